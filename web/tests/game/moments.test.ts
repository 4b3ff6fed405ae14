import { expect, it } from 'vitest'
import type { Replay } from '../../src/protocol'
import { cardCount, handsSeen, momentOf, nextStop, playOf, previousStop } from '../../src/game/moments'
import { golden } from '../golden'

interface Moment {
  round: number
  played: number
  hands: string[][]
  turn: number
  won: number[]
  bosses: string[][]
}
const { replays } = golden<{ replays: { replay: Replay; moments: Moment[] }[] }>('replays.json')
const sorted = (cards: string[][]) => cards.map((each) => [...each].sort())

it.each(replays.map((each) => [each.replay.ruleset.name, each] as const))(
  'shows at every moment what the rules say: %s',
  (_, { replay, moments }) => {
    for (const { round: number, played, ...expected } of moments) {
      const { hands, turn, won, bosses } = momentOf(replay, replay.rounds[number - 1]!, played)
      const shown = { hands, turn, won, bosses: sorted(bosses) }
      expect(shown, `round ${number}, ${played} cards`).toEqual({ ...expected, bosses: sorted(expected.bosses) })
    }
  },
)

it('shows the hands as dealt before the pass', () => {
  for (const { replay } of replays) {
    for (const round of replay.rounds) expect(momentOf(replay, round, -1).hands).toEqual(round.dealt)
  }
})

it('keeps a complete trick on the table, with its winner, until the next card', () => {
  const { replay } = replays[0]!
  const round = replay.rounds[0]!
  const { players } = replay.ruleset
  expect(momentOf(replay, round, players).trick).toEqual(round.tricks[0])
  expect(momentOf(replay, round, players - 1).trick?.winner).toBeNull()
  expect(momentOf(replay, round, players + 1).trick?.cards).toHaveLength(1)
})

it('counts the cards of a round', () => {
  const { replay, moments } = replays[0]!
  const last = Math.max(...moments.filter(({ round }) => round === 1).map(({ played }) => played))
  expect(cardCount(replay.rounds[0]!)).toBe(last)
})

it('stops after each trick when it goes trick by trick', () => {
  for (const { replay } of replays) {
    const { players } = replay.ruleset
    for (const round of replay.rounds) {
      expect(nextStop(round, -1)).toBe(0)
      expect(nextStop(round, 1)).toBe(Math.min(players, cardCount(round)))
      expect(previousStop(round, players + 1)).toBe(players)
      expect(previousStop(round, players)).toBe(0)
      expect(previousStop(round, -1)).toBeNull()
      expect(nextStop(round, cardCount(round))).toBeNull()
    }
  }
})

it('finds the moment at which a card was played', () => {
  const { replay } = replays[0]!
  const round = replay.rounds[0]!
  for (let played = 1; played <= cardCount(round); played++) {
    const code = momentOf(replay, round, played).trick!.cards.at(-1)!
    expect(playOf(round, code)?.moment).toBe(played)
  }
  const left = momentOf(replay, round, cardCount(round)).hands.flat()
  for (const code of left) expect(playOf(round, code)).toBeNull()
})

it.each(replays.map((each) => [each.replay.ruleset.name, each] as const))(
  'shows of the other hands only what a player knew: %s',
  (_, { replay }) => {
    const round = replay.rounds[0]!
    const { players } = replay.ruleset
    for (const played of [-1, 0, 1, players, cardCount(round)]) {
      const gone = round.tricks.flatMap(({ cards }) => cards).slice(0, Math.max(played, 0))
      const open = handsSeen(replay, round, played, null)
      for (let viewer = 0; viewer < players; viewer++) {
        const seen = handsSeen(replay, round, played, viewer)
        expect(seen[viewer]).toEqual(open[viewer])
        const given = played < 0 ? [] : round.passes[viewer]!
        for (const [seat, hand] of seen.entries()) {
          expect(hand).toHaveLength(open[seat]!.length)
          if (seat === viewer) continue
          for (const { code, gone: isGone } of hand) {
            if (code === null) expect(isGone).toBe(false)
            else expect(isGone ? gone : given).toContain(code)
          }
        }
      }
    }
  },
)
