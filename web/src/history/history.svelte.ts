/** The visitor's past games as far as they are shown, and what they add up to. */

import type { HistoryPage, MyMatch, Opponent, OpponentsPage, Statistics } from '../protocol'
import { screenApi } from '../net/screenApi'
import { errorText } from '../net/errors'
import { latest } from '../net/latest'
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
  #newest = latest()

  get more(): boolean {
    return this.matches.length < (this.total ?? 0)
  }

  /** Everything that fits the filter. An answer that comes after the next question is dropped. */
  load(filter: Filter): Promise<void> {
    const asked = Promise.all([
      screenApi.history({ ...toQuery(filter), limit: page }),
      screenApi.statistics(toQuery(filter)),
      screenApi.opponents({ ...toQuery(filter), limit: page }),
    ])
    return this.#show(asked, ([matches, statistics, opponents]) => {
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
    return this.#show(screenApi.history({ ...toQuery(filter), limit: page, before }), (found) => this.#append(found))
  }

  loadMoreOpponents(filter: Filter): Promise<void> {
    const asked = screenApi.opponents({ ...toQuery(filter), limit: page, offset: this.opponents.length })
    return this.#show(asked, (found) => this.#appendOpponents(found))
  }

  async #show<T>(asked: Promise<T>, show: (answer: T) => void): Promise<void> {
    this.busy = true
    try {
      show(await this.#newest(asked))
      this.trouble = ''
    } catch (error) {
      this.trouble = errorText(error)
    }
    this.busy = false
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
