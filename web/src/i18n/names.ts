/** The names of rulesets and bots. A server may offer some that the texts don't know yet; then their plain names must do. */

import { tellIf } from './texts.svelte'

export const rulesetName = (name: string) => tellIf(`ruleset-${name}`, name)
export const strengthName = (bot: string | null) => tellIf(`table-bot-${bot}`, bot ?? '')
