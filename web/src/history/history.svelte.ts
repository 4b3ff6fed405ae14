/** The visitor's past games as far as they are shown, and what they add up to. */

import type { HistoryPage, MyMatch, Opponent, OpponentsPage, Statistics } from '../protocol'
import { api } from '../net/api'
import { errorText } from '../net/errors'
import { toAddress, toQuery, type Filter } from './filter'

const page = 20

export class History {
  matches = $state.raw<MyMatch[]>([])
  /** How many fit the filter; null until the server has answered. */
  total = $state<number | null>(null)
  /** Whether there are no games at all, whatever is wanted. */
  none = $state(false)
  statistics = $state.raw<Statistics | null>(null)
  opponents = $state.raw<Opponent[]>([])
  moreOpponents = $state(false)
  busy = $state(false)
  trouble = $state('')
  #asked = 0

  get more(): boolean {
    return this.matches.length < (this.total ?? 0)
  }

  /** Everything that fits the filter. An answer that comes after the next question is dropped. */
  load(filter: Filter): Promise<void> {
    return this.#attempt(async (isLatest) => {
      const [matches, statistics, opponents] = await Promise.all([
        api.history(toQuery(filter, { limit: page })),
        api.statistics(toQuery(filter)),
        api.opponents(toQuery(filter, { limit: page })),
      ])
      if (!isLatest()) return
      this.none = !matches.total && !toAddress(filter)
      this.statistics = statistics
      this.matches = []
      this.opponents = []
      this.#append(matches)
      this.#appendOpponents(opponents)
    })
  }

  loadMore(filter: Filter): Promise<void> {
    const before = this.matches.at(-1)?.cursor
    if (!before) return Promise.resolve()
    return this.#attempt(async (isLatest) => {
      const found = await api.history(toQuery(filter, { limit: page, before }))
      if (isLatest()) this.#append(found)
    })
  }

  loadMoreOpponents(filter: Filter): Promise<void> {
    return this.#attempt(async (isLatest) => {
      const found = await api.opponents(toQuery(filter, { limit: page, offset: this.opponents.length }))
      if (isLatest()) this.#appendOpponents(found)
    })
  }

  async #attempt(work: (isLatest: () => boolean) => Promise<void>): Promise<void> {
    const number = ++this.#asked
    const isLatest = () => number === this.#asked
    this.busy = true
    try {
      await work(isLatest)
      if (isLatest()) this.trouble = ''
    } catch (error) {
      if (isLatest()) this.trouble = errorText(error)
    } finally {
      if (isLatest()) this.busy = false
    }
  }

  #append({ matches, total }: HistoryPage): void {
    this.matches = [...this.matches, ...matches]
    this.total = total
  }

  #appendOpponents({ opponents, more }: OpponentsPage): void {
    this.opponents = [...this.opponents, ...opponents]
    this.moreOpponents = more
  }
}
