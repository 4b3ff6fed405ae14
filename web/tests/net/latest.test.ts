import { expect, it, vi } from 'vitest'
import { latest } from '../../src/net/latest'

it('lets only the latest of several requests be answered, whatever the order of the answers', async () => {
  const newest = latest()
  const told = vi.fn()
  let answerFirst: (text: string) => void = () => {}
  let failSecond: (error: Error) => void = () => {}
  const first = new Promise<string>((resolve) => (answerFirst = resolve))
  const second = new Promise<string>((_, reject) => (failSecond = reject))
  newest(first).then(told, told)
  newest(second).then(told, told)
  await newest(Promise.resolve('third')).then(told)
  answerFirst('first')
  failSecond(new Error('second'))
  await Promise.allSettled([first, second])
  expect(told.mock.calls).toEqual([['third']])
})
