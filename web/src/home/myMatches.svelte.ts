/** The visitor's matches: the running ones, and page by page those that are over. */

import type { MyMatch } from '../protocol'
import { api } from '../net/api'
import { errorText } from '../net/errors'
import { latest } from '../net/latest'

const page = 12
const key = 'yokai-running'

export const isOver = ({ status }: MyMatch) => status === 'finished' || status === 'abandoned'

export class MyMatches {
  /** Those that wait for the visitor first. What was known last is shown until the server answers, so that nothing
   *  shifts when it does. */
  running = $state.raw<MyMatch[]>(stored())
  /** Null until the server has answered. */
  past = $state.raw<MyMatch[] | null>(null)
  /** Whether there are more past ones than those shown. */
  more = $state(false)
  /** Why the server's answer is missing. */
  trouble = $state('')
  #newest = latest()

  async load(): Promise<void> {
    let found: MyMatch[]
    try {
      found = await this.#newest(api.matches(page))
    } catch (error) {
      this.trouble = errorText(error)
      return
    }
    this.trouble = ''
    this.running = found.filter((match) => !isOver(match)).sort((a, b) => urgency(b) - urgency(a))
    store(this.running)
    if (this.past && this.past.length > page) return // whoever has asked for more keeps it
    this.past = []
    this.#append(found.filter(isOver))
  }

  async loadMore(): Promise<void> {
    const cursor = this.past?.at(-1)?.cursor
    if (cursor) this.#append(await api.matches(page, cursor))
  }

  #append(found: MyMatch[]): void {
    this.past = [...(this.past ?? []), ...found]
    this.more = found.length === page
  }
}

function urgency(match: MyMatch): number {
  if (match.status === 'gathering') return 0
  return match.my_turn ? 3 : match.to_act.length ? 1 : 2 // between rounds nobody has to act
}

function stored(): MyMatch[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as MyMatch[]
  } catch {
    return []
  }
}

function store(running: MyMatch[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(running))
  } catch {
    // without storage they are shown as soon as the server answers
  }
}
