import { afterEach, expect, test, vi } from 'vitest'
import { keptInvitation, pastedTable, takeInvitation } from '../../src/net/invitation'

const token = '3-Ab_c-dEf'

function at(address: string) {
  const url = new URL(address, 'https://host')
  const replaced: string[] = []
  vi.stubGlobal('location', url)
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: string) => replaced.push(to) })
  return replaced
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('takes the invitation out of the address of a table or a team match', () => {
  expect(at(`/t/K7WQ2M#${token}`)).toEqual([])
  const replaced = at(`/t/K7WQ2M#${token}`)
  expect(takeInvitation()).toBe(true)
  expect(keptInvitation()).toEqual({ path: '/tables/K7WQ2M', token })
  expect(replaced).toEqual(['/t/K7WQ2M'])
  expect(at(`/teams/K7WQ2M?team=1#${token}`)).toEqual([])
  takeInvitation()
  expect(keptInvitation()?.path).toBe('/team-matches/K7WQ2M')
})

test('leaves every other address as it is', () => {
  for (const address of ['/t/K7WQ2M', '/t/K7WQ2M#top', `/claim#${token}`, '/rules#r-9']) {
    const replaced = at(address)
    expect(takeInvitation(), address).toBe(false)
    expect(replaced).toEqual([])
  }
})

test('reads a pasted link, with or without an invitation, and a typed code', () => {
  expect(pastedTable(` https://host/t/k7wq2m#${token} `)).toBe(`/t/K7WQ2M#${token}`)
  expect(pastedTable('https://host/t/K7WQ2M')).toBe('/t/K7WQ2M')
  expect(pastedTable('k7wq2m')).toBe('/t/K7WQ2M')
  expect(pastedTable('K7WQ2M#<script>')).toBe('/t/K7WQ2M')
  expect(pastedTable(' # ')).toBe('')
})
