import type { NamedFile } from '../net/answer'

/** Hands a file to the browser, which keeps it where the reader's downloads go. */
export function saveFile({ body, name }: NamedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(body)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
