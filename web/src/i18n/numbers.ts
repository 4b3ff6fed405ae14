/** Numbers in the reader's language. */

import { texts } from './texts.svelte'

export function percent(share: number): string {
  return new Intl.NumberFormat(texts.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}
