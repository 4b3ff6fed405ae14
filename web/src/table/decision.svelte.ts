/** What the viewer is about to do at the table: cards picked for a pass, a card lifted, or queued until the turn comes.
 *  The server hears of it when it is done; what it then says of the table decides whether anything is left of it. */

import { Picks } from '../board/picks.svelte'
import type { RoundState } from '../protocol'

/** What the table asks for. */
export interface Asked {
  round: RoundState | null
  /** The viewer's seat; null for spectators. */
  seat: number | null
  /** Whether a card is on its way to the server. */
  isPlaying: boolean
  /** Whether a complete trick is still shown. */
  isPausing: boolean
  isOnline: boolean
}

/** What comes of a decision. */
export interface DecisionHooks {
  play: (card: string) => void
  pass: (cards: string[]) => void
  queued: (card: string, taken: boolean) => void
  /** The card may not be played. */
  refused: (card: string) => void
  /** Enough cards are picked already. */
  enough: (count: number) => void
}

export class Decision {
  /** The card that is played when it is the viewer's turn. */
  queued = $state<string | null>(null)
  /** The card that the next touch plays, where the first one only lifts it. */
  lifted = $state<string | null>(null)
  /** Whether the viewer, having passed, wants other cards instead. */
  #changing = $state(false)
  #asked = $state.raw<Asked>({ round: null, seat: null, isPlaying: false, isPausing: false, isOnline: false })
  readonly #picks = new Picks(() => this.#asked.round?.pass_to?.length ?? 0)
  /** The round whose pass the picked cards belong to, and what was passed in it. */
  #passOf = 0
  #passed = ''

  constructor(readonly hooks: DecisionHooks) {}

  /** Whether cards are to be passed. */
  get passing(): boolean {
    const { round } = this.#asked
    return round?.phase === 'pass' && round.hand !== null
  }

  /** The cards picked for the pass. */
  get chosen(): string[] {
    return this.#picks.cards
  }

  /** Whether the pass was sent and is not being changed. */
  get isSettled(): boolean {
    return this.#asked.round?.passed != null && !this.#changing
  }

  /** The table has changed. */
  see(asked: Asked): void {
    this.#asked = asked
    const { round } = asked
    this.#seePass(round)
    if (this.lifted && !round?.legal.includes(this.lifted)) this.lifted = null
    if (this.queued === null) return
    const card = this.queued
    if (!round?.hand?.includes(card)) this.queued = null
    else if (this.#isTurn && asked.isOnline) {
      this.queued = null
      this.choose(card)
    }
  }

  /** Picks a card for the pass, plays it, or queues it. */
  choose(card: string): void {
    const { round, isPlaying } = this.#asked
    this.lifted = null
    if (this.passing) return this.#pick(card)
    if (!round || isPlaying) return
    if (!this.#isTurn) this.#queue(card)
    else if (round.legal.includes(card)) this.hooks.play(card)
    else this.hooks.refused(card)
  }

  lift(card: string): void {
    this.lifted = card
  }

  /** Passes the picked cards. */
  confirm(): void {
    if (!this.#picks.isComplete) return
    this.#changing = false
    this.hooks.pass(this.chosen)
  }

  /** Passes these cards, or plays this one. */
  follow(cards: string[]): void {
    if (this.passing) {
      this.#picks.cards = cards
      this.confirm()
    } else cards.forEach((card) => this.choose(card))
  }

  /** Wants other cards passed than those sent. */
  change(): void {
    this.#changing = true
  }

  /** Takes back a card that waits for the turn; false if there is none. */
  undo(): boolean {
    if (this.queued === null) return false
    this.#queue(this.queued)
    return true
  }

  get #isTurn(): boolean {
    const { round, seat, isPausing } = this.#asked
    return seat !== null && round?.turn === seat && !isPausing
  }

  #pick(card: string): void {
    if (this.isSettled) return
    if (!this.#picks.toggle(card)) this.hooks.enough(this.#picks.size())
  }

  /** Chooses a card before the turn, or takes the choice back. The server does not hear of it. */
  #queue(card: string): void {
    const taken = this.queued === card
    this.queued = taken ? null : card
    this.hooks.queued(card, taken)
  }

  /** Picked cards belong to one round's pass; what was really passed, perhaps in another tab, takes their place. */
  #seePass(round: RoundState | null): void {
    if (round?.phase !== 'pass') return this.#picks.clear()
    const passed = String(round.passed)
    const isNew = this.#passOf !== round.number
    const isChanged = this.#passed !== passed
    this.#passOf = round.number
    this.#passed = passed
    if (!isNew && !(isChanged && round.passed)) return
    this.#changing = false
    this.#picks.cards = [...(round.passed ?? [])]
  }
}
