/** The file with everything about a visitor: what the server holds, and what only this browser knows (docs/export.md). */

import type { Exported } from '../net/screenApi'
import { allPromised } from '../net/promises'

const PREFIX = 'yokai'

/** The server's part, and beside it what the page keeps in this browser. */
export async function withBrowserPart(exported: Exported, storage: Storage, promised = allPromised): Promise<Exported> {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const ours = names.filter((name) => name.startsWith(PREFIX)).sort()
  const browser = Object.fromEntries(ours.map((name) => [name, storage.getItem(name)]))
  const fairDeals = await promised().catch(() => []) // there are none where none can be stored
  return { ...exported, browser, browser_fair_deals: fairDeals }
}
