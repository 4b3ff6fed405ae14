/** The file with everything about a visitor: what the server holds, and what only this browser knows (docs/export.md). */

export interface Exported {
  format: string
  version: number
  [section: string]: unknown
}

const PREFIX = 'yokai'

/** The server's part, and beside it what the page keeps in this browser. */
export function withBrowserPart(exported: Exported, storage: Storage): Exported {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const ours = names.filter((name) => name.startsWith(PREFIX)).sort()
  return { ...exported, browser: Object.fromEntries(ours.map((name) => [name, storage.getItem(name)])) }
}

export function saveFile(name: string, content: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
