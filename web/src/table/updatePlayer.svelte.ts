/** Shows the table's updates one after the other, with pauses.
 *
 *  The server's messages are whole states, so nothing here computes rules. What this adds is time:
 *  a complete trick stays on the table for a moment before it goes to its winner.
 */

import type { TableState, Update } from '../protocol'
import { paced } from '../ui/settings.svelte'
import { flightTime } from './cardMotion'
import { withCardLaid } from './laidCard'

/** The cards in the middle of the table. */
export interface ShownTrick {
  leader: number
  cards: string[]
  /** Known when the trick is complete. */
  winner: number | null
  /** Whether the cards are on their way to the winner. */
  swept: boolean
}

export interface UpdateHooks {
  /** An update is about to be shown. */
  starting: (update: Update) => void
  /** Resolves when the card of an update, if there is one, has landed on the table. */
  landing: () => Promise<void>
  /** The card of an update has landed on the table; without a card, right after the start. */
  landed: (update: Update, before: TableState | null) => void
  /** This state is on the screen now. */
  shown: (state: TableState) => void
  /** An update is shown to its end. */
  finished: (before: TableState | null, after: TableState) => void
}

/** When a card lies on the table, in milliseconds at normal speed. */
const landing = flightTime + 20
const backlog = 5 // with more updates waiting than this, somebody was away: show the latest at once

export class UpdatePlayer {
  state = $state.raw<TableState | null>(null)
  trick = $state.raw<ShownTrick | null>(null)

  #queue: Update[] = []
  #running = false
  #resets = 0
  #endPause: (() => void) | null = null

  constructor(readonly hooks: UpdateHooks) {}

  /** Shows a state at once and drops the updates that wait. */
  reset(state: TableState): void {
    this.#queue = []
    this.#resets++
    this.skipPause()
    this.#show(state)
    this.trick = null
  }

  add(update: Update): void {
    this.#queue.push(update)
    if (!this.#running) void this.#run()
  }

  /** Ends the pause for the trick that is shown. */
  skipPause(): void {
    this.#endPause?.()
  }

  async #run(): Promise<void> {
    this.#running = true
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      await this.#perform(update, document.hidden || this.#queue.length > backlog)
    }
    this.#running = false
  }

  async #perform(update: Update, atOnce: boolean): Promise<void> {
    const { events, state } = update
    const before = this.state
    const resets = this.#resets
    const round = before?.match?.round
    const won = events.find((event) => event.type === 'trick-won')
    const played = events.find((event) => event.type === 'card-played')
    this.hooks.starting(update)
    if (won && played && round && !atOnce) {
      // The table before the trick is taken away: the card has left its hand, and it is nobody's turn.
      this.#show({ ...before, match: { ...before.match!, round: withCardLaid(round, played.seat, played.card) } })
      this.trick = { leader: round.leader ?? 0, cards: won.cards, winner: null, swept: false }
      await this.#land()
      if (resets !== this.#resets) return // a newer state is on the screen
      this.hooks.landed(update, before)
      this.trick = { ...this.trick, winner: won.seat }
      await this.#wait(paced(1300 - landing))
      if (resets !== this.#resets) return
      this.trick = { ...this.trick, swept: true }
      await this.#wait(paced(420))
      if (resets !== this.#resets) return
      this.trick = null
      this.#show(state)
    } else {
      this.trick = null
      this.#show(state)
      if (played && !atOnce) await this.#land()
      if (resets !== this.#resets) return
      this.hooks.landed(update, before)
    }
    this.hooks.finished(before, state)
  }

  async #land(): Promise<void> {
    await this.#wait(paced(landing))
    await this.hooks.landing()
  }

  #show(state: TableState): void {
    this.state = state
    this.hooks.shown(state)
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#endPause?.(), milliseconds)
      this.#endPause = () => {
        clearTimeout(timer)
        this.#endPause = null
        resolve()
      }
    })
  }
}
