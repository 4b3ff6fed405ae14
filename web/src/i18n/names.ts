/** The names of rulesets, bots and ends of rounds. A server may offer rulesets and bots that the texts don't know yet; then
 *  their plain names must do. */

import type { Reason, Ruleset } from '../protocol'
import { t, tellIf } from './texts.svelte'

export const rulesetName = (name: string) => tellIf(`ruleset-${name}`, name)
export const strengthName = (bot: string | null) => tellIf(`table-bot-${bot}`, bot ?? '')

/** What ended a round, without who won it. */
export const endedBy = (reason: Reason, ruleset: Ruleset) =>
  t(`web-reason-${reason}`, { losing: ruleset.losing_trick ?? 0, needed: ruleset.bosses_to_win ?? 0 })
