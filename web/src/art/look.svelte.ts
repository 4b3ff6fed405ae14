/** In which colours the pictures are printed; the page's settings decide, and all pictures follow. */
import type { Edition, ColourScheme } from './palette'

export const look = $state<{ theme: ColourScheme; edition: Edition }>({ theme: 'light', edition: 'standard' })
