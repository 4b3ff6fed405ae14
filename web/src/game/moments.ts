/** The state of the table at each moment of a replay. */

import { isBoss } from './cards'
import { recipientsOf } from './ruleset'
import type { Replay, ReplayRound } from '../protocol'

/** What is needed of a replay here. */
export type Rules = Pick<Replay, 'ruleset'>
/** A round that may begin in its middle: then with the tricks and bosses of each side before. */
export type ShownRound = ReplayRound & { before?: { won: number[]; bosses: string[][] } }

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

export function cardCount(round: Pick<ReplayRound, 'tricks'>): number {
  return round.tricks.reduce((sum, trick) => sum + trick.cards.length, 0)
}

/** Where stepping by tricks stops: before the pass, after it, and after each trick. */
function stops(round: ReplayRound): number[] {
  let cards = 0
  return [-1, 0, ...round.tricks.map((trick) => (cards += trick.cards.length))]
}

/** The stop after a moment; null at the end of the round. */
export function nextStop(round: ReplayRound, card: number): number | null {
  return stops(round).find((stop) => stop > card) ?? null
}

/** The stop before a moment; null at the beginning of the round. */
export function previousStop(round: ReplayRound, card: number): number | null {
  return (
    stops(round)
      .filter((stop) => stop < card)
      .at(-1) ?? null
  )
}

/** The moment at which a card was played, and its trick's number; null if it stayed in a hand. */
export function playOf(round: ReplayRound, code: string): { moment: number; trick: number } | null {
  let before = 0
  for (const [number, trick] of round.tricks.entries()) {
    const at = trick.cards.indexOf(code)
    if (at >= 0) return { moment: before + at + 1, trick: number + 1 }
    before += trick.cards.length
  }
  return null
}

/** A card of a hand as it is shown: hidden ones have no code. */
export interface ShownCard {
  code: string | null
  /** Whether it has been played. */
  gone: boolean
}

/** The hands at a moment, all open or as one seat knew them: its own hand, what it has passed, and what was played.
 *  Played cards keep their place, so that hands stay as wide as they are. */
export function handsSeen(replay: Rules, round: ReplayRound, played: number, viewer: number | null): ShownCard[][] {
  const now = momentOf(replay, round, played).hands
  const whole = played < 0 ? round.dealt : handsAfterPass(replay, round)
  return whole.map((hand, seat) => {
    const cards = hand.map((code) => ({ code, gone: !now[seat]?.includes(code) }))
    if (viewer === null || viewer === seat) return cards
    const given = played < 0 ? [] : passedTo(replay, round, viewer, seat)
    // Hidden cards come first: their places among the others would tell their suits.
    const held = cards.filter(({ gone }) => !gone)
    const hidden = held.filter(({ code }) => !given.includes(code)).map(() => ({ code: null, gone: false }))
    return [...hidden, ...held.filter(({ code }) => given.includes(code)), ...cards.filter(({ gone }) => gone)]
  })
}

function passedTo(replay: Rules, round: ReplayRound, giver: number, receiver: number): string[] {
  const recipients = recipientsOf(replay.ruleset, giver)
  return (round.passes[giver] ?? []).filter((_, i) => recipients[i] === receiver)
}

function handsAfterPass(replay: Rules, round: ReplayRound): string[][] {
  const { deck } = replay.ruleset
  const seats = round.dealt.map((_, seat) => seat)
  return round.dealt.map((dealt, seat) => {
    const kept = dealt.filter((card) => !round.passes[seat]?.includes(card))
    const received = seats.flatMap((giver) => passedTo(replay, round, giver, seat))
    return [...kept, ...received].sort((a, b) => deck.indexOf(a) - deck.indexOf(b))
  })
}

/** The table after `played` cards; -1 is the moment before the pass. */
export function momentOf(replay: Rules, round: ShownRound, played: number): Moment {
  const { players, sides } = replay.ruleset
  const hands = played < 0 ? round.dealt.map((hand) => [...hand]) : handsAfterPass(replay, round)
  const sideCount = Math.max(...sides) + 1
  const won = round.before ? [...round.before.won] : Array<number>(sideCount).fill(0)
  const bosses = won.map((_, side) => [...(round.before?.bosses[side] ?? [])])
  const moment: Moment = { hands, trick: null, trickNumber: 1, won, bosses, turn: null }
  if (played < 0) return moment

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
