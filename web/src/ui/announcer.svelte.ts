/** Sentences for the screen reader's live region and for the log beside the table. */

const most = 500

class Announcer {
  /** The lines of the live region: more than a round's worth, so that none is removed during play. */
  lines = $state<{ id: number; text: string }[]>([])
  /** A message for the viewer at this moment only: it is read out, but not kept in the log. */
  notice = $state({ id: 0, text: '' })
  #next = 0

  say(text: string): void {
    if (!text) return
    this.lines.push({ id: this.#next++, text })
    if (this.lines.length > most) this.lines.splice(0, most / 2)
  }
  notify(text: string): void {
    this.notice = { id: this.#next++, text }
  }
  clear(): void {
    this.lines = []
  }
}
export const announcer = new Announcer()
