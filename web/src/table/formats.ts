/** What the page says of each kind of play, and where it leads: the one place that knows their names. A kind that is not
 *  listed here is shown by what the state says of it. The title of a single deal is `web-` and its kind, if there is such a
 *  message. */

import { has, type TextId } from '../i18n/texts.svelte'
import { isFromFile } from '../game/sources'
import { api } from '../net/api'
import type { FormatInfo, TableMade } from '../protocol'

export interface FormatWords {
  /** The message for the title of a table with a single deal. */
  title?: TextId
  /** Where a single deal belongs to, and the message of the link there. */
  home?: { href: string; label: TextId }
  /** The message of the button for the next deal, and what makes its table. */
  next?: { label: TextId; play: () => Promise<TableMade> }
  /** Whether the players may look back at a deal as soon as they have finished it. */
  isOpenAtOnce?: boolean
  /** Whether it is a newcomer's first game, in which what is new is explained. */
  explained?: boolean
  /** The message that tells where the cards came from, if they were not dealt for this match. */
  note?: TextId
}

const KINDS: Record<string, (format: FormatInfo & { source: string }) => FormatWords> = {
  'daily-deal': ({ source, counts }) => ({
    home: { href: counts ? '/daily' : `/daily/${source}`, label: 'web-to-daily' },
    isOpenAtOnce: true,
  }),
  'team-deal': ({ source, number, deals }) => ({
    home: { href: `/teams/${source}`, label: 'web-to-team-match' },
    ...((number ?? 0) < (deals ?? 0) && {
      next: { label: 'web-next-team-deal', play: () => api.playTeamMatch(source) },
    }),
  }),
  'same-deals': ({ source }) => ({ note: isFromFile(source) ? 'table-file-deals' : 'table-same-deals' }),
  'first-game': () => ({ note: 'table-first-game', explained: true }),
  'play-on': ({ source }) => ({
    note: 'table-played-on',
    ...(/^(t|review)\/[\w#-]+$/.test(source) && { home: { href: `/${source}`, label: 'web-to-played-from' as const } }),
  }),
}

export function wordsOf(format: FormatInfo): FormatWords {
  const title = `web-${format.kind}`
  const words = KINDS[format.kind]?.({ ...format, source: format.source ?? '' })
  return { ...(format.single_deal && has(title) && { title }), ...words }
}
