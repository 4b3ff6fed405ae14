/** Which moment of the review of a match a player shows to the others at the table. It is told again every few seconds,
 *  so whoever comes later hears of it too, and it ends by itself when nobody tells it any more. */

import type { ReviewLed } from '../protocol'

export const repeatSeconds = 5

export class ShownReview {
  now = $state.raw<ReviewLed | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: string) {}

  hear(message: ReviewLed): void {
    clearTimeout(this.#timer)
    if (message.at === null) return this.forget()
    this.now = message
    this.#timer = setTimeout(() => this.forget(), repeatSeconds * 4000)
  }

  forget(): void {
    clearTimeout(this.#timer)
    this.now = null
  }
}

let latest = new ShownReview('')

/** What is shown to a table. It lasts from the table's page to that of the review, where one follows. */
export function shownReviewOf(table: string): ShownReview {
  if (latest.table !== table) latest = new ShownReview(table)
  return latest
}

/** Where the review is that somebody shows. No action is before the match: there is the overview. */
export function followAddress({ review, at }: ReviewLed): string {
  return `/review/${review}?follow${at ? `#${at}` : ''}`
}
