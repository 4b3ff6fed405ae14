import { expect, it } from 'vitest'
import type { MatchState, RoundState } from '../../src/protocol'
import { seventhOf } from '../../src/table/sixTricks'

const ruleset = {
  losing_trick: 7,
  bosses_to_win: 4,
  players: 4,
  deck: ['W7', 'E7', 'C7', 'L7', 'D7', 'F7', 'S7', 'F6'],
} as unknown as MatchState['ruleset']

const at = (given: Partial<RoundState>) => ({
  ruleset,
  round: {
    phase: 'play',
    won: [6, 4],
    bosses: [['W7', 'C7', 'D7'], []],
    face_up: 'E3',
    trick: [],
    ...given,
  } as RoundState,
})

it('says what a seventh trick would mean', () => {
  expect(seventhOf(at({}), 0)).toEqual({ meaning: 'without', missing: 1 })
  expect(seventhOf(at({ bosses: [['W7', 'C7'], []] }), 0)).toEqual({ meaning: 'without', missing: 2 })
})

it('R23: is no alarm in a trick with the deciding boss', () => {
  expect(seventhOf(at({ trick: ['F7'] }), 0)?.meaning).toBe('wins')
})

it('knows when no boss can help any more', () => {
  expect(seventhOf(at({ bosses: [['W7'], ['E7', 'L7', 'F7']], face_up: 'S7' }), 0)?.meaning).toBe('loses')
})

it('is said of that side alone, and not after the round', () => {
  expect(seventhOf(at({}), 1)).toBeNull()
  expect(seventhOf(at({ phase: 'over' }), 0)).toBeNull()
  expect(seventhOf({ ruleset, round: null }, 0)).toBeNull()
})
