import { expect, test } from 'vitest'
import { Picks } from '../../src/board/picks.svelte'

test('cards are picked in turn, taken back, and no more than wanted', () => {
  const picks = new Picks(() => 2)
  expect([picks.toggle('W2'), picks.toggle('E3'), picks.toggle('C4')]).toEqual([true, true, false])
  expect([picks.cards, picks.isComplete]).toEqual([['W2', 'E3'], true])
  expect(picks.toggle('W2')).toBe(true)
  expect([picks.cards, picks.isComplete]).toEqual([['E3'], false])
  picks.clear()
  expect(picks.cards).toEqual([])
})

test('picked cards are kept in their order', () => {
  const picks = new Picks(
    () => 2,
    (cards) => [...cards].sort(),
  )
  picks.toggle('W2')
  picks.toggle('E3')
  expect(picks.cards).toEqual(['E3', 'W2'])
})
