import { expect, it } from 'vitest'
import { blackStarsCount, bossStars, hasTeams, recipientsOf, seatsOf, teammatesOf } from '../../src/game/ruleset'
import type { Ruleset } from '../../src/protocol'
import { golden } from '../golden'

const { rulesets } = golden<{ rulesets: Record<string, Ruleset> }>('replays.json')
const four = rulesets['four-advanced']!
const three = rulesets['three-advanced']!
const suitors = rulesets['suitors']!

it('R5: four play in teams across the table, three play alone', () => {
  expect(hasTeams(four)).toBe(true)
  expect(seatsOf(four, 1)).toEqual([1, 3])
  expect(teammatesOf(four, 1)).toEqual([3])
  expect(hasTeams(three)).toBe(false)
  expect(teammatesOf(three, 1)).toEqual([])
})

it('R8, R51: cards are passed to the partner, to the left, or one to each', () => {
  expect(recipientsOf(four, 3)).toEqual([1, 1, 1])
  expect(recipientsOf(three, 2)).toEqual([0, 0, 0])
  expect(recipientsOf(suitors, 1)).toEqual([2, 3, 0])
})

it('R2: black stars count with three players only', () => {
  expect(blackStarsCount(four)).toBe(false)
  expect(blackStarsCount(three)).toBe(true)
  expect(bossStars(four, 'S')).toEqual({ white: 2, black: 0 })
  expect(bossStars(three, 'S')).toEqual({ white: 2, black: 1 })
  expect(bossStars(three, 'E')).toEqual({ white: 0, black: 1 })
})

it('an invented ruleset is shown by what it says of itself', () => {
  const invented = { ...four, name: 'invented', sides: [0, 0, 1, 1], boss_points: [5, 0, 0, 0, 0, 0, 1] }
  expect(seatsOf(invented, 0)).toEqual([0, 1])
  expect(bossStars(invented, 'W')).toEqual({ white: 0, black: 5 })
  expect(bossStars(invented, 'S')).toEqual({ white: 1, black: 0 })
})
