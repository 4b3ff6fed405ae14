import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TableState, Update } from '../../src/protocol'

vi.stubGlobal('document', { hidden: false })
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { UpdatePlayer } = await import('../../src/table/updatePlayer.svelte')

/** A state in which nothing matters but the round's cards. */
function state(number: number, hand: string[] = ['W2', 'W3']): TableState {
  const round = {
    hand,
    trick: [],
    hand_sizes: [hand.length, 2, 2, 2],
    leader: 0,
    legal: hand,
    turn: 0,
    to_act: [0],
    number,
  }
  return { code: `at ${number}`, viewer: { seat: 0 }, match: { round } } as unknown as TableState
}
const quiet = (number: number): Update => ({
  type: 'update',
  seq: number,
  events: [],
  state: state(number),
  ruleset: null,
  finished_round: null,
})
function trickWon(number: number): Update {
  const events = [
    { type: 'card-played', seat: 0, card: 'W2', led: false },
    { type: 'trick-won', seat: 2, card: 'W6', cards: ['W2', 'W4', 'W6', 'W5'], why: 'highest', tricks: 1 },
  ]
  return { type: 'update', seq: number, events, state: state(number, ['W3']) } as unknown as Update
}

const shown: string[] = []
const hooks = {
  starting: vi.fn(),
  landing: () => Promise.resolve(),
  landed: vi.fn(),
  shown: (now: TableState) => shown.push(now.code),
  finished: vi.fn(),
}

beforeEach(() => {
  vi.useFakeTimers()
  shown.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('shows an update without cards at once', async () => {
  const player = new UpdatePlayer(hooks)
  player.reset(state(0))
  player.add(quiet(1))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['at 0', 'at 1'])
  expect(hooks.finished).toHaveBeenCalledOnce()
})

it('keeps a complete trick on the table, then sweeps it, then shows what follows', async () => {
  const player = new UpdatePlayer(hooks)
  player.reset(state(0))
  player.add(trickWon(1))
  player.add(quiet(2))
  await vi.advanceTimersByTimeAsync(339)
  expect(player.trick).toMatchObject({ winner: null }) // the card is still flying
  expect(hooks.landed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(960)
  expect(hooks.landed).toHaveBeenCalledOnce()
  expect(player.trick).toMatchObject({ winner: 2, swept: false, cards: ['W2', 'W4', 'W6', 'W5'] })
  // The card has left the hand and nobody may play, but the round is still the one before.
  expect(player.state?.code).toBe('at 0')
  expect(player.state?.match?.round).toMatchObject({ hand: ['W3'], legal: [], turn: null, hand_sizes: [1, 2, 2, 2] })
  await vi.advanceTimersByTimeAsync(1)
  expect(player.trick).toMatchObject({ swept: true })
  await vi.advanceTimersByTimeAsync(420)
  expect(player.trick).toBeNull()
  expect(player.state?.code).toBe('at 2')
})

it('ends the pause when asked', async () => {
  const player = new UpdatePlayer(hooks)
  player.reset(state(0))
  player.add(trickWon(1))
  await vi.advanceTimersByTimeAsync(10)
  for (let pause = 0; pause < 3; pause++) {
    player.skipPause()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(player.trick).toBeNull()
  expect(player.state?.code).toBe('at 1')
})

it('does not stop at every trick when many updates wait', async () => {
  const player = new UpdatePlayer(hooks)
  player.reset(state(0))
  for (let number = 1; number <= 12; number++) player.add(trickWon(number))
  for (let pause = 0; pause < 3; pause++) {
    player.skipPause()
    await vi.advanceTimersByTimeAsync(0)
  }
  // The first trick was shown when nothing waited yet; of the others only the last six take their time.
  expect(player.state?.code).toBe('at 6')
  expect(hooks.starting).toHaveBeenCalledTimes(7)
})

it('a snapshot replaces what is being shown and everything that waits', async () => {
  const player = new UpdatePlayer(hooks)
  player.reset(state(0))
  player.add(trickWon(1))
  player.add(quiet(2))
  player.reset(state(9))
  await vi.advanceTimersByTimeAsync(5000)
  expect(player.trick).toBeNull()
  expect(player.state?.code).toBe('at 9')
  expect(hooks.starting).toHaveBeenCalledOnce()
  player.add(quiet(10))
  await vi.advanceTimersByTimeAsync(0)
  expect(player.state?.code).toBe('at 10')
})
