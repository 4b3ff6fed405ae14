/** Numbers in the reader's language. */

import { texts } from './texts.svelte'

export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(texts.language, { style: 'percent', maximumFractionDigits: digits }).format(share)
}

/** A change of a chance, with its sign. */
export function signedPercent(change: number): string {
  const format = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const
  return new Intl.NumberFormat(texts.language, format).format(change).replace('-', '\u2212')
}
