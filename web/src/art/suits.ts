/**
 * The seven suits as the art needs them: card codes and crests.
 * No layout and no drawing of whole cards; those live in card.ts.
 */

import { SUITS, SUIT_LETTERS, type Suit, type SuitLetter } from '../game/cards'

export { SUITS, SUIT_LETTERS, type SuitLetter }

export interface CardFace {
  suit: Suit
  rank: number
  foil: boolean
  isBoss: boolean
  isSuperTrump: boolean
}

/** Reads a card code such as `WA`, `S13` or `W7f`; throws on anything else. */
export function parseCode(code: string): CardFace {
  const match = /^([WECLDFS])(A|[2-9]|1[0-3])(f?)$/.exec(code)
  const suit = match && SUITS.find((each) => each.letter === match[1])
  const rank = match ? (match[2] === 'A' ? 1 : Number(match[2])) : NaN
  const foil = match?.[3] === 'f'
  const known = suit && rank >= suit.lowest && rank <= suit.lowest + 6
  if (!suit || !known || (foil && rank !== 7)) {
    throw new Error(`Expected a card code such as W7, WA or S13, but got ${JSON.stringify(code)}`)
  }
  return { suit, rank, foil, isBoss: rank === 7, isSuperTrump: code === 'WA' }
}

/** All card codes of a deck, suit by suit; with the foil sevens, the 56 of Seven Suitors. */
export function allCodes(foils = false): string[] {
  return SUITS.flatMap(({ letter, lowest }) =>
    Array.from({ length: 7 }, (_, step) => lowest + step).flatMap((rank) => {
      const code = letter + (rank === 1 ? 'A' : String(rank))
      return foils && rank === 7 ? [code, `${code}f`] : [code]
    }),
  )
}

/**
 * Crests: one bold silhouette a suit in a 24 by 24 box, drawn with the fill rule `evenodd`.
 * They must stay distinct when they are six pixels wide.
 */
export const CRESTS: Record<SuitLetter, string> = {
  // a gust that curls in on itself
  W: 'M1.2 19.4C5 21.6 10 22.8 14 22.2 19.6 21.4 23.4 17 23.4 11.4 23.4 5.4 18.7 1 12.7 1 7 1 2.8 4.9 2.8 9.8 2.8 14.2 6 17.2 10 17.2 13.8 17.2 16.8 14.6 16.8 11.2 16.8 8.4 14.9 6.5 12.3 6.5 10.6 6.5 9.2 7.4 8.6 8.8 9.8 8.5 10.7 8.7 11.5 9.3 12.5 10 12.9 11 12.6 11.9 12.2 13.1 11.2 13.7 10 13.7 7.9 13.7 6.4 12.1 6.4 9.9 6.4 6.8 9.1 4.5 12.6 4.5 16.7 4.5 19.8 7.5 19.8 11.4 19.8 15.3 17.3 18.5 13.2 19.2 9.4 19.8 5 19.6 1.2 19.4z',
  // two peaks over a level field
  E: 'M1 18.5 8.6 5.2l3 4.7L15 3l8 15.5zM8.6 9.2l-2.7 4.8 1.8-.9 1 1.4 1.4-1.2zM1 20h22v2.6H1z',
  // the boar's-eye heart of temple doors
  C: 'M12 22.5C9.8 18.6 1.4 15.4 1.4 8.3c0-4 2.7-6.5 5.8-6.5 2.4 0 4 1.4 4.8 3.4.8-2 2.4-3.4 4.8-3.4 3.1 0 5.8 2.5 5.8 6.5 0 7.1-8.4 10.3-10.6 14.2zM12 16.6c1.3-2.3 5.2-4 5.2-7.7 0-1.5-.9-2.4-2-2.4-1.6 0-2.8 1.7-3.2 4.6-.4-2.9-1.6-4.6-3.2-4.6-1.1 0-2 .9-2 2.4 0 3.7 3.9 5.4 5.2 7.7z',
  // one folded bolt
  L: 'M14.8.8 4.2 13.2h5.2L6.6 23.2 19.8 9.6h-6.2L17.6.8z',
  // the thin moon and the evening star
  D: 'M15.4 1.6C11 3.2 9.3 7 10 11.2c.8 4.7 5.2 7.7 11 6.3C18.8 21 15.4 23 11.5 23 5.6 23 1 18.3 1 12.4 1 6 6.5 1 12.8 1c1 0 1.8.2 2.6.6zM18.6 5.4l1.1 2.5 2.5 1.1-2.5 1.1-1.1 2.5-1.1-2.5L15 9l2.5-1.1z',
  // a flame with its hollow heart
  F: 'M13 .8c.6 4.4 7.9 7.2 7.9 14 0 5-4 8.4-8.9 8.4s-8.9-3.3-8.9-8.3c0-3.5 2-6 3.6-7.9.2 2 .9 3.2 2.1 3.9C8.4 7 10 3.2 13 .8zM12.4 12c-.7 2.3-3.6 3.4-3.6 6 0 1.9 1.4 3.2 3.3 3.2 1.8 0 3.2-1.2 3.2-3 0-2.5-2.6-3.5-2.9-6.2z',
  // six branches
  S: 'M10.7.8h2.6v3.3l2.2-1.6 1.3 1.8-3.5 2.6v2.9l2.5-1.5.5-4.3 2.2.3-.3 2.7 2.8-1.6 1.3 2.2-2.8 1.6 2.5 1.1-.9 2.1-4-1.8-2.5 1.4 2.5 1.4 4-1.8.9 2.1-2.5 1.1 2.8 1.6-1.3 2.2-2.8-1.6.3 2.7-2.2.3-.5-4.3-2.5-1.5v2.9l3.5 2.6-1.3 1.8-2.2-1.6v3.3h-2.6v-3.3l-2.2 1.6-1.3-1.8 3.5-2.6v-2.9l-2.5 1.5-.5 4.3-2.2-.3.3-2.7-2.8 1.6L1 16.8l2.8-1.6L1.3 14.1l.9-2.1 4 1.8L8.7 12.4 6.2 11l-4 1.8-.9-2.1 2.5-1.1L1 8l1.3-2.2 2.8 1.6-.3-2.7 2.2-.3.5 4.3 2.5 1.5V7.3L6.5 4.7l1.3-1.8L10 4.5z',
}
