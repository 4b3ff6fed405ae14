/** The file with everything about a visitor: what the server holds, and what only this browser knows (docs/export.md). */

import type { Exported } from '../net/screenApi'

const PREFIX = 'yokai'

/** The server's part, and beside it what the page keeps in this browser. */
export function withBrowserPart(exported: Exported, storage: Storage): Exported {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const ours = names.filter((name) => name.startsWith(PREFIX)).sort()
  return { ...exported, browser: Object.fromEntries(ours.map((name) => [name, storage.getItem(name)])) }
}
