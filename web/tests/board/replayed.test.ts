import { expect, test } from 'vitest'
import { rowOf } from '../../src/board/position'
import { replayed } from '../../src/board/replayed'
import type { Replay } from '../../src/protocol'
import { golden } from '../golden'

const { replays } = golden<{ replays: { replay: Replay }[] }>('replays.json')
const { replay } = replays[0]!
const round = replay.rounds[0]!
const nameOf = (seat: number) => `player ${seat}`
const codes = (cards: { code: string | null }[]) => cards.map(({ code }) => code)

test('before the pass the cards to be passed stand out, unless they are secret', () => {
  const { hands } = replayed(replay, round, -1, { nameOf })
  expect(hands.map((hand) => codes(hand.filter(({ given }) => given)).sort())).toEqual(
    round.passes.map((cards) => [...cards].sort()),
  )
  const secret = replayed(replay, round, -1, { nameOf, secret: true }).hands
  expect(secret.flat().some(({ given }) => given)).toBe(false)
})

test('the viewer sits below and knows no other hand', () => {
  const { bottom, hands } = replayed(replay, round, 0, { nameOf, viewer: 2, bottom: 1 })
  expect(bottom).toBe(2)
  expect(codes(hands[2]!)).not.toContain(null)
  expect(codes(hands[0]!)).toContain(null)
  expect(replayed(replay, round, 0, { nameOf, bottom: 1 }).bottom).toBe(1)
})

test('a card that was played keeps its place', () => {
  const { hands, trick } = replayed(replay, round, 1, { nameOf })
  const card = trick!.cards[0]
  expect(hands[trick!.leader]!.find(({ code }) => code === card)?.gone).toBe(true)
})

test('cards of a row are set apart where another suit begins', () => {
  const cards = ['W2', 'W3', 'E4', 'C5', 'C6'].map((code) => ({ code }))
  expect(rowOf(cards).map(({ gaps }) => gaps)).toEqual([0, 0, 1, 2, 2])
})
