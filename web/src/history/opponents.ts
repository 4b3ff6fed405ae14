/** Opponents in words. */

import type { Opponent } from '../protocol'
import { strengthName } from '../i18n/names'
import { tell } from './words.svelte'

export function opponentName({ name, bot }: Opponent): string {
  if (bot === null) return name ?? ''
  return tell('history-bots', { strength: strengthName(bot) })
}
