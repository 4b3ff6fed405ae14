/** The lessons of the guided round, and when each is due. */

import { isBoss } from '../game/cards'
import type { MatchState, TableState } from '../protocol'

interface Moment {
  state: TableState
  match: MatchState
}

export interface Lesson {
  id: string
  due: (moment: Moment) => boolean
}

const me = ({ state }: Moment) => state.viewer.seat ?? 0
const mySide = (moment: Moment) => moment.match.ruleset.sides[me(moment)] ?? 0
const round = ({ match }: Moment) => match.round
const myTurn = (moment: Moment) => round(moment)?.turn === me(moment)
const led = (moment: Moment) => round(moment)?.trick?.cards[0]?.[0]

/** Whether one of these sides is at most two tricks away from losing the round. */
const nearLosing = ({ match }: Moment, among: (side: number) => boolean) =>
  (match.round?.won ?? []).some((won, side) => among(side) && won >= (match.ruleset.losing_trick ?? Infinity) - 2)

/** By importance: of several that are due and not given yet, the first is given. */
export const lessons: Lesson[] = [
  { id: 'welcome', due: (m) => round(m)?.phase === 'pass' },
  { id: 'pass', due: (m) => round(m)?.phase === 'pass' && !round(m)?.passed },
  {
    id: 'received',
    due: (m) => round(m)?.phase === 'play' && round(m)?.trick_number === 1 && !!round(m)?.received.length,
  },
  { id: 'seventh', due: (m) => nearLosing(m, (side) => side === mySide(m)) },
  { id: 'seventh-them', due: (m) => nearLosing(m, (side) => side !== mySide(m)) },
  { id: 'lead', due: (m) => myTurn(m) && !led(m) },
  {
    id: 'must-follow',
    due: (m) => myTurn(m) && !!led(m) && (round(m)?.legal ?? []).every((card) => card[0] === led(m)),
  },
  { id: 'free', due: (m) => myTurn(m) && !!led(m) && (round(m)?.legal ?? []).some((card) => card[0] !== led(m)) },
  { id: 'ace', due: (m) => (round(m)?.hand ?? []).includes('WA') },
  { id: 'trump', due: (m) => (round(m)?.trick_number ?? 0) >= 2 && round(m)?.trump !== null },
  { id: 'boss', due: (m) => (round(m)?.bosses ?? []).some((bosses) => bosses.length > 0) },
  {
    id: 'boss-in-hand',
    due: (m) => (round(m)?.trick_number ?? 0) >= 3 && (round(m)?.hand ?? []).some(isBoss),
  },
  { id: 'round-over', due: (m) => m.match.last_round !== null && m.match.winner === null },
]
