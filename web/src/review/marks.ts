/** What choices are worth, in figures and in words. */

import type { CardMark } from '../board/position'
import { cardList } from '../i18n/cards'
import { percent } from '../i18n/numbers'
import type { Option } from './verdicts'
import { tell } from './words.svelte'

const number = (value: number | null) => (value === null ? '' : String(Math.round(100 * value)))

/** The two values of a choice: given what the seat knew, and with open cards. */
export function valuesOf(option: Option): CardMark['lines'] {
  const open = option.open === null ? '' : `${option.exact ? '' : '≈'}${number(option.open)}`
  return [
    { text: number(option.known), top: option.best },
    { text: open, top: option.bestOpen },
  ].filter(({ text }) => text)
}

/** What screen readers say of a choice. */
export function optionLabel(option: Option): string {
  const cards = cardList(option.cards)
  if (!option.legal) return tell('review-option-none', { cards })
  const known = percent(option.known ?? 0)
  let told = tell('review-option', { cards, known, open: option.open === null ? '–' : percent(option.open) })
  if (option.best) told = tell('review-option-best', { option: told })
  if (option.made) told = tell('review-option-made', { option: told })
  return told
}

/** What the cards of a hand are worth, but for those that must not be told yet. */
export function marksOf(options: Option[], isHidden: (option: Option) => boolean = () => false): Map<string, CardMark> {
  const told = options.filter((option) => !option.legal || !isHidden(option))
  return new Map(
    told.map((option) => [
      option.cards[0] ?? '',
      { lines: option.legal ? valuesOf(option) : [], told: optionLabel(option), framed: option.made },
    ]),
  )
}
