import { beforeEach, expect, it } from 'vitest'
import { commitment, saltCommitment } from '../../src/game/fairdeal'
import type { CommandBody } from '../../src/net/commands'
import { promisedAfter, promisesKept, withheldSalts, type Promised, type Shown } from '../../src/net/commitment'
import { OwnSalt, promisedAt, type Change } from '../../src/net/promises'

const seedCommitment = commitment(new Uint8Array(32))
const otherSeed = commitment(new Uint8Array(32).fill(1))
const others = 'b'.repeat(64)
const nobody = [null, null, null, null]
const spectator = { name: '', seat: null, owner: false, invitation: null }

/** A browser's storage, which all of its tabs share. */
class Browser {
  stored = new Map<string, Promised>()
  sent: CommandBody[] = []
  broken = false

  change: Change = async (code, change) => {
    await Promise.resolve() // as a real transaction, it takes a while
    if (this.broken) throw new Error('no storage')
    const after = change(this.stored.get(code))
    if (after) this.stored.set(code, structuredClone(after))
    return after
  }

  tab(code = 'T'): OwnSalt {
    return new OwnSalt(code, (command) => this.sent.push(command), this.change)
  }

  /** All that was sent of one kind. */
  all<T extends CommandBody['type']>(type: T): Extract<CommandBody, { type: T }>[] {
    return this.sent.filter((command): command is Extract<CommandBody, { type: T }> => command.type === type)
  }

  async verdict(shown: Shown) {
    return promisesKept(await promisedAt(shown.code, this.change), shown)
  }
}

function state(changes: Partial<Shown> = {}, seat = 1): Shown {
  const shown = { code: 'T', status: 'playing', viewer: { name: 'Ada', seat, owner: true, invitation: null } } as const
  return {
    ...shown,
    commitment: seedCommitment,
    salt_phase: 'commit',
    salt_commitments: nobody,
    salts: nobody,
    ...changes,
  }
}

/** Everything that tabs do by themselves has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

let browser: Browser

beforeEach(() => {
  browser = new Browser()
})

/** A tab commits, and all commitments are fixed. */
async function committed(tab = browser.tab()) {
  tab.see(state())
  await settled()
  return [others, browser.all('commit-salt').at(-1)!.commitment, null, null]
}

/** And it reveals its salt, and the match goes on. */
async function revealed(tab = browser.tab()) {
  const fixed = await committed(tab)
  tab.see(state({ salt_phase: 'reveal', salt_commitments: fixed }))
  await settled()
  const [command] = browser.all('reveal-salt')
  return state({ salt_phase: null, salt_commitments: fixed, salts: ['0a', command!.salt, null, null] })
}

it('reveals the salt that it committed to, also after the page was loaded again', async () => {
  const fixed = await committed()
  browser.tab().see(state({ salt_phase: 'reveal', salt_commitments: fixed }))
  await settled()
  const [command] = browser.all('reveal-salt')
  expect(saltCommitment(seedCommitment, 1, command!.salt)).toBe(fixed[1])
  const salts = ['0a', command!.salt, null, null]
  expect(await browser.verdict(state({ salt_phase: null, salt_commitments: fixed, salts }))).toBe('kept')
})

it('says nothing before the start, as a spectator, or when another device has committed', async () => {
  const tab = browser.tab()
  tab.see(state({ status: 'gathering', salt_phase: null }))
  tab.see(state({ viewer: spectator }))
  tab.see(state({ salt_commitments: [null, 'a'.repeat(64), null, null] }))
  await settled()
  expect(browser.sent).toEqual([])
  expect(await browser.verdict(state({ salt_phase: null, salt_commitments: [null, 'a'.repeat(64), null, null] }))).toBe(
    'unsalted',
  )
})

it('stores a salt before it sends anything of it', async () => {
  const change: Change = async (code, next) => {
    expect(browser.sent.length).toBe(0)
    return browser.change(code, next)
  }
  const tab = new OwnSalt(
    'T',
    (command) => {
      expect(browser.stored.get('T')?.salt).toMatch(/^[0-9a-f]{32}$/)
      browser.sent.push(command)
    },
    change,
  )
  tab.see(state())
  await settled()
  expect(browser.all('commit-salt').length).toBe(1)
})

it('has one salt in all tabs', async () => {
  const tabs = [browser.tab(), browser.tab(), browser.tab()]
  for (const tab of tabs) tab.see(state())
  await settled()
  expect(new Set(browser.all('commit-salt').map((command) => command.commitment)).size).toBe(1)
  const fixed = [others, browser.all('commit-salt')[0]!.commitment, null, null]
  for (const tab of tabs) tab.see(state({ salt_phase: 'reveal', salt_commitments: fixed }))
  await settled()
  expect(new Set(browser.all('reveal-salt').map((command) => command.salt)).size).toBe(1)
})

it('keeps its salt secret when another came first, which is no fraud', async () => {
  const tab = browser.tab()
  tab.see(state())
  for (const first of [null, 'c'.repeat(64)]) {
    const fixed = [others, first, null, null]
    const again = new Browser()
    const other = again.tab()
    other.see(state())
    other.see(state({ salt_phase: 'reveal', salt_commitments: fixed }))
    await settled()
    expect(again.all('reveal-salt')).toEqual([])
    expect(await again.verdict(state({ salt_phase: null, salt_commitments: fixed }))).toBe('unsalted')
  }
})

it('proves nothing to a player whom the table never asked for a salt', async () => {
  const fixed = { salt_commitments: [others, null, null, null], salts: ['0a', null, null, null] }
  const tab = browser.tab()
  for (const salt_phase of ['reveal', null] as const) tab.see(state({ ...fixed, salt_phase }))
  await settled()
  expect(browser.sent).toEqual([])
  expect(await browser.verdict(state({ ...fixed, salt_phase: null }))).toBe('unproven')
})

it('commits to nothing where nothing can be stored, and lets nobody wait', async () => {
  browser.broken = true
  const tab = browser.tab()
  tab.see(state())
  tab.see(state({ salt_commitments: [others, null, null, null] }))
  await settled()
  expect(browser.sent).toEqual([{ type: 'ready', after: 0 }])
  expect(await browser.verdict(state({ salt_phase: null }))).toBe('unproven')
})

it('notices another seed, a salt left out, and commitments that came after its own salt was shown', async () => {
  const end = await revealed()
  const [, own] = end.salt_commitments
  expect(await browser.verdict(end)).toBe('kept')
  expect(await browser.verdict({ ...end, viewer: spectator }), 'of somebody who has left').toBe('kept')
  expect(await browser.verdict({ ...end, commitment: others })).toBe('broken')
  expect(await browser.verdict({ ...end, salts: ['0a', null, null, null] })).toBe('broken')
  expect(await browser.verdict({ ...end, salt_commitments: ['c'.repeat(64), own!, null, null] })).toBe('broken')
  expect(await browser.verdict({ ...end, salt_commitments: [others, own!, others, null] })).toBe('broken')
})

it.each<[string, (end: Shown) => Shown]>([
  ['another seat', () => state({}, 2)],
  ['another seed', () => state({ commitment: otherSeed })],
  ['a second phase of commitments', () => state()],
  ['a second waiting room', () => state({ status: 'gathering', salt_phase: null })],
  [
    'other commitments',
    (end) => ({ ...end, salt_phase: 'reveal', salt_commitments: [null, end.salt_commitments[1]!] }),
  ],
  ['another seat after the deal', (end) => ({ ...end, viewer: { ...end.viewer, seat: 0 } })],
])('calls the table broken for good that shows it %s', async (_, misbehave) => {
  for (const loadedAgain of [false, true]) {
    browser = new Browser()
    const tab = browser.tab()
    const end = await revealed(tab)
    await settled()
    const later = loadedAgain ? browser.tab() : tab
    later.see(misbehave(end))
    later.see(end)
    await settled()
    expect(await browser.verdict(end)).toBe('broken')
  }
})

it('reveals nothing once the table has broken a promise', async () => {
  const tab = browser.tab()
  const fixed = await committed(tab)
  tab.see(state({}, 2))
  tab.see(state({ salt_phase: 'reveal', salt_commitments: fixed }))
  browser.tab().see(state({ salt_phase: 'reveal', salt_commitments: fixed }))
  await settled()
  expect(browser.all('reveal-salt')).toEqual([])
})

it('reveals nothing after other commitments were shown as fixed, too', async () => {
  const tab = browser.tab()
  const fixed = await committed(tab)
  const own = { salt_phase: 'reveal' as const, salt_commitments: fixed }
  tab.see(state({ ...own, salts: [null, 'ff', null, null] }))
  tab.see(state({ ...own, salt_commitments: [null, fixed[1]!, null, null] }))
  tab.see(state(own))
  await settled()
  expect(browser.all('reveal-salt')).toEqual([])
})

it('does not take for fraud what a tab that slept is shown late', async () => {
  const asleep = browser.tab()
  await settled()
  const end = await revealed()
  const waiting = state({ status: 'gathering', salt_phase: null }, 3) // seats were changed before the start
  asleep.see(waiting)
  asleep.see(state())
  asleep.see(state({ salt_phase: 'reveal', salt_commitments: end.salt_commitments }))
  asleep.see(end)
  await settled()
  expect(await browser.verdict(end)).toBe('kept')
  const known = browser.stored.get('T')
  expect(promisedAfter(known, waiting, 0, () => '')).toBe(known)
})

it('forgets no table, however many come after it', async () => {
  const end = await revealed()
  for (let number = 0; number < 200; number++) browser.tab(`R${number}`).see({ ...state(), code: `R${number}` })
  await settled()
  expect(await browser.verdict(end)).toBe('kept')
})

it('gives a host one salt of a table, whatever it shows in whatever order', async () => {
  let random = 7
  const below = (count: number) => (random = (random * 48271) % 2147483647) % count
  for (let host = 0; host < 20; host++) {
    browser = new Browser()
    const tabs = [browser.tab(), browser.tab()]
    let honest: Shown | undefined
    for (let move = 0; move < 30; move++) {
      const own = browser.all('commit-salt').at(-1)?.commitment ?? null
      const shown = state(
        {
          commitment: below(4) ? seedCommitment : otherSeed,
          salt_phase: (['commit', 'reveal', null] as const)[below(3)]!,
          status: below(5) ? 'playing' : 'abandoned',
          salt_commitments: below(2) ? nobody : [below(2) ? others : null, own, below(2) ? own : null, null],
        },
        1 + below(2),
      )
      if (!below(6)) tabs[below(2)] = browser.tab()
      tabs[below(2)]!.see(shown)
      await settled()
      const [salt] = browser.all('reveal-salt')
      if (salt && !honest)
        honest = {
          ...shown,
          salt_phase: null,
          salts: nobody.map((_, seat) => (seat === shown.viewer.seat ? salt.salt : null)),
        }
    }
    const commitments = new Set(browser.all('commit-salt').map((command) => command.commitment))
    const salts = new Set(browser.all('reveal-salt').map((command) => command.salt))
    expect(commitments.size).toBeLessThanOrEqual(1)
    expect(salts.size).toBeLessThanOrEqual(1)
    if (honest) expect(await browser.verdict({ ...honest, commitment: otherSeed })).toBe('broken')
  }
})

it('names those who kept their salts back', async () => {
  const end = await revealed()
  expect(withheldSalts(end)).toEqual([])
  expect(withheldSalts({ ...end, salts: [null, end.salts[1]!, null, null] })).toEqual([0])
})
