/** The names of rulesets. */

import { has, t } from './texts.svelte'

/** A server may offer a ruleset that the texts don't know yet; then its plain name must do. */
export function rulesetName(name: string): string {
  return has(`ruleset-${name}`) ? t(`ruleset-${name}`) : name
}
