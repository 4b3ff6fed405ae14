/** What hosts have done, in words. */

import type { Act } from '../protocol'
import { moment } from './times'
import { tell } from './words.svelte'

export function didText(act: Act): string {
  const what = tell(sentences[act.kind], {
    name: act.network ?? act.name ?? tell('admin-somebody'),
    code: act.code ?? '',
    time: act.until === null ? '' : moment(act.until),
  })
  return act.refused === null ? what : tell('admin-did-refused', { what })
}

const sentences = {
  close: 'admin-did-close',
  rename: 'admin-did-rename',
  bar: 'admin-did-bar',
  lift: 'admin-did-lift',
} as const
