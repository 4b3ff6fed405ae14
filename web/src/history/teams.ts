/** How a team match stands, in words and numbers. */

import { tell } from './words.svelte'

export const signed = (lead: number) => (lead > 0 ? `+${lead}` : String(lead).replace('-', '\u2212'))

/** Who is ahead, or has won. */
export function standing({ status, total }: { status: string; total: number }): string {
  if (total === 0) return tell(status === 'over' ? 'history-team-tie' : 'history-team-level')
  const id = status === 'over' ? 'history-team-won' : 'history-team-ahead'
  return tell(id, { team: total > 0 ? 0 : 1, count: Math.abs(total) })
}
