/** The state of the table at each moment of a replay. */

import { isBoss } from '../game/cards'
import { recipientsOf } from '../game/ruleset'
import type { Replay, ReplayRound } from '../protocol'

/** The table after some number of cards of a round. */
export interface Moment {
  /** The cards each seat holds. */
  hands: string[][]
  /** The trick on the table; complete ones stay until the next card. */
  trick: { leader: number; cards: string[]; winner: number | null } | null
  trickNumber: number
  /** Per side. */
  won: number[]
  bosses: string[][]
  turn: number | null
}

export function cardCount(round: ReplayRound): number {
  return round.tricks.reduce((sum, trick) => sum + trick.cards.length, 0)
}

/** The table after `played` cards; -1 is the moment before the pass. */
export function momentOf(replay: Replay, round: ReplayRound, played: number): Moment {
  const { deck, players, sides } = replay.ruleset
  const hands = round.dealt.map((hand) => [...hand])
  const sideCount = Math.max(...sides) + 1
  const won = Array<number>(sideCount).fill(0)
  const bosses: string[][] = won.map(() => [])
  const moment: Moment = { hands, trick: null, trickNumber: 1, won, bosses, turn: null }
  if (played < 0) return moment
  for (const [seat, cards] of round.passes.entries()) {
    const recipients = recipientsOf(replay.ruleset, seat)
    for (const [i, card] of cards.entries()) {
      remove(hands[seat], card)
      hands[recipients[i] ?? 0]?.push(card)
    }
  }
  for (const hand of hands) hand.sort((a, b) => deck.indexOf(a) - deck.indexOf(b))

  let left = played
  for (const [number, trick] of round.tricks.entries()) {
    const shown = trick.cards.slice(0, left)
    left -= shown.length
    for (const [i, card] of shown.entries()) remove(hands[(trick.leader + i) % players], card)
    const complete = shown.length === players
    moment.trick = { leader: trick.leader, cards: shown, winner: complete ? trick.winner : null }
    moment.trickNumber = number + 1
    if (complete && trick.winner !== null) {
      const side = sides[trick.winner] ?? 0
      won[side] = (won[side] ?? 0) + 1
      bosses[side]?.push(...shown.filter(isBoss))
      moment.turn = trick.winner
    } else moment.turn = (trick.leader + shown.length) % players
    if (left === 0) break
  }
  return moment
}

function remove(hand: string[] | undefined, card: string): void {
  const at = hand?.indexOf(card) ?? -1
  if (at >= 0) hand?.splice(at, 1)
}
