/** What follows from a ruleset. The server sends it as data, and nothing here knows a ruleset by its name. */

import type { Ruleset } from '../protocol'
import { SUITS, type SuitLetter } from './cards'

export function seatsOf(ruleset: Ruleset, side: number): number[] {
  return ruleset.sides.flatMap((each, seat) => (each === side ? [seat] : []))
}

/** The other seats of this seat's side. */
export function teammatesOf(ruleset: Ruleset, seat: number): number[] {
  return seatsOf(ruleset, ruleset.sides[seat] ?? 0).filter((each) => each !== seat)
}

export function hasTeams(ruleset: Ruleset): boolean {
  return new Set(ruleset.sides).size < ruleset.players
}

/** The seat that receives each of the cards this seat passes. */
export function recipientsOf(ruleset: Ruleset, seat: number): number[] {
  return ruleset.pass_to.map((steps) => (seat + steps) % ruleset.players)
}

/** The points of a suit's boss as stars: the white ones that are printed on it, and black ones for the rest. */
export function bossStars(ruleset: Ruleset, suit: SuitLetter): { white: number; black: number } {
  const position = SUITS.findIndex(({ letter }) => letter === suit)
  const points = ruleset.boss_points[position] ?? 0
  const white = Math.min(points, SUITS[position]?.whiteStars ?? 0)
  return { white, black: points - white }
}

/** Whether black stars count, so that cards show them. */
export function blackStarsCount(ruleset: Ruleset): boolean {
  return SUITS.some(({ letter }) => bossStars(ruleset, letter).black > 0)
}
