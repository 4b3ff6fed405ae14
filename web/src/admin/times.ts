/** Times of the server, as the host reads them. */

import { texts } from '../i18n/texts.svelte'

/** A moment of the server's clock, in the reader's language and time zone; of today without the day. */
export function moment(seconds: number): string {
  const at = new Date(seconds * 1000)
  const isToday = at.toDateString() === new Date().toDateString()
  const format: Intl.DateTimeFormatOptions = { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'medium' }) }
  return new Intl.DateTimeFormat(texts.language, format).format(at)
}
