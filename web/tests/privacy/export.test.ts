import { expect, it } from 'vitest'
import { withBrowserPart } from '../../src/privacy/export'

const exported = { format: 'yokai-septet-export', version: 1 }
const promised = { code: 'T', seat: 1, commitment: '9f', salt: 'c4' }

function storageOf(items: Record<string, string>): Storage {
  const names = Object.keys(items)
  return {
    length: names.length,
    key: (index: number) => names[index],
    getItem: (name: string) => items[name],
  } as Storage
}

it('adds what only this browser knows, and nothing of other pages', async () => {
  const storage = storageOf({ 'yokai-settings': '{}', other: 'x' })
  expect(await withBrowserPart(exported, storage, () => Promise.resolve([promised]))).toEqual({
    ...exported,
    browser: { 'yokai-settings': '{}' },
    browser_fair_deals: [promised],
  })
})

it('saves the rest where the browser keeps no database', async () => {
  const file = await withBrowserPart(exported, storageOf({}), () => Promise.reject(new Error('none')))
  expect(file).toEqual({ ...exported, browser: {}, browser_fair_deals: [] })
})
