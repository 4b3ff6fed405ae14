/** Which puzzle comes next. */

import type { PuzzleSummary } from '../protocol'
import { screenApi } from '../net/screenApi'
import { byLevel } from '../game/level'
import type { TryResult } from '../ui/puzzleProgress.svelte'

/** What may be chosen: the names of the server's own parameters. */
export const filters = ['kind', 'theme', 'difficulty'] as const

/** The parameters of an address that choose puzzles. */
export function wantedOf(query: string): URLSearchParams {
  const given = new URLSearchParams(query)
  return new URLSearchParams(filters.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])))
}

const pageSize = 500

/** All puzzles of a choice, page by page. */
export async function allPuzzles(wanted: URLSearchParams): Promise<PuzzleSummary[]> {
  const found: PuzzleSummary[] = []
  for (;;) {
    const { total, puzzles } = await screenApi.puzzles({
      ...Object.fromEntries(wanted),
      start: found.length,
      limit: pageSize,
    })
    found.push(...puzzles)
    if (found.length >= total || !puzzles.length) return found
  }
}

/** The next puzzle: one that was never tried before one that was missed, and of those one nearest to the solver's level,
 *  any of them; null if all are solved. */
export function nextPuzzle(
  puzzles: PuzzleSummary[],
  outcomeOf: (id: string) => TryResult | null,
  level: number,
  random = Math.random,
): PuzzleSummary | null {
  for (const outcome of [null, 'missed'] as const) {
    const left = puzzles.filter(({ id }) => outcomeOf(id) === outcome)
    for (const difficulty of byLevel(level)) {
      const fitting = left.filter((puzzle) => puzzle.difficulty === difficulty)
      const found = fitting[Math.floor(random() * fitting.length)]
      if (found) return found
    }
  }
  return null
}
