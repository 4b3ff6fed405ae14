/** Choosing the cards of a pass from a hand; where each goes to another player, that one is named on it. */

import type { Picks } from '../board/picks.svelte'
import type { CardMark, Choosing } from '../board/position'
import { recipientsOf } from '../game/ruleset'
import { cardName } from '../i18n/cards'
import type { Ruleset } from '../protocol'

type NameOf = (seat: number) => string

/** Who receives each card, where not all go to one player. */
function receivers(ruleset: Ruleset, seat: number, cards: string[], nameOf: NameOf): Map<string, string> {
  const recipients = recipientsOf(ruleset, seat)
  if (new Set(recipients).size === 1) return new Map()
  return new Map(cards.map((card, i) => [card, nameOf(recipients[i] ?? seat)]))
}

export function passMarks(ruleset: Ruleset, seat: number, cards: string[], nameOf: NameOf): Map<string, CardMark> {
  const named = [...receivers(ruleset, seat, cards, nameOf)]
  return new Map(named.map(([card, name]) => [card, { lines: [{ text: name, top: false }] }]))
}

export function passChoosing(ruleset: Ruleset, seat: number, picks: Picks, nameOf: NameOf, busy: boolean): Choosing {
  const names = receivers(ruleset, seat, picks.cards, nameOf)
  return {
    chosen: picks.cards,
    label: (card) => [cardName(card), names.get(card)].filter(Boolean).join(' → '),
    onchoose: (card) => void picks.toggle(card),
    busy,
  }
}
