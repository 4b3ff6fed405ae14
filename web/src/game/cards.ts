/** The little the page must know of cards: their order, ranks and stars. The server decides which may be played. */

export const suits = ['W', 'E', 'C', 'L', 'D', 'F', 'S'] as const
export type SuitLetter = (typeof suits)[number]

const white = [0, 0, 1, 1, 1, 2, 2]
const black = [0, 1, 0, 1, 1, 1, 1]

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

/** What the boss of a suit is worth; black stars count with three players only. */
export function stars(suit: SuitLetter, players: number): { white: number; black: number } {
  const position = suits.indexOf(suit)
  return { white: white[position] ?? 0, black: players === 3 ? (black[position] ?? 0) : 0 }
}

export function ranksOf(suit: SuitLetter): number[] {
  const lowest = suits.indexOf(suit) + 1
  return [0, 1, 2, 3, 4, 5, 6].map((step) => lowest + step)
}

/** How many cards everybody is dealt. */
export function handSize(ruleset: string, players: number): number {
  return ruleset.startsWith('suitors') ? 14 : players === 3 ? 16 : 12
}
