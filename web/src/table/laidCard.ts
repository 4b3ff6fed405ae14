/** A card that has left its hand and lies in the trick, before the server's state says so. */

import type { RoundState, TableState } from '../protocol'

/** A card of the viewer's, and the decision for which it was played. */
export interface LaidCard {
  after: number
  card: string
}

/** The round after a seat has laid a card, as far as anybody knows before the server's answer: it is nobody's turn. */
export function withCardLaid(round: RoundState, seat: number, card: string): RoundState {
  return {
    ...round,
    hand: round.hand?.filter((held) => held !== card) ?? null,
    hand_sizes: round.hand_sizes.map((size, at) => size - Number(at === seat)),
    legal: [],
    turn: null,
    to_act: [],
    trick: [...round.trick, card],
  }
}

/** Whether this state still waits for the decision that the card is the answer to. */
export function isStillInHand(state: TableState | null, laid: LaidCard | null): boolean {
  const { match, viewer } = state ?? {}
  if (!match?.round || !laid || match.round.turn !== viewer?.seat) return false
  return match.after === laid.after && (match.round.hand?.includes(laid.card) ?? false)
}

/** The table with the viewer's card on it that the server has not answered yet. */
export function withOwnCard(state: TableState | null, laid: LaidCard | null): TableState | null {
  const seat = state?.viewer.seat
  if (!state?.match?.round || seat == null || !laid || !isStillInHand(state, laid)) return state
  return { ...state, match: { ...state.match, round: withCardLaid(state.match.round, seat, laid.card) } }
}
