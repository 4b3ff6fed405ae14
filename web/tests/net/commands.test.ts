import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CommandQueue } from '../../src/net/commands'
import type { Command } from '../../src/protocol'

function queue() {
  const sent: Command[] = []
  const hooks = { slow: vi.fn(), late: vi.fn() }
  return { sent, hooks, commands: new CommandQueue((command) => sent.push(command), hooks) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives every command an id of its own', () => {
  const { sent, commands } = queue()
  void commands.send({ type: 'rematch' })
  void commands.send({ type: 'rematch' })
  expect(sent.map(({ type }) => type)).toEqual(['rematch', 'rematch'])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
})

it('resolves with the entry that stored the command', async () => {
  const { sent, commands } = queue()
  const answer = commands.send({ type: 'start' })
  commands.succeed(sent[0]!.id, 17)
  await expect(answer).resolves.toBe(17)
})

it('rejects with the reason of the refusal', async () => {
  const { sent, commands } = queue()
  const answer = commands.send({ type: 'start' })
  commands.fail(sent[0]!.id, new Error('not-now'))
  await expect(answer).rejects.toThrow('not-now')
})

it('sends again, with the same id, only what was not answered', () => {
  const { sent, commands } = queue()
  void commands.send({ type: 'start' })
  void commands.send({ type: 'rematch' })
  commands.succeed(sent[0]!.id, 1)
  const waiting = sent[1]!
  sent.length = 0
  commands.resend()
  expect(sent).toEqual([waiting])
})

it('ignores answers to commands it does not know', () => {
  const { commands } = queue()
  commands.succeed('unknown', 1)
  commands.fail('unknown', new Error())
})

it('is slow after three seconds, until the answer is there', () => {
  const { sent, hooks, commands } = queue()
  void commands.send({ type: 'start' })
  vi.advanceTimersByTime(2999)
  expect(hooks.slow).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(hooks.slow).toHaveBeenLastCalledWith(true)
  commands.succeed(sent[0]!.id, 1)
  expect(hooks.slow).toHaveBeenLastCalledWith(false)
})

it('is late after five seconds, and after twice as long each time that it is sent again', () => {
  const { hooks, commands } = queue()
  void commands.send({ type: 'start' })
  for (const seconds of [5, 10, 20, 40, 40]) {
    hooks.late.mockClear()
    vi.advanceTimersByTime(seconds * 1000 - 1)
    expect(hooks.late).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(hooks.late).toHaveBeenCalledTimes(1)
    commands.resend()
  }
})

it('does not call a connection late that is not there', () => {
  const late = vi.fn()
  const commands = new CommandQueue(() => false, { late })
  void commands.send({ type: 'start' })
  vi.advanceTimersByTime(60_000)
  expect(late).not.toHaveBeenCalled()
})

it('neither waits for the answer to what has none, nor says it twice', () => {
  const { sent, hooks, commands } = queue()
  void commands.send({ type: 'say', phrase: 'hello' })
  vi.advanceTimersByTime(60_000)
  commands.resend()
  expect(sent.length).toBe(1)
  expect(hooks.slow).not.toHaveBeenCalled()
  expect(hooks.late).not.toHaveBeenCalled()
})
