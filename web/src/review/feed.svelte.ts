/** A review while it is made: asks the server again until it is done. */

import type { Replay, ReviewState } from '../protocol'
import { screenApi } from '../net/screenApi'
import { errorText, isPassing } from '../net/errors'

const firstPause = 250
const longestPause = 5000

export class ReviewFeed {
  state = $state.raw<ReviewState | null>(null)
  replay = $state.raw<Replay | null>(null)
  /** Why there is nothing to see. */
  trouble = $state('')
  #pause = firstPause
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(readonly id: string) {
    void this.#ask()
  }

  get isRunning(): boolean {
    return this.state?.state === 'waiting' || this.state?.state === 'running'
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  async #ask(): Promise<void> {
    try {
      const state = await screenApi.review(this.id)
      this.replay ??= await screenApi.reviewReplay(this.id)
      if (this.#closed) return
      this.state = state
      this.trouble = ''
    } catch (error) {
      if (this.#closed) return
      this.trouble = errorText(error)
      if (!isPassing(error)) return
    }
    if (this.state && !this.isRunning) return
    this.#timer = setTimeout(() => void this.#ask(), this.#pause)
    this.#pause = Math.min(this.#pause * 1.2, longestPause)
  }
}
