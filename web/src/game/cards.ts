/** The little the page must know of cards: suits, ranks, and the stars printed on bosses. The server decides which
 *  cards may be played, and a ruleset says what they are worth. */

export type SuitLetter = 'W' | 'E' | 'C' | 'L' | 'D' | 'F' | 'S'

export interface Suit {
  letter: SuitLetter
  /** The lowest of the suit's seven ranks; the ace of Wind is 1. */
  lowest: number
  /** The stars that are printed on its boss. */
  whiteStars: number
  blackStars: number
}

export const SUITS: readonly Suit[] = [
  { letter: 'W', lowest: 1, whiteStars: 0, blackStars: 0 },
  { letter: 'E', lowest: 2, whiteStars: 0, blackStars: 1 },
  { letter: 'C', lowest: 3, whiteStars: 1, blackStars: 0 },
  { letter: 'L', lowest: 4, whiteStars: 1, blackStars: 1 },
  { letter: 'D', lowest: 5, whiteStars: 1, blackStars: 1 },
  { letter: 'F', lowest: 6, whiteStars: 2, blackStars: 1 },
  { letter: 'S', lowest: 7, whiteStars: 2, blackStars: 1 },
]

export const SUIT_LETTERS: readonly SuitLetter[] = SUITS.map((suit) => suit.letter)

export function suitOf(code: string): SuitLetter {
  return code[0] as SuitLetter
}

export function rankOf(code: string): number {
  const rank = code.slice(1).replace('f', '')
  return rank === 'A' ? 1 : Number(rank)
}

export function isBoss(code: string): boolean {
  return rankOf(code) === 7
}
