/** What is said about the choices of a puzzle. */

import type { PuzzleState } from '../protocol'
import { cardList, cardName } from '../i18n/cards'
import { percent } from '../i18n/numbers'
import { t } from '../i18n/texts.svelte'
import type { Solving } from './solving.svelte'
import { tell } from './words.svelte'

export const nameOf = ({ kind, difficulty }: Pick<PuzzleState, 'kind' | 'difficulty'>) =>
  tell('puzzle-name', { kind, difficulty })

/** How the round ends, from its points for the solver's side. */
export function outcome(points: number): string {
  const count = t('count-points', { count: Math.abs(points) })
  return tell('puzzle-outcome', { won: points > 0 ? 'yes' : 'no', points: count })
}

export const signed = (points: number) => (points > 0 ? `+${points}` : `\u2212${Math.abs(points)}`)

/** What a card is worth, as far as it may be told: a short value and a sentence. */
export function valueOf(solving: Solving, card: string): { text: string; label: string; top: boolean } {
  const { solution, question } = solving
  const nothing = { text: '', label: cardName(card), top: false }
  if (solving.phase !== 'done' && !solving.tried.some(([tried]) => tried === card)) return nothing
  if (solution.kind === 'open' && question) {
    const right = question.right.includes(card)
    const points = right ? question.best : question.wrong.find((wrong) => wrong.card === card)?.points
    if (points === undefined) return nothing
    const label = tell('puzzle-choice-points', { card: cardName(card), outcome: outcome(points) })
    return { text: signed(points), label, top: right }
  }
  if (solution.kind !== 'closed') return nothing
  const wins = solution.wins.find(({ cards }) => cards.includes(card))?.wins ?? 0
  return { text: percent(wins / solution.worlds), label: winsOf(solving, card, wins, 'puzzle-wins'), top: false }
}

function winsOf(solving: Solving, card: string, wins: number, id: 'puzzle-wins' | 'puzzle-try-closed'): string {
  const worlds = solving.solution.kind === 'closed' ? solving.solution.worlds : 1
  return tell(id, { card: cardName(card), wins: String(wins), worlds: String(worlds), share: percent(wins / worlds) })
}

/** Why the last try was wrong. */
export function whyWrong(solving: Solving): string {
  const { solution, refutation } = solving
  const cards = solving.tried.at(-1) ?? []
  const [card = ''] = cards
  if (solution.kind === 'open') {
    return tell('puzzle-try-open', { card: cardName(card), outcome: outcome(refutation?.points ?? 0) })
  }
  if (solution.kind === 'closed') {
    const wins = solution.wins.find((each) => each.cards.includes(card))?.wins ?? 0
    const told = winsOf(solving, card, wins, 'puzzle-try-closed')
    return solving.example ? [told, tell('puzzle-try-example')].join(t('sentence-separator')) : told
  }
  const chance = solution.passes.find((pass) => pass.cards.every((each) => cards.includes(each)))?.chance ?? 0
  return tell('puzzle-try-pass', { cards: cardList(cards), chance: percent(chance) })
}
