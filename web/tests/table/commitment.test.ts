import { beforeEach, expect, it, vi } from 'vitest'
import { commitment, saltCommitment } from '../../src/game/fairdeal'
import type { TableState } from '../../src/protocol'

const seedCommitment = commitment(new Uint8Array(32))
const others = 'b'.repeat(64)
let code = 0

function state(changes: Partial<TableState>): TableState {
  const seats = [null, null, null, null]
  const shown = { code: `T${code}`, viewer: { name: 'Ada', seat: 1, owner: true }, commitment: seedCommitment }
  return { ...shown, salt_phase: 'commit', salt_commitments: seats, salts: seats, ...changes } as TableState
}

async function page() {
  vi.resetModules() // a page that was loaded again remembers only what it stored
  return import('../../src/table/commitment')
}

/** The page commits, and all commitments are fixed. */
async function committed() {
  const { saltCommand } = await page()
  const command = saltCommand(state({}))
  if (command?.type !== 'commit-salt') throw new Error('no commitment')
  return [others, command.commitment, null, null]
}

/** And it reveals its salt, and the match goes on. */
async function revealed() {
  const fixed = await committed()
  const { saltCommand } = await page()
  const command = saltCommand(state({ salt_phase: 'reveal', salt_commitments: fixed }))
  if (command?.type !== 'reveal-salt') throw new Error('no salt')
  return state({ salt_phase: null, salt_commitments: fixed, salts: ['0a', command.salt, null, null] })
}

beforeEach(() => {
  code++
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

it('reveals the salt that it committed to, also after the page was loaded again', async () => {
  const end = await revealed()
  expect(saltCommitment(seedCommitment, 1, end.salts[1]!)).toBe(end.salt_commitments[1])
  expect((await page()).promisesKept(end)).toBe('kept')
})

it('says nothing before the start, as a spectator, or when all is said', async () => {
  const { saltCommand } = await page()
  expect(saltCommand(state({ salt_phase: null }))).toBeNull()
  expect(saltCommand(state({ viewer: { name: '', seat: null, owner: false } }))).toBeNull()
  expect(saltCommand(state({ salt_commitments: [null, 'a'.repeat(64), null, null] }))).toBeNull()
})

it('keeps its salt secret while its own commitment is not among the fixed ones', async () => {
  const { saltCommand, promisesKept } = await page()
  saltCommand(state({}))
  const fixed = [others, null, null, null]
  expect(saltCommand(state({ salt_phase: 'reveal', salt_commitments: fixed }))).toBeNull()
  expect(promisesKept(state({ salt_phase: null, salt_commitments: fixed }))).toBe('unsalted')
})

it('proves nothing to a player whom the table never asked for a salt, nor to a spectator', async () => {
  const { saltCommand, promisesKept } = await page()
  const fixed = { salt_commitments: [others, null, null, null], salts: ['0a', null, null, null] }
  for (const salt_phase of ['reveal', null] as const) expect(saltCommand(state({ ...fixed, salt_phase }))).toBeNull()
  expect(promisesKept(state({ ...fixed, salt_phase: null }))).toBe('unproven')
  const spectator = { name: '', seat: null, owner: false }
  expect(promisesKept({ ...(await revealed()), viewer: spectator })).toBe('unproven')
})

it('notices another seed, a salt left out, and commitments that came after its own salt was shown', async () => {
  const end = await revealed()
  const { promisesKept } = await page()
  const [, own] = end.salt_commitments
  expect(promisesKept({ ...end, commitment: others })).toBe('broken')
  expect(promisesKept({ ...end, salts: ['0a', null, null, null] })).toBe('broken')
  expect(promisesKept({ ...end, salt_commitments: ['c'.repeat(64), own!, null, null] })).toBe('broken')
  expect(promisesKept({ ...end, salt_commitments: [others, own!, others, null] })).toBe('broken')
})

it('reveals no second salt when the table begins again after the first was shown', async () => {
  const end = await revealed()
  const { saltCommand } = await page()
  const again = saltCommand({ ...end, salt_phase: 'commit', salt_commitments: [null, null, null, null] })
  expect(again).toEqual({ type: 'commit-salt', commitment: end.salt_commitments[1] })
})

it('plays on where nothing can be stored', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { saltCommand } = await page()
  const command = saltCommand(state({}))
  const fixed = [null, command?.type === 'commit-salt' ? command.commitment : null, null, null]
  expect(saltCommand(state({ salt_phase: 'reveal', salt_commitments: fixed }))?.type).toBe('reveal-salt')
})

it('names those who kept their salts back', async () => {
  const end = await revealed()
  const { withheldSalts } = await page()
  expect(withheldSalts(end)).toEqual([])
  expect(withheldSalts({ ...end, salts: [null, end.salts[1]!, null, null] })).toEqual([0])
})
