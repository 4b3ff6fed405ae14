import { expect, it } from 'vitest'
import type { CurveStep, Replay, ReviewDocument, ReviewState, Ruleset, Verdict } from '../../src/protocol'
import {
  asJudged,
  behindBest,
  cardOptions,
  chanceOf,
  costliest,
  inPassOrder,
  isJudged,
  mistakeFrom,
  passOptions,
  shownLoss,
  startOf,
  toldOptions,
  toldSide,
  turningPoints,
} from '../../src/review/verdicts'
import { golden } from '../golden'

const decision = (given: Partial<Verdict>): Verdict => ({
  after: 5,
  seat: 0,
  kind: 'lead',
  made: ['W3'],
  grade: 'blunder',
  loss: 0.2,
  error: 0.01,
  effect: [-0.2, 0.2],
  choices: [
    { cards: ['W5'], match: 0.6, round: 0.5, points: 1, lost_by_seventh: null },
    { cards: ['W4'], match: 0.57, round: 0.5, points: 1, lost_by_seventh: null },
    { cards: ['W3'], match: 0.4, round: 0.3, points: 0, lost_by_seventh: null },
  ],
  open: [
    { cards: ['W3'], match: 0.7, points: 1, exact: true, error: 0 },
    { cards: ['W4'], match: 0.7, points: 1, exact: true, error: 0 },
    { cards: ['W5'], match: 0.1, points: 0, exact: true, error: 0 },
  ],
  why: null,
  gave_away: null,
  by: null,
  hint: false,
  taken_back: [],
  ...given,
})
const review = (given: Partial<ReviewDocument>): ReviewDocument => ({
  format: 'yokai-septet-review-2',
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
const step = (after: number, chances: number[], given: Partial<CurveStep> = {}): CurveStep => ({
  after,
  round: 1,
  seat: 0,
  chances,
  error: [0, 0],
  luck: [0, 0],
  is_charged: true,
  ...given,
})

it('is judged before the values with open cards are known', () => {
  const at = (state: ReviewState['state'], done: number, total: number) =>
    isJudged({ state, done, total } as ReviewState)
  expect([at('waiting', 0, 0), at('running', 4, 5), at('running', 5, 5), at('done', 5, 5)]).toEqual([
    false,
    false,
    true,
    true,
  ])
  const closed = decision({ open: [] })
  expect(chanceOf(closed)).toBe(null)
  const [made] = cardOptions(['W3'], closed)
  expect(made).toMatchObject({ known: 0.4, open: null, exact: false, bestOpen: false })
})

it('lists what is held against a player, the costliest first', () => {
  const decisions = [
    decision({ after: 5, loss: 0.2 }),
    decision({ after: 6, loss: 0.3 }),
    decision({ after: 7, loss: 0.4, by: 'adept' }),
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
  const right = { grade: 'best' } as const
  const open = (best: number, made: number, card: string) =>
    Object.entries({ W4: best, [card]: made }).map(([code, match]) => ({
      cards: [code],
      match,
      points: 0,
      exact: true,
      error: 0,
    }))
  expect(chanceOf(decision({}))).toBe('lucky')
  expect(chanceOf(decision({ open: open(0.7, 0.4, 'W3') }))).toBeNull()
  expect(chanceOf(decision({ ...right, made: ['W5'] }))).toBe('unlucky')
  expect(chanceOf(decision({ ...right, made: ['W5'], open: open(0.7, 0.65, 'W5') }))).toBeNull()
  expect(chanceOf(decision({ open: [] }))).toBeNull()
})

it('says so of estimates only beyond their error', () => {
  const open = (error: number | null, ...matches: number[]) =>
    ['W3', 'W4', 'W5'].map((card, i) => ({ cards: [card], match: matches[i] ?? 0, points: 0, exact: false, error }))
  const unlucky = (error: number | null) =>
    chanceOf(decision({ grade: 'best', made: ['W5'], open: open(error, 0.6, 0.5, 0.48) }))
  expect(unlucky(0.02)).toBe('unlucky')
  expect(unlucky(0.04)).toBeNull()
  expect(unlucky(null)).toBeNull() // of an earlier version
  const lucky = (best: number) => chanceOf(decision({ open: open(0.02, 0.6, 0.5, best) }))
  expect(lucky(0.48)).toBe('lucky')
  expect(lucky(0.58)).toBeNull()
})

it('knows how far a choice is behind the best', () => {
  const { choices } = decision({})
  expect(behindBest(choices, ['W5'])).toBe(0)
  expect(behindBest(choices, ['W3'])).toBeCloseTo(0.2)
  expect(behindBest(choices, ['W6'])).toBeNull()
})

it('orders the cards of a pass where they all go to one player', () => {
  const { replays } = golden<{ replays: { replay: Replay }[] }>('replays.json')
  for (const { replay } of replays) {
    const [one = '', two = '', three = ''] = replay.ruleset.deck
    const ordered = inPassOrder(replay.ruleset, 0, [three, one, two])
    expect(ordered).toEqual(replay.ruleset.has_seals ? [three, one, two] : [one, two, three])
  }
})

it('shows a hand with both values of every card that could be played', () => {
  const [three, four, five, snow] = cardOptions(['W3', 'W4', 'W5', 'S9'], decision({}))
  expect(three).toMatchObject({ known: 0.4, open: 0.7, exact: true, made: true, best: false, bestOpen: true })
  expect(four).toMatchObject({ known: 0.57, bestOpen: true, made: false })
  expect(five).toMatchObject({ known: 0.6, best: true, bestOpen: false })
  expect(snow).toMatchObject({ legal: false, known: null, open: null })
  expect(passOptions(decision({})).map(({ cards }) => cards)).toEqual([['W5'], ['W4'], ['W3']])
})

it('tells the chances of one side, whoever decides', () => {
  const options = cardOptions(['W3', 'S9'], decision({}))
  const four = { sides: [0, 1, 0, 1] } as Ruleset
  const three = { sides: [0, 1, 2] } as Ruleset
  expect(toldOptions(options, four, 0, 2)).toEqual(options)
  const [told, none] = toldOptions(options, four, 1, 2)
  expect(told?.known).toBeCloseTo(0.6)
  expect(told?.open).toBeCloseTo(0.3)
  expect(told).toMatchObject({ best: false, bestOpen: true })
  expect(none).toMatchObject({ known: null, open: null })
  expect(toldOptions(options, three, 1, 2)).toEqual(options)
  expect([toldSide(four, 1, 2), toldSide(three, 1, 2), toldSide(three, 1, undefined)]).toEqual([1, 2, 1])
})

it('finds the turning points as one side sees them', () => {
  const curve = [
    step(0, [0.6, 0.4], { seat: null, luck: [0.1, -0.1] }),
    step(1, [0.58, 0.42]),
    step(2, [0.2, 0.8]),
    step(3, [0.25, 0.75]),
    step(4, [0.9, 0.1]),
  ]
  const start = startOf(review({ curve }))
  expect(start.map((chance) => chance.toFixed(2))).toEqual(['0.50', '0.50'])
  const found = turningPoints(start, curve, 0, 2)
  expect(found.map(({ after, side, change }) => [after, side, change.toFixed(2)])).toEqual([
    [2, 0, '-0.38'],
    [4, 0, '0.65'],
  ])
})

it('shows losses as grades count them', () => {
  const shown = (loss: number) => Math.round(100 * shownLoss(loss))
  expect([0.0999, 0.1, 0.15, 0.29, -0.02].map(shown)).toEqual([9, 10, 15, 29, 0])
})

it('keeps what was judged when choices are valued anew', () => {
  const anew = {
    choices: [
      { cards: ['W6'], match: 0.7, round: 0.5, points: 1, lost_by_seventh: null },
      { cards: ['W5'], match: 0.65, round: 0.5, points: 1, lost_by_seventh: null },
      { cards: ['W3'], match: 0.45, round: 0.5, points: 1, lost_by_seventh: null },
      { cards: ['W2'], match: 0.3, round: 0.5, points: 1, lost_by_seventh: null },
    ],
    open: [{ cards: ['W5'], match: 0.3, points: 0, exact: false, error: 0.1 }],
  }
  const { choices, open } = asJudged(decision({}), anew)
  expect(choices.map(({ cards, match }) => [cards[0], match.toFixed(2)])).toEqual([
    ['W5', '0.60'],
    ['W6', '0.60'],
    ['W4', '0.57'],
    ['W3', '0.40'],
    ['W2', '0.25'],
  ])
  expect(open).toEqual(decision({}).open)
  expect(asJudged(decision({ open: [] }), anew).open).toEqual(anew.open)
})
