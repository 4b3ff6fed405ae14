import { expect, it } from 'vitest'
import { mark, shareText } from '../../src/daily/share'

it('has a square for every share of beaten results', () => {
  expect([0, 19.9, 20, 45, 79, 80, 100].map(mark)).toEqual(['⬛', '⬛', '🟥', '🟧', '🟨', '🟩', '🟩'])
})

it('tells how well the deals went, and nothing else', () => {
  const text = shareText('Daily deals of 16 November', [100, 50, 0, 62], '53%', 'http://here/daily')
  expect(text).toBe('Daily deals of 16 November\n🟩🟧⬛🟨 53%\nhttp://here/daily')
})
