import { describe, expect, it } from 'vitest'
import { scoreLines, type ScoredRound } from '../../src/game/scores'
import type { Ruleset } from '../../src/protocol'

const round = (number: number, points: number[], seals: ScoredRound['seals'] = [[], []]): ScoredRound => ({
  number,
  trump: 'W',
  result: { reason: 'bosses', winners: [0], points, breakdown: [] },
  seals,
})
const ruleset = (has_seals: boolean) => ({ sides: [0, 1, 0, 1], has_seals }) as Ruleset

describe('scoreLines', () => {
  it('adds up the points of each side', () => {
    const lines = scoreLines(ruleset(false), [round(1, [3, 0]), round(2, [0, 5]), round(3, [2, 0])])
    expect(lines.map(({ totals }) => totals)).toEqual([
      [3, 0],
      [3, 5],
      [5, 5],
    ])
  })

  it('tells which seals are new, and counts all', () => {
    const lines = scoreLines(ruleset(true), [round(1, [0, 0], [['W'], []]), round(2, [0, 0], [['W', 'S'], ['F']])])
    expect(lines[1]?.newSeals).toEqual([['S'], ['F']])
    expect(lines[1]?.totals).toEqual([2, 1])
  })
})
