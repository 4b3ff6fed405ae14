import { expect, it } from 'vitest'
import { CommandQueue } from '../../src/net/commands'
import type { Command } from '../../src/protocol'

function queue() {
  const sent: Command[] = []
  return { sent, commands: new CommandQueue((command) => sent.push(command)) }
}

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
