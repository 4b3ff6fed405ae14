/** Moments and verdicts of a review in words. */

import type { Grade, Replay, Verdict, ReviewDocument, Why } from '../protocol'
import { cardList } from '../i18n/cards'
import { percentagePoints, signedPercentagePoints } from '../i18n/numbers'
import { has, t, type Params } from '../i18n/texts.svelte'
import { nameOf, sideNames } from '../i18n/replayNames'
import { placeOf } from './places'
import { isMistake, type TurningPoint } from './verdicts'
import { tell } from './words.svelte'

export const gradeMarks: Record<Grade, string> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' }

/** "Round 2, trick 5": when a step of the match was. */
export function whenOf(replay: Replay, review: ReviewDocument, after: number): string {
  const dealt = review.curve.find((step) => step.after === after && step.seat === null)
  return dealt ? tell('review-deal', { round: dealt.round }) : decisionWhen(replay, after)
}

/** The same for a moment at which somebody decides. */
export function decisionWhen(replay: Replay, after: number): string {
  const place = placeOf(replay, after)
  if (!place) return ''
  const round = place.round.number
  if (place.card < 0) return tell('review-when-pass', { round })
  return tell('review-when-trick', { round, trick: Math.floor(place.card / replay.ruleset.players) + 1 })
}

/** What turned the match: a deal, somebody's mistake, or cards that nobody could know of. */
export function causeOf(review: ReviewDocument, { after, seat }: TurningPoint): 'deal' | 'mistake' | 'hidden' {
  if (seat === null) return 'deal'
  const decision = review.decisions.find((one) => one.after === after)
  return decision && isMistake(decision) ? 'mistake' : 'hidden'
}

export function pointText(replay: Replay, review: ReviewDocument, point: TurningPoint): string {
  const params = {
    when: whenOf(replay, review, point.after),
    names: sideNames(replay, point.side),
    change: inPoints(point.change, signedPercentagePoints),
  }
  if (point.seat === null) return tell('review-point-deal', params)
  return tell('review-point', { ...params, name: nameOf(replay, point.seat) })
}

/** A change of chances with its unit. */
export function inPoints(change: number, format: (change: number) => string = percentagePoints): string {
  return tell('review-points', { number: format(change), count: Math.round(100 * Math.abs(change)) })
}

export function why(reason: Why): string {
  return has(reason.message) ? t(reason.message, reason.params as Params) : ''
}

/** Why the best choice was better, and what the one made gave away. */
export function reasonsOf({ why: best, gave_away: lost }: Verdict): string {
  return [best, lost].flatMap((reason) => (reason ? [why(reason)] : [])).join(t('sentence-separator'))
}

export function instead({ made, choices }: Verdict): string {
  return tell('review-instead', { made: cardList(made), best: cardList(choices[0]?.cards ?? []) })
}
