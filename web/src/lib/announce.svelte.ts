/** Sentences for the screen reader's live region and for the log beside the table. */

const most = 500

class Announcer {
  /** What the live region holds: more than a round, so that nothing is cut off while people play. */
  lines = $state<{ id: number; text: string }[]>([])
  #next = 0

  say(text: string): void {
    if (!text) return
    this.lines.push({ id: this.#next++, text })
    if (this.lines.length > most) this.lines.splice(0, most / 2)
  }
  clear(): void {
    this.lines = []
  }
}
export const announcer = new Announcer()
