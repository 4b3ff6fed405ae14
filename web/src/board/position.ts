/** A table at one moment, as somebody sees it: all that a board shows. Each screen makes it from what it knows. */

import type { SuitLetter } from '../game/cards'

/** A card of a hand: hidden ones have no code. */
export interface HeldCard {
  code: string | null
  /** Whether it has been played; its place is kept, so that hands stay as wide as they are. */
  gone?: boolean
  /** Whether it is about to be passed. */
  given?: boolean
}

/** The cards in the middle; complete ones stay until the next card. */
export interface LaidTrick {
  leader: number
  cards: string[]
  winner: number | null
}

export interface Position {
  /** By seat. */
  names: string[]
  /** What stands beside each name, such as the strength of a bot. */
  notes: string[]
  /** The team of each seat; empty where nobody has a teammate. */
  teams: number[]
  hands: HeldCard[][]
  trick: LaidTrick | null
  /** The card that lies face up and names the trump suit, and that suit, once it is known. */
  faceUp: string | null
  trump: SuitLetter | null
  turn: number | null
  /** The seat that is shown below; play goes clockwise from there. */
  bottom: number
  /** Whether black stars count, so that cards show them. */
  blackStars: boolean
}

/** What is written on a card of a hand, one line below the other. */
export interface CardMark {
  lines: { text: string; top: boolean }[]
  /** What screen readers say of the card, if not its name alone. */
  told?: string
  /** What a pointer that rests on the card is told. */
  title?: string
  /** Whether the card has a golden frame, or a golden rim. */
  framed?: boolean
  lit?: boolean
}

/** How the cards of a hand are chosen. */
export interface Choosing {
  onchoose: (card: string) => void
  /** The cards that can be chosen; without it, all. */
  legal?: string[]
  /** Says why a card cannot be chosen, when it is touched. */
  onrefuse?: (card: string) => void
  /** Whether cards that can be chosen stand out by their height. */
  raises?: boolean
  /** Those that are chosen already, where several are. */
  chosen?: string[]
  /** What screen readers say of a card, if not its name alone. */
  label?: (card: string) => string
  /** Whether the last choice is still being answered; meanwhile the cards keep their place and the focus. */
  busy?: boolean
  /** Whether the cards lead to another moment: nothing is asked, and arrows belong to the screen. */
  links?: boolean
}

/** Where a card lies in a row of cards: how many are before it, and how many gaps, one wherever another suit begins. */
export interface Slot {
  index: number
  gaps: number
}

/** The cards of a hand in one row. */
export function rowOf(cards: HeldCard[]): Slot[] {
  let gaps = 0
  return cards.map(({ code }, index) => {
    const before = cards[index - 1]
    if (before && before.code?.[0] !== code?.[0]) gaps++
    return { index, gaps }
  })
}

/** Where the first card is that can be chosen, or the first choice of several cards. */
export const firstCard = '.hand.asks button:not([aria-disabled]), button.option'
