/** A match of the visitor in words: whom it is with and against, and how it stands. */

import type { MyMatch } from '../protocol'
import { list } from '../i18n/cards'
import { t } from '../i18n/texts.svelte'

function nameOf({ names, bots }: MyMatch, seat: number): string {
  if (bots[seat]) return t('table-bot-name', { seat })
  return names[seat] || t('player-number', { number: seat + 1 }) // the person may be deleted
}

/** The seats after the visitor's, clockwise, that somebody has taken. */
function others({ seat: mine, names, bots }: MyMatch): number[] {
  const seats = names.map((_, steps) => (mine + steps) % names.length).slice(1)
  return seats.filter((seat) => bots[seat] || names[seat] !== null)
}

export function teammates(match: MyMatch): string {
  const seats = others(match).filter((seat) => match.sides[seat] === match.side)
  return list(seats.map((seat) => nameOf(match, seat)))
}

export function opponents(match: MyMatch): string {
  const seats = others(match).filter((seat) => match.sides[seat] !== match.side)
  return list(seats.map((seat) => nameOf(match, seat)))
}

/** The points of each side, the visitor's first, the others as `opponents` names them. */
export function score(match: MyMatch): string {
  const sides = [match.side, ...others(match).map((seat) => match.sides[seat] ?? 0)]
  return [...new Set(sides)].map((side) => match.scores[side] ?? 0).join(t('score-separator'))
}

/** How a match that is not over stands. */
export function standing(match: MyMatch): string {
  if (match.status === 'gathering') return t('web-table-not-started', { code: match.code })
  const params = { names: opponents(match), score: score(match) }
  if (match.my_turn) return t('web-your-turn-against', params)
  if (!match.to_act.length) return t('web-next-round-against', params)
  return t('web-waiting-against', { ...params, turn: list(match.to_act.map((seat) => nameOf(match, seat))) })
}
