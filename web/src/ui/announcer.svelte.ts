/** Sentences for the screen reader's live region and for the log beside the table. */

export interface LogLine {
  id: number
  /** The sentence in the language of the moment: a change of language tells old lines again. */
  tell: () => string
  /** Whether it is news, to be read out; else it is part of the log only. */
  news: boolean
  /** The round and trick whose cards it tells of: the table's memory aid decides how long it stays. */
  trick: TrickPlace | null
}
export interface TrickPlace {
  round: number
  trick: number
}

const most = 500

class Announcer {
  lines = $state.raw<LogLine[]>([])
  /** How often lines were removed. */
  removals = $state(0)
  /** A message for the viewer at this moment only: it is read out, but not kept in the log. */
  notice = $state({ id: 0, text: '' })
  #next = 0

  say(tell: () => string, trick: TrickPlace | null = null): void {
    this.#add(tell, trick, true)
  }
  /** Adds a line of the log that was told before. */
  recall(tell: () => string, trick: TrickPlace | null = null): void {
    this.#add(tell, trick, false)
  }
  /** Removes the lines that may not be shown any longer. */
  keep(which: (line: LogLine) => boolean): void {
    if (this.lines.every(which)) return
    this.lines = this.lines.filter(which)
    this.removals++
  }
  notify(text: string): void {
    this.notice = { id: this.#next++, text }
  }
  clear(): void {
    this.lines = []
  }
  #add(tell: LogLine['tell'], trick: LogLine['trick'], news: boolean): void {
    if (tell()) this.lines = [...this.lines.slice(-most), { id: this.#next++, tell, trick, news }]
  }
}
export const announcer = new Announcer()
