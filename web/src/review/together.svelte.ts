/** Looking at a review together: one player shows where they are, whoever wants follows. It needs the table's socket. */

import type { ServerMessage } from '../protocol'
import { RetryingSocket } from '../net/socket'
import { repeatSeconds, shownReviewOf, type ShownReview } from '../net/shownReview.svelte'

export class Together {
  /** What somebody else shows. */
  readonly shown: ShownReview
  leading = $state(false)
  #at = 0
  #timer: ReturnType<typeof setInterval> | undefined
  #socket: RetryingSocket

  constructor(
    table: string,
    readonly review: string,
    /** Where the reader played; null for others, who can only follow. */
    readonly seat: number | null,
  ) {
    this.shown = shownReviewOf(table)
    this.#socket = new RetryingSocket(`/tables/${table}/socket`, {
      message: (message) => this.#receive(message as ServerMessage),
    })
  }

  lead(): void {
    this.shown.forget()
    this.leading = true
    this.#tell(this.#at)
    this.#timer = setInterval(() => this.#tell(this.#at), repeatSeconds * 1000)
  }

  stop(): void {
    if (this.leading) this.#tell(null)
    this.#end()
  }

  /** The reader is at another moment; 0 is the overview. */
  moveTo(at: number): void {
    if (at === this.#at) return
    this.#at = at
    if (this.leading) this.#tell(at)
  }

  close(): void {
    this.stop()
    this.#socket.close()
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'snapshot' && this.leading) this.#tell(this.#at)
    if (message.type !== 'review-led' || message.seat === this.seat) return
    this.shown.hear(message)
    if (message.at !== null) this.#end() // only one leads
  }

  #end(): void {
    clearInterval(this.#timer)
    this.leading = false
  }

  /** The server does not keep it, so it is neither answered nor sent again after a reconnection. */
  #tell(at: number | null): void {
    this.#socket.send({ type: 'lead-review', id: 'lead', review: this.review, at })
  }
}
