import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RequestError } from '../../src/net/errors'

vi.stubGlobal('document', { hidden: false })
vi.stubGlobal('localStorage', { getItem: () => null })
const screenApi = { review: vi.fn(), reviewReplay: vi.fn(() => Promise.resolve({ rounds: [] })) }
vi.mock('../../src/net/screenApi', () => ({ screenApi }))
const { ReviewFeed } = await import('../../src/review/feed.svelte')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each(['no-connection', 'no-answer'])('goes on asking after a request that did not get through: %s', async (code) => {
  screenApi.review
    .mockResolvedValueOnce({ state: 'running', done: 1 })
    .mockRejectedValueOnce(new RequestError(code))
    .mockResolvedValueOnce({ state: 'running', done: 3 })
    .mockResolvedValueOnce({ state: 'done', done: 4 })
  const feed = new ReviewFeed('x')
  await vi.advanceTimersByTimeAsync(300)
  expect(feed.trouble).not.toBe('')
  expect(feed.state?.done).toBe(1)
  await vi.advanceTimersByTimeAsync(400)
  expect([feed.trouble, feed.state?.done]).toEqual(['', 3])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(feed.state?.done).toBe(4)
})
