import { expect, test } from 'vitest'
import { nearest } from '../../src/board/nearest'

const left = [-1, 0] as [number, number]
const right = [1, 0] as [number, number]
const up = [0, -1] as [number, number]
const down = [0, 1] as [number, number]
/** Two rows of three cards, which are not quite below each other. */
const rows = [0, 1, 2, 3, 4, 5].map((i) => ({ left: 30 * (i % 3) + (i > 2 ? 10 : 0), top: 50 * Math.floor(i / 3) }))

test('an arrow leads to the next card in its direction', () => {
  expect(nearest(rows, 0, right)).toBe(1)
  expect(nearest(rows, 2, left)).toBe(1)
  expect(nearest(rows, 1, down)).toBe(4)
  expect(nearest(rows, 5, up)).toBe(2)
})

test('where there is no card an arrow leads nowhere', () => {
  expect(nearest(rows, 0, left)).toBeNull()
  expect(nearest(rows, 2, up)).toBeNull()
  expect(nearest(rows, -1, right)).toBeNull()
})

test('cards of a fan that lie a little higher are not above', () => {
  const fan = [0, 1, 2].map((i) => ({ left: 30 * i, top: 3 * (i - 1) ** 2 }))
  expect(nearest(fan, 0, up)).toBeNull()
  expect(nearest(fan, 0, right)).toBe(1)
})
