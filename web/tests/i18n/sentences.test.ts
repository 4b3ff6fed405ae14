import { expect, it } from 'vitest'
import { languages, type Language } from '../../src/i18n/languages'
import { sentence } from '../../src/i18n/sentences'
import { useLanguage } from '../../src/i18n/texts.svelte'
import type { Ruleset, TableEvent, TableState } from '../../src/protocol'
import { golden } from '../golden'

interface Golden {
  names: string[]
  rulesets: Record<string, Ruleset>
  cases: { ruleset: string; me: number | null; event: TableEvent; told: Record<Language, string> }[]
}
const { names, rulesets, cases } = golden<Golden>('sentences.json')

it.each(Object.keys(languages) as Language[])('tells every event in the same words as Python: %s', async (language) => {
  await useLanguage(language)
  for (const { ruleset, me, event, told } of cases) {
    const info = rulesets[ruleset]!
    const state = {
      viewer: { seat: me, name: me === null ? 'Zoe' : names[me], owner: false },
      seats: names.slice(0, info.players).map((name, seat) => ({ seat, name, kind: 'person' })),
      match: { ruleset: info },
    } as unknown as TableState
    expect(sentence(state, event), JSON.stringify({ ruleset, me, event })).toBe(told[language])
  }
})
