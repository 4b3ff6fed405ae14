/** Who played a replay and how it ended, in words. */

import type { Replay } from '../protocol'
import { seatsOf } from '../game/ruleset'
import { list } from './cards'
import { rulesetName } from './names'
import { t, tellIf, texts } from './texts.svelte'

/** The strength of a seat's bot; '' for a person. */
export function strengthOf(replay: Replay, seat: number): string {
  return tellIf(`table-bot-${replay.participants[seat]?.bot}`)
}

export function nameOf(replay: Replay, seat: number): string {
  if (strengthOf(replay, seat)) return t('table-bot-name', { seat })
  return replay.participants[seat]?.name || t('player-number', { number: seat + 1 })
}

export function sideNames(replay: Replay, side: number): string {
  return list(seatsOf(replay.ruleset, side).map((seat) => nameOf(replay, seat)))
}

export function sidesOf(replay: Replay): number[] {
  return [...new Set(replay.ruleset.sides)].sort((a, b) => a - b)
}

export function resultOf(replay: Replay): string {
  const { winner } = replay
  if (winner === null) return t('table-match-abandoned')
  const scores = replay.rounds.at(-1)?.scores ?? []
  const ordered = [winner, ...sidesOf(replay).filter((side) => side !== winner)].map((side) => scores[side] ?? 0)
  return t('web-replay-result', { names: sideNames(replay, winner), score: ordered.join(t('score-separator')) })
}

/** The ruleset, and the day, which stays in one line. */
export function factsOf(replay: Replay): string[] {
  const rules = rulesetName(replay.ruleset.name)
  if (!replay.date) return [rules]
  const day = new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium' }).format(new Date(replay.date))
  return [rules, day.replaceAll(/\s/g, '\u00a0')]
}
