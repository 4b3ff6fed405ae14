/** The options of a table: their titles and values in words, and what is usual. */

import { t, type TextId } from '../i18n/texts.svelte'
import type { TableOptions } from '../protocol'

// Exactly the protocol's values: a missing or an unknown one is a type error.
export const clocks: Record<TableOptions['clock'], true> = { 0: true, 15: true, 30: true, 60: true }
export const hints = [
  [null, 'table-hints-alone'],
  [true, 'table-hints-on'],
  [false, 'table-hints-off'],
] as const
export const choosable = ['memory_aid', 'first_leader', 'later_leader', 'visibility'] as const
type Choosable = (typeof choosable)[number]
export const choices: { [name in Choosable]: Record<TableOptions[name], TextId> } = {
  memory_aid: { off: 'table-memory-off', 'last-trick': 'table-memory-last-trick', all: 'table-memory-all' },
  first_leader: { dealt: 'first-leader-dealt', holder: 'first-leader-holder' },
  later_leader: { 'last-trick': 'later-leader-last-trick', ace: 'later-leader-ace' },
  visibility: { link: 'table-visibility-link', public: 'table-visibility-public' },
}
export const titles: Record<Choosable, TextId> = {
  memory_aid: 'table-option-memory',
  first_leader: 'table-option-first-leader',
  later_leader: 'table-option-later-leader',
  visibility: 'table-option-visibility',
}

export const usual: Omit<TableOptions, 'ruleset' | 'bots'> = {
  first_leader: 'dealt',
  later_leader: 'last-trick',
  memory_aid: 'last-trick',
  clock: 0,
  hints: null,
  coach: false,
  spectators: true,
  visibility: 'link',
}

export const clockText = (seconds: number) => (seconds ? t('table-clock-seconds', { seconds }) : t('table-clock-none'))

/** What is not as usual at a table and changes how it plays: the title and the value of each option. */
export function unusual(options: TableOptions): [string, string][] {
  const found = (['first_leader', 'later_leader', 'memory_aid'] as const)
    .filter((name) => options[name] !== usual[name])
    .map((name): [string, string] => [t(titles[name]), t((choices[name] as Record<string, TextId>)[options[name]]!)])
  const hint = hints.find(([value]) => value === options.hints && value !== usual.hints)
  if (hint) found.push([t('table-option-hints'), t(hint[1])])
  if (options.coach) found.push([t('table-option-coach'), t('table-coach-on')])
  return found
}
