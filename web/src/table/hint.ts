/** A bot's advice as the table shows it: the best choice, why, and what each card is worth. */

import type { HintAnswer, MatchState } from '../protocol'
import { has, t } from '../i18n/texts.svelte'

export interface ShownHint {
  /** The card to play, or the cards to pass in their order. */
  best: string[]
  /** The chance to win the game by card, from 0 to 1: in the pass, of the best choice. */
  chances: Map<string, number>
  why: string
}

/** The hint as long as it is about the decision that the match waits for. */
export function shownHint(hint: HintAnswer | null, { after, round }: MatchState): ShownHint | null {
  if (!round || hint?.after !== after) return null
  const [first] = hint.advice
  if (!first) return null
  const shown = round.phase === 'pass' ? [first] : hint.advice
  const chances = new Map<string, number>()
  for (const { cards, match_win: chance } of shown) {
    if (chance !== null) for (const card of cards) chances.set(card, chance)
  }
  return { best: first.cards, chances, why: hint.why && has(hint.why) ? t(hint.why, hint.why_params) : '' }
}
