import { expect, it } from 'vitest'
import type { Replay } from '../../src/protocol'
import { cardCount, momentOf } from '../../src/replay/moments'
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
