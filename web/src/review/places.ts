/** Where in a replay a moment of a review is. A review counts actions: deals, then the passes of a round in the order
 *  of the seats, then its cards. */

import type { Replay, ReplayRound } from '../protocol'
import { cardCount } from '../game/moments'
import { inPassOrder, sameCards } from './verdicts'

export interface Place {
  round: ReplayRound
  /** The number of cards played; -1 while cards are passed. */
  card: number
}

/** A deal, and whatever was passed. */
function beforeCards(round: ReplayRound): number {
  return 1 + round.passes.filter((cards) => cards.length > 0).length
}

export function actionCount(replay: Replay): number {
  return replay.rounds.reduce((sum, round) => sum + beforeCards(round) + cardCount(round), 0)
}

/** The table after so many actions. Before a deal it is as the round before has left it. */
export function placeOf(replay: Replay, after: number): Place | null {
  let left = Math.max(after, 1)
  for (const round of replay.rounds) {
    const cards = left - beforeCards(round)
    const allPassed = round.passes.every((passed) => passed.length > 0)
    if (cards < 0 || !allPassed) return { round, card: -1 }
    if (cards <= cardCount(round)) return { round, card: cards }
    left = cards - cardCount(round)
  }
  const round = replay.rounds.at(-1)
  return round ? { round, card: cardCount(round) } : null
}

/** The number of actions before a moment of a round. */
export function actionsBefore(replay: Replay, number: number, card: number): number {
  const earlier = replay.rounds.slice(0, number - 1)
  const before = earlier.reduce((sum, round) => sum + beforeCards(round) + cardCount(round), 0)
  const round = replay.rounds[number - 1]
  return before + (card < 0 || !round ? 1 : beforeCards(round) + card)
}

/** The cards that were passed or played next after so many actions, in the order of verdicts, or nothing. */
export function chosenAt(replay: Replay, after: number): string[] {
  const place = placeOf(replay, after)
  if (!place) return []
  if (place.card >= 0) return [playedAt(place.round, place.card)?.card ?? []].flat()
  const passes = place.round.passes.flatMap((cards, seat) =>
    cards.length ? [inPassOrder(replay.ruleset, seat, cards)] : [],
  )
  return passes[after - actionsBefore(replay, place.round.number, -1)] ?? []
}

/** Whether these passes and cards after so many actions are those of the match. */
export function isAsPlayed(replay: Replay, after: number, actions: string[][]): boolean {
  return actions.every((cards, i) => sameCards(cards, chosenAt(replay, after + i)))
}

/** The card that was played next after so many cards, and by whom. */
export function playedAt(round: ReplayRound, played: number): { card: string; seat: number } | null {
  let before = 0
  for (const { leader, cards } of round.tricks) {
    const card = cards[played - before]
    if (card) return { card, seat: (leader + played - before) % round.dealt.length }
    before += cards.length
  }
  return null
}
