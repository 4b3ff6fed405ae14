import { expect, it } from 'vitest'
import type { ReviewDecision, ReviewDocument, ReviewStep } from '../../src/protocol'
import {
  cardOptions,
  chanceOf,
  costliest,
  isCloseEnough,
  mistakeFrom,
  passOptions,
  startOf,
  turningPoints,
} from '../../src/review/verdicts'

const decision = (given: Partial<ReviewDecision>): ReviewDecision => ({
  after: 5,
  round: 1,
  trick: 1,
  seat: 0,
  kind: 'lead',
  made: ['W3'],
  best: ['W5'],
  grade: 'blunder',
  loss: 0.2,
  error: 0.01,
  effect: [-0.2, 0.2],
  choices: [
    { cards: ['W5'], match: 0.6, round: 0.5, points: 1 },
    { cards: ['W4'], match: 0.57, round: 0.5, points: 1 },
    { cards: ['W3'], match: 0.4, round: 0.3, points: 0 },
  ],
  open: [
    { cards: ['W3'], match: 0.7, points: 1, exact: true },
    { cards: ['W4'], match: 0.7, points: 1, exact: true },
    { cards: ['W5'], match: 0.1, points: 0, exact: true },
  ],
  open_loss: 0,
  why: null,
  gave_away: null,
  charged: true,
  by: null,
  hint: false,
  taken_back: [],
  ...given,
})
const review = (given: Partial<ReviewDocument>): ReviewDocument => ({
  engine: 1,
  ruleset: 'four-basic',
  players: [],
  seats: [0, 1, 2, 3],
  decisions: [],
  curve: [],
  luck: [],
  summary: [],
  scale: [],
  ...given,
})
const step = (after: number, chances: number[], given: Partial<ReviewStep> = {}): ReviewStep => ({
  after,
  round: 1,
  seat: 0,
  chances,
  error: [0, 0],
  luck: [0, 0],
  ...given,
})

it('lists what is held against a player, the costliest first', () => {
  const decisions = [
    decision({ after: 5, loss: 0.2 }),
    decision({ after: 6, loss: 0.3 }),
    decision({ after: 7, loss: 0.4, charged: false }),
    decision({ after: 8, loss: 0.5, grade: 'good' }),
    decision({ after: 9, loss: 0.6, seat: 1 }),
    decision({ after: 10, loss: 0.1, grade: 'inaccuracy' }),
  ]
  expect(costliest(review({ decisions }), 0, 2).map(({ after }) => after)).toEqual([6, 5])
  expect(costliest(review({ decisions }), 0, 9)).toHaveLength(3)
})

it('goes from mistake to mistake in the order of the match, however they were judged', () => {
  const decisions = [decision({ after: 9 }), decision({ after: 3 }), decision({ after: 6, grade: 'good' })]
  expect(mistakeFrom(review({ decisions }), 3, 1)).toBe(9)
  expect(mistakeFrom(review({ decisions }), 9, -1)).toBe(3)
  expect(mistakeFrom(review({ decisions }), 9, 1)).toBeNull()
})

it('tells luck from judgement', () => {
  expect(chanceOf(decision({ open_loss: 0 }))).toBe('lucky')
  expect(chanceOf(decision({ open_loss: 0.3 }))).toBeNull()
  expect(chanceOf(decision({ grade: 'best', open_loss: 0.3 }))).toBe('unlucky')
  expect(chanceOf(decision({ grade: 'good', open_loss: 0.05 }))).toBeNull()
  expect(chanceOf(decision({ open_loss: null }))).toBeNull()
})

it('accepts what is within four points of the best', () => {
  expect(isCloseEnough(decision({}), ['W5'])).toBe(true)
  expect(isCloseEnough(decision({}), ['W4'])).toBe(true)
  expect(isCloseEnough(decision({}), ['W3'])).toBe(false)
  expect(isCloseEnough(decision({}), ['W6'])).toBe(false)
})

it('shows a hand with both values of every card that could be played', () => {
  const [three, four, five, snow] = cardOptions(['W3', 'W4', 'W5', 'S9'], decision({}))
  expect(three).toMatchObject({ known: 0.4, open: 0.7, exact: true, made: true, best: false, bestOpen: true })
  expect(four).toMatchObject({ known: 0.57, bestOpen: true, made: false })
  expect(five).toMatchObject({ known: 0.6, best: true, bestOpen: false })
  expect(snow).toMatchObject({ legal: false, known: null, open: null })
  expect(passOptions(decision({})).map(({ cards }) => cards)).toEqual([['W5'], ['W4'], ['W3']])
})

it('finds the turning points, with the side that gained', () => {
  const curve = [
    step(0, [0.6, 0.4], { seat: null, luck: [0.1, -0.1] }),
    step(1, [0.58, 0.42]),
    step(2, [0.2, 0.8]),
    step(3, [0.25, 0.75]),
    step(4, [0.9, 0.1]),
  ]
  const start = startOf(review({ curve }))
  expect(start.map((chance) => chance.toFixed(2))).toEqual(['0.50', '0.50'])
  const found = turningPoints(start, curve, 2)
  expect(found.map(({ after, side }) => [after, side])).toEqual([
    [2, 1],
    [4, 0],
  ])
})
