/** How a team match stands, in words and numbers. */

import { texts } from '../i18n/texts.svelte'
import { tell } from './words.svelte'

/** A lead with its sign; over the average of two others it may have a half. */
export function signed(lead: number): string {
  const format = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const
  return new Intl.NumberFormat(texts.language, format).format(lead).replace('-', '\u2212')
}

/** Who is ahead, or has won. */
export function standing({ status, total }: { status: string; total: number }): string {
  if (total === 0) return tell(status === 'over' ? 'history-team-tie' : 'history-team-level')
  const id = status === 'over' ? 'history-team-won' : 'history-team-ahead'
  return tell(id, { team: total > 0 ? 0 : 1, count: Math.abs(total) })
}
