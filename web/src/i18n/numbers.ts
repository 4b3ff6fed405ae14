/** Numbers in the reader's language. */

import { texts } from './texts.svelte'

export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(texts.language, { style: 'percent', maximumFractionDigits: digits }).format(share)
}

/** A chance, or part of one, in percentage points: the number alone. */
export function percentagePoints(share: number, digits = 0): string {
  return new Intl.NumberFormat(texts.language, { maximumFractionDigits: digits }).format(100 * share)
}

/** A change of a chance in percentage points, with its sign: the parts of many changes may exceed 100. */
export function signedPercentagePoints(change: number): string {
  const format = { maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const
  return new Intl.NumberFormat(texts.language, format).format(100 * change).replace('-', '\u2212')
}
