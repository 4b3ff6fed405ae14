/** The announcements and sounds of an update. */

import type { TableState, Update } from '../protocol'
import { announcer } from '../ui/announcer.svelte'
import { play } from '../ui/sound'
import { placeOf, tell } from './log'

export function announce({ events, state }: Update, before: TableState | null): void {
  for (const event of events) {
    if (event.type === 'round-dealt') announcer.clear() // the log is that of the present round
    tell(state, event, placeOf(before))
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

/** A sound when the viewer's turn begins. */
export function callToTurn(before: TableState | null, after: TableState): void {
  const seat = after.viewer.seat
  if (seat === null) return
  if (after.match?.round?.turn === seat && before?.match?.round?.turn !== seat) play('turn')
}
