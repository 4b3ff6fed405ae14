/** Which puzzles were solved, and the solver's level: kept in this browser, and sent nowhere. */

import type { Difficulty } from '../protocol'
import { firstLevel, levelAfter } from '../game/level'

const key = 'yokai-puzzles'

/** Solved at the first try, solved after a wrong one, or not solved so far. */
export type TryResult = 'first' | 'later' | 'missed'

interface Stored {
  level: number
  outcomes: Record<string, TryResult>
}

const isTryResult = (value: unknown): value is TryResult => ['first', 'later', 'missed'].includes(value as string)

/** What is stored, as far as it is as it should be. */
export function readProgress(text: string | null): Stored {
  try {
    const { level, outcomes } = JSON.parse(text ?? '{}') as Partial<Stored>
    const entries = Object.entries(outcomes ?? {}).filter(([, outcome]) => isTryResult(outcome))
    return { level: Number.isFinite(level) ? Number(level) : firstLevel, outcomes: Object.fromEntries(entries) }
  } catch {
    return { level: firstLevel, outcomes: {} }
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // private windows may forbid storage
  }
}

class Progress {
  #now = $state.raw<Stored>(readProgress(stored()))

  get level(): number {
    return Math.round(this.#now.level)
  }
  outcome(id: string): TryResult | null {
    return this.#now.outcomes[id] ?? null
  }
  isSolved(id: string): boolean {
    return ['first', 'later'].includes(this.#now.outcomes[id] ?? '')
  }
  get hasAny(): boolean {
    return Object.keys(this.#now.outcomes).length > 0
  }

  /** Keeps how a try ended. The first one of a puzzle alone moves the level; returns by how much. */
  keep(puzzle: { id: string; difficulty: Difficulty }, outcome: TryResult): number {
    const text = stored() // another tab may have stored something
    const { level, outcomes } = text === null ? this.#now : readProgress(text)
    const before = outcomes[puzzle.id]
    if (before === 'first' || before === 'later' || before === outcome) return 0
    const count = Object.keys(outcomes).length
    const next = before ? level : levelAfter(level, count, puzzle.difficulty, outcome === 'first')
    this.#set({ level: next, outcomes: { ...outcomes, [puzzle.id]: before ? 'later' : outcome } })
    return Math.round(next) - Math.round(level)
  }

  reset(): void {
    this.#now = readProgress(null)
    try {
      localStorage.removeItem(key)
    } catch {
      // nothing is stored
    }
  }

  #set(now: Stored): void {
    this.#now = now
    try {
      localStorage.setItem(key, JSON.stringify(now))
    } catch {
      // without storage it lasts until the page is closed
    }
  }
}
export const progress = new Progress()
