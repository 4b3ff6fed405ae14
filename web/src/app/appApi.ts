/** What only the page without a server asks. */

import { fileOf, valueOf, type NamedFile } from '../net/answer'
import { transport } from '../net/transport'

export const appApi = {
  /** Everything that is kept, as one file. */
  everything: async (): Promise<NamedFile> => fileOf(await transport.request({ method: 'GET', path: '/me/export' })),
  /** Takes over the matches of such a file. */
  takeOver: async (text: string) =>
    valueOf<{ matches: number }>(await transport.request({ method: 'POST', path: '/me/import', text }), ['matches']),
}
