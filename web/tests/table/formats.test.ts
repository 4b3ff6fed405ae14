import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { useLanguage } from '../../src/i18n/texts.svelte'
import type { FormatInfo } from '../../src/protocol'
import { wordsOf } from '../../src/table/formats'

const format = (kind: string, more: Partial<FormatInfo> = {}): FormatInfo => ({
  kind,
  source: null,
  number: null,
  deals: null,
  actions: null,
  single_deal: false,
  counts: true,
  replayable: true,
  ...more,
})

beforeAll(() => useLanguage('en'))

test('a daily deal leads back to its day', () => {
  const deal = format('daily-deal', { source: '2026-11-18', number: 2, single_deal: true })
  expect(wordsOf(deal)).toMatchObject({ title: 'web-daily-deal', home: { href: '/daily' }, isOpenAtOnce: true })
  expect(wordsOf({ ...deal, counts: false }).home?.href).toBe('/daily/2026-11-18')
})

test('after a deal of a team match comes the next one, but for the last', () => {
  const deal = format('team-deal', { source: 'TEAMS2', number: 3, deals: 4, single_deal: true })
  expect(wordsOf(deal).home?.href).toBe('/teams/TEAMS2')
  expect(wordsOf(deal).next?.label).toBe('web-next-team-deal')
  expect(wordsOf({ ...deal, number: 4 }).next).toBeUndefined()
})

test('what was not dealt for the match says what it was dealt for', () => {
  expect(wordsOf(format('same-deals', { source: 'ABCDEF' })).note).toBe('table-same-deals')
  expect(wordsOf(format('same-deals', { source: 'file:123' })).note).toBe('table-file-deals')
  expect(wordsOf(format('play-on', { actions: 3 })).note).toBe('table-played-on')
  expect(wordsOf(format('match'))).toEqual({})
})

test('the title of a single deal is the message with its kind', () => {
  expect(wordsOf(format('team-deal', { single_deal: true })).title).toBe('web-team-deal')
  expect(wordsOf(format('last-trick')).title, 'a match is called by its rounds').toBeUndefined()
})

test('a kind of play that the page has never heard of needs no words', () => {
  expect(wordsOf(format('weekly-deal', { single_deal: true }))).toEqual({})
})

test('no other file of the page asks which kind of play it is', () => {
  const source = join(import.meta.dirname, '../../src')
  const asking = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && readFileSync(join(source, file), 'utf8').includes('format.kind'),
  )
  expect(asking).toEqual([join('table', 'formats.ts')])
})
