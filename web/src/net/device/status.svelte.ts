/** How far the game is loaded, and what is wrong with it. */

import type { Trouble } from './messages'

class Status {
  /** How much has been downloaded; null when nothing is. */
  share = $state<number | null>(null)
  isReady = $state(false)
  trouble = $state<Trouble | null>(null)
}

export const status = new Status()
