/** Cards and lists in words. */

import { rankOf, suitOf } from '../game/cards'
import { t, type Params } from './texts.svelte'

export function cardParams(code: string): Params {
  return { suit: suitOf(code), rank: rankOf(code), foil: code.endsWith('f') ? 'yes' : 'no' }
}

export function cardName(code: string): string {
  return t('card', cardParams(code))
}

export function cardList(codes: string[]): string {
  return list(codes.map(cardName))
}

/** "a, b and c" in the reader's language; with `list-or` as the last word "a, b or c". */
export function list(items: string[], last: 'list-last' | 'list-or' = 'list-last'): string {
  if (items.length < 2) return items.join('')
  return items.slice(0, -1).join(t('list-separator')) + t(last) + items[items.length - 1]
}
