import { beforeEach, expect, test, vi } from 'vitest'
import type { RoundState } from '../../src/protocol'
import { Decision, type Asked } from '../../src/table/decision.svelte'

const hooks = { play: vi.fn(), pass: vi.fn(), queued: vi.fn(), refused: vi.fn(), enough: vi.fn() }
let decision: Decision

const hand = ['W2', 'W3', 'E4', 'C5']
const round = (part: Partial<RoundState>) =>
  ({ number: 1, phase: 'play', hand, legal: ['W2', 'W3'], turn: 0, passed: null, pass_to: null, ...part }) as RoundState
const asked = (part: Partial<RoundState>, more: Partial<Asked> = {}): Asked => ({
  round: round(part),
  seat: 0,
  isPlaying: false,
  isPausing: false,
  isOnline: true,
  ...more,
})
const passing = (part: Partial<RoundState> = {}) => asked({ phase: 'pass', turn: null, pass_to: [2, 2], ...part })

beforeEach(() => {
  vi.clearAllMocks()
  decision = new Decision(hooks)
})

test('a legal card is played, any other one is refused', () => {
  decision.see(asked({}))
  decision.choose('W3')
  expect(hooks.play).toHaveBeenCalledExactlyOnceWith('W3')
  decision.choose('E4')
  expect(hooks.refused).toHaveBeenCalledExactlyOnceWith('E4')
})

test('while a card is on its way nothing else is played or queued', () => {
  decision.see(asked({ turn: null }, { isPlaying: true }))
  decision.choose('W3')
  expect([hooks.play.mock.calls, decision.queued]).toEqual([[], null])
})

test('a card is queued before the turn and played when it comes', () => {
  decision.see(asked({ turn: 3 }))
  decision.choose('W3')
  expect(decision.queued).toBe('W3')
  decision.see(asked({}, { isPausing: true }))
  decision.see(asked({}, { isOnline: false }))
  expect(hooks.play).not.toHaveBeenCalled()
  decision.see(asked({}))
  expect(hooks.play).toHaveBeenCalledExactlyOnceWith('W3')
  expect(decision.queued).toBeNull()
})

test('a queued card that cannot be played is refused like any other', () => {
  decision.see(asked({ turn: 3 }))
  decision.choose('E4')
  decision.see(asked({}))
  expect(hooks.refused).toHaveBeenCalledExactlyOnceWith('E4')
})

test('a queued card is taken back, or forgotten with its hand', () => {
  decision.see(asked({ turn: 3 }))
  decision.choose('W3')
  decision.choose('W3')
  expect(hooks.queued.mock.calls).toEqual([
    ['W3', false],
    ['W3', true],
  ])
  expect(decision.undo()).toBe(false)
  decision.choose('W3')
  expect(decision.undo()).toBe(true)
  decision.choose('W3')
  decision.see(asked({ turn: 3, hand: ['W2'] }))
  expect(decision.queued).toBeNull()
})

test('a lifted card sinks when it is played or no longer legal', () => {
  decision.see(asked({}))
  decision.lift('W3')
  decision.see(asked({ legal: ['W2'] }))
  expect(decision.lifted).toBeNull()
  decision.lift('W2')
  decision.choose('W2')
  expect(decision.lifted).toBeNull()
})

test('cards are picked for the pass, no more than wanted, and passed', () => {
  decision.see(passing())
  decision.choose('W2')
  decision.confirm()
  expect(hooks.pass).not.toHaveBeenCalled()
  decision.choose('E4')
  decision.choose('C5')
  expect(hooks.enough).toHaveBeenCalledExactlyOnceWith(2)
  decision.confirm()
  expect(hooks.pass).toHaveBeenCalledExactlyOnceWith(['W2', 'E4'])
})

test('a pass that was sent stays until it is to be changed', () => {
  decision.see(passing({ passed: ['W2', 'W3'] }))
  expect([decision.chosen, decision.isSettled]).toEqual([['W2', 'W3'], true])
  decision.choose('W2')
  expect(decision.chosen).toEqual(['W2', 'W3'])
  decision.change()
  decision.choose('W2')
  expect(decision.chosen).toEqual(['W3'])
  decision.see(passing({ passed: ['W2', 'W3'] }))
  expect(decision.chosen).toEqual(['W3'])
  decision.see(passing({ passed: ['E4', 'C5'] })) // from another tab
  expect([decision.chosen, decision.isSettled]).toEqual([['E4', 'C5'], true])
})

test('picked cards end with their round', () => {
  decision.see(passing())
  decision.choose('W2')
  decision.see(passing())
  expect(decision.chosen).toEqual(['W2'])
  decision.see(passing({ number: 2 }))
  expect(decision.chosen).toEqual([])
})

test('advice is followed in the pass and in play', () => {
  decision.see(passing())
  decision.follow(['W3', 'C5'])
  expect(hooks.pass).toHaveBeenCalledExactlyOnceWith(['W3', 'C5'])
  decision.see(asked({}))
  decision.follow(['W2'])
  expect(hooks.play).toHaveBeenCalledExactlyOnceWith('W2')
})
