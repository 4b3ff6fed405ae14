/** What happened, told in sentences. tests/golden/sentences.json holds them equal to those of the terminal. */

import type { Phrase, RoundState, TableEvent, TableState } from '../protocol'
import { suitOf } from '../game/cards'
import { cardList, cardParams, list } from './cards'
import { endedBy } from './names'
import { t, type Params } from './texts.svelte'

export function seatName(state: TableState, seat: number): string {
  const there = state.seats[seat]
  if (there?.name) return there.name
  return t('table-bot-name', { number: seat + 1, seat })
}

function sidesOf(state: TableState): number[] {
  return state.match?.ruleset.sides ?? []
}

/** All sides, the viewer's own first. */
export function sidesInOrder(state: TableState): number[] {
  const all = sidesOf(state)
  return [...new Set([all[state.viewer.seat ?? 0] ?? 0, ...[...all].sort((a, b) => a - b)])]
}

export function seatsOf(state: TableState, side: number): number[] {
  return sidesOf(state).flatMap((s, seat) => (s === side ? [seat] : []))
}

/** Whether what a seat has won counts for the viewer's own team, for another team or for the player alone. */
function teamOf(state: TableState, seat: number): 'ours' | 'theirs' | 'none' {
  const seats = seatsOf(state, sidesOf(state)[seat] ?? 0)
  if (seats.length < 2) return 'none'
  return state.viewer.seat !== null && seats.includes(state.viewer.seat) ? 'ours' : 'theirs'
}

function whoSeat(state: TableState, seat: number): Params {
  return seat === state.viewer.seat
    ? { who: 'you', name: state.viewer.name }
    : { who: 'one', name: seatName(state, seat) }
}

/** The players of some sides as the texts' parameters `who` (you, we, one, both) and `name`. */
export function whoSides(state: TableState, sides: number[]): Params {
  const seats = sides.flatMap((side) => seatsOf(state, side))
  const others = seats.filter((seat) => seat !== state.viewer.seat)
  const name = list(others.map((seat) => seatName(state, seat)))
  if (others.length < seats.length) return { who: others.length ? 'we' : 'you', name }
  return { who: others.length > 1 ? 'both' : 'one', name }
}

/** What somebody says. */
export function phraseSaid(state: TableState, { seat, phrase }: { seat: number; phrase: Phrase }): string {
  return t('web-said', { name: seatName(state, seat), phrase: t(`phrase-${phrase}`) })
}

/** Which cards the viewer was passed, one sentence for every giver. */
export function receivedFrom(state: TableState, received: RoundState['received']): string[] {
  const givers = [...new Set(received.map(({ giver }) => giver))]
  return givers.map((giver) => {
    const cards = received.filter((one) => one.giver === giver).map(({ card }) => card)
    return t('web-received', { name: seatName(state, giver), cards: cardList(cards) })
  })
}

/** Why somebody leads the first trick of a round. */
export function whyLeads(state: TableState, { announcement, leader }: RoundState): string {
  if (announcement)
    return t('event-leader-announced', {
      ...whoSeat(state, announcement.seat),
      ...cardParams(announcement.card),
      option: announcement.option,
    })
  return leader === null ? '' : t('event-leader-announced-later', whoSeat(state, leader))
}

/** "us" or the names, for a heading. */
export function sideName(state: TableState, side: number): string {
  const seats = seatsOf(state, side)
  const mine = state.viewer.seat !== null && seats.includes(state.viewer.seat)
  if (seats.length > 1)
    return mine
      ? t('web-side-us')
      : state.viewer.seat === null
        ? list(seats.map((s) => seatName(state, s)))
        : t('web-side-them')
  return mine ? t('web-you') : seatName(state, seats[0] ?? 0)
}

export function sentence(state: TableState, event: TableEvent): string {
  switch (event.type) {
    case 'round-dealt':
      return event.face_up
        ? t('event-round-dealt', { number: event.round_number, ...cardParams(event.face_up) })
        : t('event-round-dealt-no-trump', { number: event.round_number })
    case 'exchanged':
      return t('event-exchanged', { ...whoSeat(state, event.seat), ...cardParams(event.card) })
    case 'boss-left':
      return t('event-boss-left', { ...whoSeat(state, event.seat), ...cardParams(event.boss) })
    case 'discarded':
      return t('event-discarded', whoSeat(state, event.seat))
    case 'pass-chosen':
      return t('event-pass-chosen', whoSeat(state, event.seat))
    case 'cards-passed':
      return t('event-cards-passed')
    case 'leader-announced':
      return event.card && event.option
        ? t('event-leader-announced', {
            ...whoSeat(state, event.seat),
            ...cardParams(event.card),
            option: event.option,
          })
        : t('event-leader-announced-later', whoSeat(state, event.seat))
    case 'card-played':
      return t('event-card-played', {
        ...whoSeat(state, event.seat),
        ...cardParams(event.card),
        led: event.led ? 'yes' : 'no',
      })
    case 'turned-up':
      return t('event-turned-up', { ...whoSeat(state, event.seat), ...cardParams(event.card) })
    case 'trump-set':
      return t('event-trump-set', { suit: event.suit })
    case 'void-shown':
      return t('event-void-shown', { name: seatName(state, event.seat), suit: event.suit })
    case 'trick-won':
      return t('event-trick-won', {
        ...whoSeat(state, event.seat),
        ...cardParams(event.card),
        why: event.why,
        count: event.tricks,
        team: teamOf(state, event.seat),
      })
    case 'boss-captured':
      return t('event-boss-captured', {
        ...whoSeat(state, event.seat),
        ...cardParams(event.boss),
        count: event.bosses,
        team: teamOf(state, event.seat),
      })
    case 'suit-sealed':
      return t('event-suit-sealed', { ...whoSides(state, [event.side]), suit: event.suit })
    case 'round-won':
      return roundWon(state, event)
    case 'points-scored':
      return pointsScored(state, event)
    case 'match-won':
      return t(event.tie_break ? 'event-match-won-tie-break' : 'event-match-won', {
        ...whoSides(state, [event.side]),
        scores: scoreLine(state, event.scores),
      })
    case 'seat-taken':
      return event.name === null
        ? t('table-event-bot-sits', { seat: event.seat + 1 })
        : t('table-event-sits', { name: event.name })
    case 'seats-shuffled':
      return t('table-event-seats-shuffled')
    case 'hint-taken':
      return t('table-event-hint-taken', whoSeat(state, event.seat))
    case 'seats-locked':
      return t('table-event-seats-locked', { locked: event.locked ? 'yes' : 'no' })
    case 'decision-lapsed':
      return t('table-event-decision-lapsed', whoSeat(state, event.seat))
    case 'bot-took-over':
      return t('table-event-bot-took-over', {
        ...(event.name ? { who: 'one', name: event.name } : whoSeat(state, event.seat)),
        why: event.why,
      })
    case 'person-returned':
      return t('table-event-person-returned', whoSeat(state, event.seat))
    case 'undo-asked':
      return t('table-event-undo-asked', whoSeat(state, event.seat))
    case 'undo-refused':
      return t('table-event-undo-refused')
    case 'card-taken-back':
      return t('table-event-card-taken-back', {
        ...whoSeat(state, event.seat),
        ...cardParams(event.card),
      })
    case 'pass-taken-back':
      return t('table-event-pass-taken-back', whoSeat(state, event.seat))
    case 'match-started':
      return t('table-event-match-started')
    case 'abandon-refused':
      return t('table-event-abandon-refused', whoSeat(state, event.seat))
    case 'match-abandoned':
      return t('table-event-match-abandoned', { why: event.why ?? 'players' })
    case 'rematch-offered':
      return t('table-event-rematch')
    default:
      return '' // other changes of seats before the start are visible, and need no announcement
  }
}

type RoundWon = Extract<TableEvent, { type: 'round-won' }>

export function roundWon(state: TableState, result: Pick<RoundWon, 'reason' | 'winners' | 'decided_by'>): string {
  if (result.reason === 'played-out') return t('event-round-won-played-out')
  if (result.reason !== 'seventh-trick') {
    return t(`event-round-won-${result.reason}`, whoSides(state, result.winners))
  }
  return [roundLost(state, result), t('event-round-won', whoSides(state, result.winners))].join(t('sentence-separator'))
}

function roundLost(state: TableState, { decided_by }: Pick<RoundWon, 'decided_by'>): string {
  const loser = sidesOf(state)[decided_by] ?? 0
  const losing = state.match?.ruleset.losing_trick ?? 0
  return t('event-round-won-seventh-trick', { ...whoSides(state, [loser]), losing })
}

/** How a round ended, below a heading that tells the viewer who has won it. */
export function howItEnded(
  state: TableState,
  result: Pick<RoundWon, 'reason' | 'winners' | 'decided_by'>,
  won: boolean,
): string {
  if (result.reason === 'seventh-trick') return roundLost(state, result)
  if (result.reason === 'bosses' && won && state.match) return endedBy(result.reason, state.match.ruleset)
  return roundWon(state, result)
}

type PointsScored = Extract<TableEvent, { type: 'points-scored' }>

function pointsScored(state: TableState, { side, points, score, breakdown }: PointsScored): string {
  const params = { ...whoSides(state, [side]), count: points, score }
  if (!breakdown.length) return t('event-points-scored', params)
  const parts = breakdown.map((part) =>
    t('points-of-boss', { suit: suitOf(part.boss), points: part.points, hand: part.from_hand ? 'yes' : 'no' }),
  )
  return t('event-points-scored-by-boss', { ...params, breakdown: list(parts) })
}

/** The points of every side; the viewer comes first in their own. */
function scoreLine(state: TableState, scores: number[]): string {
  const me = state.viewer.seat
  const names = (side: number) => {
    const seats = seatsOf(state, side).sort((a, b) => Number(b === me) - Number(a === me))
    return list(seats.map((seat) => (seat === me ? t('you') : seatName(state, seat))))
  }
  return scores.map((points, side) => t('score-of-side', { name: names(side), points })).join(t('list-separator'))
}
