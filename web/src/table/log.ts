/** The log of the present round: what happened, as far as the table's memory aid shows it. */

import type { TableEvent, TableState } from '../protocol'
import { sentence } from '../i18n/sentences'
import { announcer, type TrickPlace } from '../ui/announcer.svelte'

/** The events that tell of cards which lie face down once their trick is taken (R14). */
const ofCards = ['card-played', 'void-shown', 'trick-won', 'card-taken-back']
const shownTricks = { off: 0, 'last-trick': 1, all: Infinity }

/** Tells an event of an update, which happened in this trick. */
export function tell(state: TableState, event: TableEvent, place: TrickPlace | null): void {
  if (isKnownToViewer(state, event)) return
  announcer.say(() => sentence(state, event), ofCards.includes(event.type) ? place : null)
}

/** The log as a snapshot has it: it ends in the present trick. */
export function recall(state: TableState, events: TableEvent[]): void {
  announcer.clear()
  const round = state.match?.round
  const wonAfter = (index: number) => events.slice(index).filter((event) => event.type === 'trick-won').length
  events.forEach((event, index) => {
    if (isKnownToViewer(state, event)) return
    const place = round && { round: round.number, trick: round.trick_number - wonAfter(index) }
    announcer.recall(() => sentence(state, event), (ofCards.includes(event.type) && place) || null)
  })
}

/** Removes what the memory aid no longer shows. */
export function forget(state: TableState): void {
  const round = state.match?.round
  if (!round) return // a round that is over is public
  const first = round.trick_number - shownTricks[state.options.memory_aid]
  announcer.keep(
    ({ trick: place }) =>
      !place || (place.round === round.number && place.trick >= first && place.trick <= round.trick_number),
  )
}

/** The trick that is being played. */
export function placeOf(state: TableState | null): TrickPlace | null {
  const round = state?.match?.round
  return round ? { round: round.number, trick: round.trick_number } : null
}

/** Players know their own hands. */
function isKnownToViewer(state: TableState, event: TableEvent): boolean {
  return event.type === 'void-shown' && event.seat === state.viewer.seat
}
