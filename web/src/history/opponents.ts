/** Opponents in words. */

import type { Opponent } from '../protocol'
import { has, t } from '../i18n/texts.svelte'
import { tell } from './words.svelte'

export function opponentName({ name, bot }: Opponent): string {
  if (bot === null) return name ?? ''
  return tell('history-bots', { strength: has(`table-bot-${bot}`) ? t(`table-bot-${bot}`) : bot })
}
