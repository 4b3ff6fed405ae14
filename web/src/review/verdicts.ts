/** What a review says about decisions: which were costly, where to go next, and what each choice is worth. */

import { recipientsOf } from '../game/ruleset'
import type { ChoiceValue, Verdict, ReviewDocument, OpenValue, ReviewState, CurveStep, Ruleset } from '../protocol'

/** Whether every decision is judged; the values with open cards may still be missing. */
export const isJudged = ({ state, done, total }: ReviewState) => state === 'done' || (total > 0 && done === total)

export const isMistake = ({ grade }: Verdict) => grade !== 'best' && grade !== 'good'

/** A loss as it is shown: whole points, rounded down as grades are, so that what is no mistake yet does not look like
 *  one. */
export const shownLoss = (loss: number) => Math.max(Math.floor(100 * loss + 1e-6), 0) / 100

/** The decisions that are held against a player, in the order of the match. */
export function mistakesOf(review: ReviewDocument, seat: number): Verdict[] {
  const found = review.decisions.filter((one) => one.seat === seat && one.by === null && isMistake(one))
  return found.sort((a, b) => a.after - b.after)
}

export function costliest(review: ReviewDocument, seat: number, count: number): Verdict[] {
  return mistakesOf(review, seat)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, count)
}

/** The nearest mistake after a moment, or before it. */
export function mistakeFrom(review: ReviewDocument, at: number, way: 1 | -1): number | null {
  const found = review.decisions.filter((one) => isMistake(one) && (one.after - at) * way > 0)
  const numbers = found.map(({ after }) => after)
  return numbers.length ? (way > 0 ? Math.min(...numbers) : Math.max(...numbers)) : null
}

/** The match chance given away as the cards lay. */
export function openLoss({ open, made }: Verdict): number | null {
  const value = open.find(({ cards }) => sameCards(cards, made))
  return value && open[0] ? open[0].match - value.match : null
}

/** Losses that nobody could see, and mistakes that cost nothing as the cards lay; where the values with open cards are
 *  estimates, only what is more than their error. */
export function chanceOf(decision: Verdict): 'unlucky' | 'lucky' | null {
  const open = (cards: string[] = []) => decision.open.find((value) => sameCards(value.cards, cards))
  const [lost, made] = [openLoss(decision), open(decision.made)]
  if (lost === null || !made) return null
  if (!isMistake(decision)) return lost >= 0.1 && isSurelyBetter(decision.open[0], made) ? 'unlucky' : null
  return lost <= 0.02 && (made.exact || isSurelyBetter(made, open(decision.choices[0]?.cards))) ? 'lucky' : null
}

/** Three standard errors, since the best of many estimates is compared. */
function isSurelyBetter(one: OpenValue | undefined, other: OpenValue | undefined): boolean {
  if (!one || !other) return false
  const [a, b] = [one, other].map(({ exact, error }) => (exact ? 0 : (error ?? 1)))
  return one.match - other.match > 3 * Math.hypot(a ?? 1, b ?? 1)
}

/** From how far behind the best choice a try is accepted in "learn from your mistakes". */
export const closeEnough = 0.04

/** How far a choice is behind the best one; null if it was not compared. */
export function behindBest(choices: ChoiceValue[], cards: string[]): number | null {
  const best = choices[0]
  const tried = choices.find((choice) => sameCards(choice.cards, cards))
  return best && tried ? best.match - tried.match : null
}

/** The cards of a pass in the order in which they go to the recipients; it means nothing where there is only one. */
export function inPassOrder(ruleset: Ruleset, seat: number, cards: string[]): string[] {
  if (new Set(recipientsOf(ruleset, seat)).size > 1) return cards
  return [...cards].sort((a, b) => ruleset.deck.indexOf(a) - ruleset.deck.indexOf(b))
}

export function sameCards(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((card, i) => card === b[i])
}

/** One choice as it is shown: what it is worth given what the seat knew, and with open cards. */
export interface Option {
  cards: string[]
  known: number | null
  open: number | null
  /** Whether the open value is proven. */
  exact: boolean
  legal: boolean
  made: boolean
  best: boolean
  bestOpen: boolean
}

interface Judged {
  choices: ChoiceValue[]
  open: OpenValue[]
  made: string[]
}

/** The options of a pass: those that were compared, the best first. */
export const passOptions = (judged: Judged) => judged.choices.map(({ cards }) => option(cards, judged))

/** All cards of a hand in their order; those that could not be played have no value. */
export const cardOptions = (hand: string[], judged: Judged) => hand.map((card) => option([card], judged))

/** Whose chances are told where this seat decides: the reader's side's, but where there are more than two sides the seat's
 *  own, as nothing else is known. */
export function toldSide({ sides }: Ruleset, reader: number, seat: number | undefined): number {
  return new Set(sides).size > 2 && seat !== undefined ? (sides[seat] ?? reader) : reader
}

/** The options of a seat with the chances of that side: of two sides, one has what the other lacks. */
export function toldOptions(options: Option[], ruleset: Ruleset, reader: number, seat: number): Option[] {
  if (ruleset.sides[seat] === toldSide(ruleset, reader, seat)) return options
  const other = (chance: number | null) => (chance === null ? null : 1 - chance)
  return options.map((option) => ({ ...option, known: other(option.known), open: other(option.open) }))
}

function option(cards: string[], { choices, open, made }: Judged): Option {
  const known = choices.find((choice) => sameCards(choice.cards, cards))
  const seen = open.find((value) => sameCards(value.cards, cards))
  const top = Math.max(...open.map(({ match }) => match))
  return {
    cards,
    known: known?.match ?? null,
    open: seen?.match ?? null,
    exact: seen?.exact ?? false,
    legal: known !== undefined,
    made: sameCards(cards, made),
    best: known !== undefined && known === choices[0],
    bestOpen: seen?.match === top,
  }
}

/** Values computed anew, in the terms of a verdict on the same position: what was judged keeps its values, and any other
 *  choice its distance from those that both have, since how much choices differ is more certain than how good they are.
 *  None becomes better than the best of the verdict, which was found with far more effort. */
export function asJudged(
  judged: Pick<Verdict, 'choices' | 'open'>,
  anew: Pick<Verdict, 'choices' | 'open'>,
): Pick<Verdict, 'choices' | 'open'> {
  return {
    choices: joined(judged.choices, anew.choices, judged.choices[0]?.match),
    open: judged.open.length ? joined(judged.open, anew.open) : anew.open,
  }
}

function joined<Value extends { cards: string[]; match: number }>(kept: Value[], anew: Value[], most = 1): Value[] {
  const same = ({ cards }: Value) => kept.find((value) => sameCards(value.cards, cards))
  const gaps = anew.flatMap((value) => {
    const other = same(value)
    return other ? [other.match - value.match] : []
  })
  const shift = gaps.length ? gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length : 0
  const added = anew
    .filter((value) => !same(value))
    .map((value) => ({ ...value, match: Math.min(Math.max(value.match + shift, 0), most) }))
  return [...kept, ...added].sort((a, b) => b.match - a.match)
}

export interface TurningPoint {
  /** The number of actions before the step. */
  after: number
  round: number
  seat: number | null
  /** How much the chance of the reader's side grew or fell. */
  change: number
  side: number
  chances: number[]
}

/** The steps that changed the chance of a side most, in the order of the match. */
export function turningPoints(
  start: number[],
  curve: CurveStep[],
  side: number,
  count = 6,
  least = 0.1,
): TurningPoint[] {
  const points = curve.map((step, i): TurningPoint => {
    const before = curve[i - 1]?.chances ?? start
    const chance = step.chances[side] ?? 0
    return { ...step, change: chance - (before[side] ?? chance), side }
  })
  const most = points
    .filter(({ change }) => Math.abs(change) >= least)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  return most.slice(0, count).sort((a, b) => a.after - b.after)
}

/** Every side's chance before the first deal. */
export function startOf(review: ReviewDocument): number[] {
  const first = review.curve[0]
  return (first?.chances ?? []).map((chance, side) => chance - (first?.luck[side] ?? 0) - (first?.error[side] ?? 0))
}
