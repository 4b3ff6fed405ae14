/** In which colours the pictures are printed; the page's settings decide, and all pictures follow. */
import type { Edition, Theme } from './palette'

export const look = $state<{ theme: Theme; edition: Edition }>({ theme: 'light', edition: 'standard' })
