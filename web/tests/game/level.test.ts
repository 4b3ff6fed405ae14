import { expect, it } from 'vitest'
import type { PuzzleSummary } from '../../src/protocol'
import { byLevel, chanceToSolve, levelAfter } from '../../src/game/level'
import { readProgress, type TryResult } from '../../src/ui/puzzleProgress.svelte'
import { nextPuzzle, wantedOf } from '../../src/puzzles/stream'

it('rises when a puzzle is solved, and more for a harder one', () => {
  expect(levelAfter(1000, 50, 'easy', true)).toBeGreaterThan(1000)
  expect(levelAfter(1000, 50, 'hard', true)).toBeGreaterThan(levelAfter(1000, 50, 'easy', true))
  expect(levelAfter(1000, 50, 'easy', false)).toBeLessThan(1000)
  expect(levelAfter(1000, 0, 'easy', false)).toBeLessThan(levelAfter(1000, 50, 'easy', false))
  expect(chanceToSolve(1200, 'medium')).toBe(0.5)
})

it('comes to rest where half of the puzzles are solved', () => {
  let level = 1000
  for (let i = 0; i < 400; i++) level = levelAfter(level, i, 'hard', i % 2 === 0)
  expect(Math.abs(level - 1600)).toBeLessThan(30)
})

it('orders the difficulties by their distance', () => {
  expect(byLevel(1000)[0]).toBe('easy')
  expect(byLevel(1490)).toEqual(['hard', 'medium', 'expert', 'easy'])
})

const puzzle = (id: string, difficulty: PuzzleSummary['difficulty']): PuzzleSummary => {
  return { id, difficulty, kind: 'open', themes: [] }
}

it('offers what suits the level, new puzzles before missed ones, and none that is solved', () => {
  const puzzles = [puzzle('a', 'easy'), puzzle('b', 'hard'), puzzle('c', 'hard'), puzzle('d', 'expert')]
  const outcomes: Record<string, TryResult> = {}
  const next = () =>
    nextPuzzle(
      puzzles,
      (id) => outcomes[id] ?? null,
      1650,
      () => 0,
    )?.id
  expect(next()).toBe('b')
  outcomes['b'] = 'missed'
  expect(next()).toBe('c')
  outcomes['c'] = 'first'
  expect(next()).toBe('d')
  outcomes['d'] = 'later'
  expect(next()).toBe('a')
  outcomes['a'] = 'first'
  expect(next()).toBe('b')
  outcomes['b'] = 'later'
  expect(next()).toBeUndefined()
})

it('reads what was stored, and nothing else', () => {
  const fresh = readProgress(null)
  for (const damaged of ['', '{', '[]', '{"level":"x","outcomes":3}', '{"outcomes":{"a":"won"}}', 'null']) {
    expect(readProgress(damaged), damaged).toEqual(fresh)
  }
  const kept = { level: 1234.5, outcomes: { a: 'first' as const, b: 'missed' as const } }
  expect(readProgress(JSON.stringify(kept))).toEqual(kept)
})

it('takes from an address what chooses puzzles', () => {
  expect(String(wantedOf('?kind=open&x=1&theme='))).toBe('kind=open')
})
