/** The score of a match, round by round. */

import type { RoundResult, Ruleset } from '../protocol'
import type { SuitLetter } from './cards'

/** What a finished round says of the score; rounds at the table and in replays do. */
export interface ScoredRound {
  number: number
  trump: SuitLetter | null
  result: RoundResult
  /** The suits each side had sealed after the round. */
  seals: SuitLetter[][]
}

export interface ScoreLine extends ScoredRound {
  /** The suits each side sealed in this round. */
  newSeals: SuitLetter[][]
  /** The score of each side after the round. */
  totals: number[]
}

export function scoreLines(ruleset: Ruleset, rounds: ScoredRound[]): ScoreLine[] {
  let totals = Array<number>(Math.max(...ruleset.sides) + 1).fill(0)
  let sealed: SuitLetter[][] = totals.map(() => [])
  return rounds.map((round) => {
    const before = sealed
    sealed = round.seals
    totals = totals.map((sum, side) =>
      ruleset.has_seals ? (sealed[side]?.length ?? 0) : sum + (round.result.points[side] ?? 0),
    )
    return {
      ...round,
      totals,
      newSeals: sealed.map((suits, side) => suits.filter((suit) => !before[side]?.includes(suit))),
    }
  })
}
