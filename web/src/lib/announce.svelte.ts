/** Sentences for the screen reader's live region and for the log beside the table. */

class Announcer {
  /** What the live region holds. It grows and is then cut, so that nothing is read twice. */
  lines = $state<{ id: number; text: string }[]>([])
  #next = 0

  say(text: string): void {
    if (!text) return
    this.lines.push({ id: this.#next++, text })
    if (this.lines.length > 60) this.lines.splice(0, this.lines.length - 60)
  }
  clear(): void {
    this.lines = []
  }
}
export const announcer = new Announcer()
