import { expect, it } from 'vitest'
import type { Replay } from '../../src/protocol'
import { cardCount, momentOf } from '../../src/game/moments'
import { actionCount, actionsBefore, chosenAt, isAsPlayed, placeOf, playedAt } from '../../src/review/places'
import { golden } from '../golden'

const { replays } = golden<{ replays: { replay: Replay }[] }>('replays.json')
const all = replays.map(({ replay }) => [replay.ruleset.name, replay] as const)

it.each(all)('finds every moment by the number of actions before it: %s', (_, replay) => {
  let actions = 0
  for (const round of replay.rounds) {
    actions += 1
    expect(placeOf(replay, actions)).toEqual({ round, card: -1 })
    expect(actionsBefore(replay, round.number, -1)).toBe(actions)
    actions += replay.ruleset.players
    expect(placeOf(replay, actions - 1)).toEqual({ round, card: -1 })
    for (let card = 0; card <= cardCount(round); card++) {
      expect(placeOf(replay, actions + card)).toEqual({ round, card })
      expect(actionsBefore(replay, round.number, card)).toBe(actions + card)
    }
    actions += cardCount(round)
  }
  expect(actionCount(replay)).toBe(actions)
  expect(placeOf(replay, actions + 100)).toEqual(placeOf(replay, actions))
})

it('has nothing to pass to where a round was abandoned in the pass', () => {
  const replay = structuredClone(replays[0]!.replay)
  const [round] = replay.rounds
  replay.rounds = [{ ...round!, passes: round!.passes.map((cards, seat) => (seat === 1 ? cards : [])), tricks: [] }]
  expect(actionCount(replay)).toBe(2)
  expect(placeOf(replay, 2)?.card).toBe(-1)
})

it.each(all)('knows what was passed or played next: %s', (_, replay) => {
  let actions = 0
  for (const round of replay.rounds) {
    actions += 1
    for (const cards of [...round.passes, ...round.tricks.flatMap((trick) => trick.cards.map((card) => [card]))])
      expect(chosenAt(replay, actions++)).toEqual(cards)
    expect(chosenAt(replay, actions)).toEqual([])
  }
})

it.each(all)('tells the course of the match from any other: %s', (_, replay) => {
  const round = replay.rounds[0]!
  const start = 1 + replay.ruleset.players
  const cards = round.tricks[0]!.cards.map((card) => [card])
  expect(isAsPlayed(replay, start, [])).toBe(true)
  expect(isAsPlayed(replay, start, cards)).toBe(true)
  expect(isAsPlayed(replay, start - 1, [round.passes.at(-1)!, ...cards])).toBe(true)
  expect(isAsPlayed(replay, start, [cards[0]!, cards[0]!])).toBe(false)
  expect(isAsPlayed(replay, start, cards.slice(1))).toBe(false)
})

it('knows a pass to a partner in whichever order its cards were named', () => {
  const replay = structuredClone(replays[0]!.replay)
  const [round] = replay.rounds
  const passed = round!.passes[0]!
  replay.rounds = [{ ...round!, passes: [[...passed].reverse(), ...round!.passes.slice(1)] }]
  expect(chosenAt(replay, 1)).toEqual(passed)
})

it.each(all)('knows who played which card next: %s', (_, replay) => {
  for (const round of replay.rounds) {
    for (let card = 0; card < cardCount(round); card++) {
      const { seat, card: code } = playedAt(round, card)!
      expect(momentOf(replay, round, card).hands[seat]).toContain(code)
    }
    expect(playedAt(round, cardCount(round))).toBeNull()
  }
})
