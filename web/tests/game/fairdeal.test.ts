import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bytes, commitment, deal, hex, saltCommitment } from '../../src/game/fairdeal'
import type { Ruleset } from '../../src/protocol'
import { golden } from '../golden'

const { rulesets } = golden<{ rulesets: Record<string, Ruleset> }>('replays.json')
const document = readFileSync(new URL('../../../docs/fair-deal.md', import.meta.url), 'utf8')
/** The test vectors of the document: blocks of lines `field: value`. */
const vectors = [...document.matchAll(/^```text\n(.*?)^```/gms)].map(
  ([, block]) =>
    Object.fromEntries(
      block!
        .trim()
        .split('\n')
        .map((line) => line.split(': ')),
    ) as Record<string, string>,
)

it('finds the vectors of docs/fair-deal.md, one for every ruleset at least', () => {
  expect(new Set(vectors.map(({ ruleset }) => ruleset))).toEqual(new Set(Object.keys(rulesets)))
})

it.each(vectors)('deals as documented: $ruleset, round $round, salts $salts', (vector) => {
  const salts = vector['salts'] === '-' ? [] : vector['salts']!.split(',').map((salt) => (salt === '-' ? '' : salt))
  const seed = bytes(vector['seed']!)
  const { hands, faceUp } = deal(seed, salts, Number(vector['round']), rulesets[vector['ruleset']!]!)
  expect(hands.map((hand) => hand.join(' ')).join(' / ')).toBe(vector['hands'])
  expect(faceUp ?? '-').toBe(vector['face-up'])
  expect(commitment(seed)).toBe(vector['commitment'])
})

const saltVectors = [...document.matchAll(/^\| `(\w{64})` \| (\d) \| `(\w+)` \| `(\w{64})` \|$/gm)]

it('commits to salts as documented', () => {
  expect(saltVectors.length).toBeGreaterThan(3)
  for (const [, seed, seat, salt, expected] of saltVectors)
    expect(saltCommitment(seed!, Number(seat), salt!)).toBe(expected)
})

it('reads and writes hexadecimal digits', () => {
  expect(hex(bytes('00ff10'))).toBe('00ff10')
})
