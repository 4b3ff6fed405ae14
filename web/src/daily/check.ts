/** The check of a day's deals in this browser, as docs/fair-deal.md specifies it. */

import { bytes, commitment, dailySeed, deal, hex } from '../game/fairdeal'
import type { DailyState, Replay } from '../protocol'

export type DealCheck = 'right' | 'wrong'

/** Whether the day's seed is the one that was committed to, and the deals played here come from it. */
export function check(day: DailyState, played: { number: number; replay: Replay }[]): DealCheck {
  const seed = bytes(day.seed ?? '')
  const fits = played.every(({ number, replay }) => {
    const dealt = deal(dailySeed(seed, number), [], 1, replay.ruleset)
    const round = replay.rounds[0]
    return round !== undefined && dealt.hands.every((hand, seat) => hand.join() === round.dealt[seat]?.join())
  })
  return fits && hex(seed) === day.seed && commitment(seed) === day.commitment ? 'right' : 'wrong'
}
