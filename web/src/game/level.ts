/** The solver's level, on the scale of the puzzles' difficulties: an Elo rating, where a puzzle wins if it is not solved
 *  at the first try. */

import type { Difficulty } from '../protocol'

export const difficulties: Difficulty[] = ['easy', 'medium', 'hard', 'expert']
export const levels: Record<Difficulty, number> = { easy: 800, medium: 1200, hard: 1600, expert: 2000 }
export const firstLevel = 1000

/** The chance that somebody of this level solves such a puzzle at the first try. */
export function chanceToSolve(level: number, difficulty: Difficulty): number {
  return 1 / (1 + 10 ** ((levels[difficulty] - level) / 400))
}

/** The level after one more puzzle. It moves quickly at first, when little is known. */
export function levelAfter(level: number, puzzlesBefore: number, difficulty: Difficulty, solved: boolean): number {
  const step = Math.max(16, 64 - 3 * puzzlesBefore)
  return level + step * (Number(solved) - chanceToSolve(level, difficulty))
}

/** The difficulties, that nearest to a level first. */
export function byLevel(level: number): Difficulty[] {
  return [...difficulties].sort((a, b) => Math.abs(levels[a] - level) - Math.abs(levels[b] - level))
}
