import { expect, it } from 'vitest'
import { check } from '../../src/daily/check'
import { bytes, commitment, dailySeed, deal, hex } from '../../src/game/fairdeal'
import type { DailyState, Replay, Ruleset } from '../../src/protocol'
import { golden } from '../golden'

const { rulesets } = golden<{ rulesets: Record<string, Ruleset> }>('replays.json')
const ruleset = rulesets['four-advanced']!
const seed = '2873e6bdc393702fd3b11f79e619d634c20469a69084c4bf8fec02f03460a2fb'
const day = { seed, commitment: commitment(bytes(seed)) } as DailyState
const played = (number: number) => {
  const { hands } = deal(dailySeed(bytes(seed), number), [], 1, ruleset)
  return { number, replay: { ruleset, rounds: [{ dealt: hands }] } as unknown as Replay }
}

it('derives the seeds of deals as documented', () => {
  expect(commitment(bytes(seed))).toBe('5ee29159d7fb6a883eb025791404220d40f49f948ea43ec5aeaa4e8107fd7533')
  expect(hex(dailySeed(bytes(seed), 1))).toBe('906eea412217210863be4abbd841a230d030018ca8c8fd98064331c7ea4365a6')
})

it('finds a wrong seed, and deals that do not come from it', () => {
  expect(check(day, [played(1), played(4)])).toBe('right')
  expect(check({ ...day, commitment: commitment(bytes('00'.repeat(32))) }, [])).toBe('wrong')
  expect(check(day, [{ ...played(1), number: 2 }])).toBe('wrong')
})
