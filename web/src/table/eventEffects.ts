/** The announcements and sounds of an update. */

import type { TableState, Update } from '../protocol'
import { receivedFrom } from '../i18n/sentences'
import { t } from '../i18n/texts.svelte'
import { callViewer } from '../ui/alerts.svelte'
import { announcer } from '../ui/announcer.svelte'
import { play } from '../ui/sound'
import { placeOf, tell } from './log'

export function announce({ events, state }: Update, before: TableState | null): void {
  for (const event of events) {
    if (event.type === 'round-dealt') announcer.clear() // the log is that of the present round
    // A card that is taken back reopens its trick, or the log would forget it at once.
    tell(state, event, placeOf(event.type === 'card-taken-back' ? state : before))
    if (event.type === 'cards-passed')
      announcer.notify(receivedFrom(state, state.match?.round?.received ?? []).join(t('sentence-separator')))
    if (event.type === 'card-played') play('card')
    if (event.type === 'boss-captured') play('boss')
    if (event.type === 'suit-sealed') play('seal')
    if (event.type === 'trick-won') play('trick')
    if (event.type === 'round-won') {
      const mine = state.viewer.seat === null ? 0 : state.match?.ruleset.sides[state.viewer.seat]
      play(mine !== undefined && event.winners.includes(mine) ? 'won' : 'lost')
    }
  }
}

/** Calls the viewer when the match begins to wait for them. */
export function callToTurn(before: TableState | null, after: TableState): void {
  const seat = after.viewer.seat
  if (seat === null) return
  if (!awaits(after, seat) || (before && awaits(before, seat))) return
  play('turn')
  callViewer()
}

/** Whether the match waits for a decision of this seat, and no bot takes it. */
export function awaits(state: TableState, seat: number | null): boolean {
  if (seat === null || state.status !== 'playing' || state.seats[seat]?.bot_plays) return false
  return state.match?.round?.to_act.includes(seat) ?? false
}
