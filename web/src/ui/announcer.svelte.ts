/** Sentences for the screen reader's live region and for the log beside the table. */

const most = 500

class Announcer {
  /** What the live region holds: more than a round, so that nothing is cut off while people play. */
  lines = $state<{ id: number; text: string }[]>([])
  /** What concerns only the viewer and only this moment: it is read out, but not kept in the log. */
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
