/** The finished rounds of a table as a replay: their cards are public, and the page has them. */

import type { MatchState, Replay, TableState } from '../protocol'
import { seatName } from '../i18n/sentences'

export function replayOf(state: TableState, match: MatchState): Replay {
  return {
    ruleset: match.ruleset,
    participants: state.seats.map(({ seat, kind, strength }) =>
      kind === 'bot' ? { name: '', bot: strength } : { name: seatName(state, seat), bot: null },
    ),
    date: null,
    status: 'unfinished',
    commitment: null,
    seed: null,
    salts: [],
    rounds: match.finished,
    winner: match.winner,
    tie_break: match.tie_break,
  }
}
