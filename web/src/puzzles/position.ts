/** A puzzle as the board of a replay shows it. */

import type { PuzzleState, PuzzleLine, Replay, ReplayRound } from '../protocol'
import type { ShownCard, ShownRound } from '../game/moments'

const places = ['you', 'left', 'partner', 'right'] as const
export type SeatPlace = (typeof places)[number]

/** Where a seat is, from the solver's. */
export function seatPlace(puzzle: PuzzleState, seat: number): SeatPlace {
  return places[(seat - puzzle.seat + 4) % 4] ?? 'you'
}

/** The seat that has played a card of the trick on the table. */
const trickSeat = (puzzle: PuzzleState, i: number) => ((puzzle.leader ?? 0) + i) % puzzle.ruleset.players

/** The round from the position on, with these hands and cards; without a line nothing more is played. */
export function roundOf(puzzle: PuzzleState, line: PuzzleLine | null, hands?: string[][]): ShownRound {
  const { deck } = puzzle.ruleset
  const dealt = puzzle.hands.map(({ cards }, seat) => [...(hands?.[seat] ?? cards)])
  puzzle.trick.forEach((card, i) => dealt[trickSeat(puzzle, i)]?.push(card))
  for (const hand of dealt) hand.sort((a, b) => deck.indexOf(a) - deck.indexOf(b))
  const table =
    puzzle.kind === 'pass' || puzzle.leader === null
      ? []
      : [{ leader: puzzle.leader, cards: puzzle.trick, winner: null }]
  return {
    number: 2,
    face_up: puzzle.face_up,
    trump: puzzle.trump,
    dealt,
    passes: dealt.map(() => []),
    tricks: line?.tricks ?? table,
    result: line?.result ?? null,
    scores: puzzle.scores.map((score, side) => score + (line?.result?.points[side] ?? 0)),
    seals: puzzle.scores.map(() => []),
    before: { won: puzzle.won, bosses: puzzle.bosses },
  }
}

/** The round in a match: the score before it is that of an earlier one. */
export function matchOf(puzzle: PuzzleState, round: ReplayRound): Pick<Replay, 'ruleset' | 'rounds'> {
  return { ruleset: puzzle.ruleset, rounds: [{ ...round, number: 1, scores: puzzle.scores, result: null }, round] }
}

/** The hands as the solver knows them at the start: hidden cards first, then known ones, then the one on the table. */
export function knownHands(puzzle: PuzzleState): ShownCard[][] {
  return puzzle.hands.map(({ cards, unknown }, seat) => {
    const hidden = Array.from({ length: unknown }, () => ({ code: null, gone: false }))
    const played = puzzle.trick.filter((_, i) => trickSeat(puzzle, i) === seat)
    return [...hidden, ...cards.map((code) => ({ code, gone: false })), ...played.map((code) => ({ code, gone: true }))]
  })
}

/** The same with two cards exchanged wherever they stand: they make no difference. */
export function exchanged<T>(value: T, one: string, other: string): T {
  const swap = (_: string, part: unknown) => (part === one ? other : part === other ? one : part)
  return JSON.parse(JSON.stringify(value), swap) as T
}
