/** A side that has one trick fewer than loses the round, and what another one would mean (R21, R23). */

import type { MatchState, Ruleset, TableState } from '../protocol'
import { hasTeams } from '../game/ruleset'
import { sideName } from '../i18n/sentences'
import { t } from '../i18n/texts.svelte'

export type Seventh = { meaning: 'wins' | 'loses' | 'without'; missing: number }

const bossesIn = (cards: string[]) => cards.filter((code) => /^.7f?$/.test(code)).length

/** What the losing trick would mean to a side that is one trick away from it; null if it is not, or the round is over. */
export function seventhOf({ ruleset, round }: Pick<MatchState, 'ruleset' | 'round'>, side: number): Seventh | null {
  const { losing_trick: limit, bosses_to_win: wanted } = ruleset
  if (!round || round.phase === 'over' || limit === null || wanted === null) return null
  if (round.won[side] !== limit - 1) return null
  const missing = wanted - (round.bosses[side]?.length ?? 0)
  const captured = round.bosses.reduce((sum, bosses) => sum + bosses.length, 0)
  const left = bossesIn(ruleset.deck) - bossesIn(round.face_up ? [round.face_up] : []) - captured
  // A trick that lies complete for a moment is no longer the seventh.
  const lying = round.trick.length < ruleset.players ? bossesIn(round.trick) : 0
  return { meaning: lying >= missing ? 'wins' : left < missing ? 'loses' : 'without', missing }
}

/** The same in words. */
export interface SixTricks {
  /** Whether there is anything to say. */
  told: boolean
  /** A sentence that says whose tricks they are. */
  text: string
  /** The longest such sentences, for the place that they take. */
  longest: string[]
  /** What a seventh would mean, in a few words. */
  short: string
}

export function sixTricks(now: TableState, match: MatchState, side: number): SixTricks {
  const { bosses_to_win: wanted, losing_trick } = match.ruleset
  const losing = losing_trick ?? 0
  const about = { losing, tricks: losing - 1, who: whose(now, match.ruleset, side), name: sideName(now, side) }
  const longest: Seventh[] = [
    { meaning: 'without', missing: wanted ?? 2 },
    { meaning: 'wins', missing: 2 },
  ]
  const seventh = seventhOf(match, side)
  return {
    told: seventh !== null,
    text: seventh ? t('table-six-tricks', { ...seventh, ...about }) : '',
    longest: longest.map((meaning) => t('table-six-tricks', { ...meaning, ...about })),
    short: seventh ? t('web-seventh', { ...seventh, losing }) : '',
  }
}

function whose({ viewer: { seat } }: TableState, ruleset: Ruleset, side: number): 'you' | 'we' | 'they' | 'one' {
  const own = seat !== null && ruleset.sides[seat] === side
  if (seat === null || !hasTeams(ruleset)) return own ? 'you' : 'one'
  return own ? 'we' : 'they'
}
