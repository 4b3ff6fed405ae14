/** What the host sees and has done: the state of the server, asked for again and again while the page is shown. */

import { errorText, RequestError } from '../net/errors'
import type { AdminState } from '../protocol'
import { didText } from './acts'
import { admin } from './requests'

const pause = 2000
/** The refusals after which only a new link helps. */
const shut = ['admin-link-needed', 'admin-link-void']

export class Desk {
  state = $state.raw<AdminState | null>(null)
  /** Why the page shows nothing; the server may have been asked with a link that is void. */
  refusal = $state('')
  /** Whether the last answer is old: the server does not answer. */
  stale = $state(false)
  /** Whether the host has closed the page. */
  left = $state(false)
  /** What was done last. */
  notice = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  /** Opens the page: with the secret of a link, or with the cookie of an earlier one. */
  async open(secret: string): Promise<void> {
    await this.#show(() => (secret ? admin.open(secret) : admin.state()))
    this.#next()
  }

  /** Has something done. Rejects with the reason if it cannot be. */
  async act(work: () => Promise<AdminState>): Promise<void> {
    this.state = await work()
    const [last] = this.state.acts
    if (last) this.notice = didText(last)
  }

  async leave(): Promise<void> {
    this.stop()
    await admin.leave().catch(() => {}) // its cookie ends by itself
    this.state = null
    this.left = true
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #show(load: () => Promise<AdminState>): Promise<void> {
    try {
      this.state = await load()
      this.stale = false
    } catch (error) {
      if (this.state && !(error instanceof RequestError && shut.includes(error.code))) {
        this.stale = true
        return
      }
      this.state = null
      this.refusal = errorText(error)
      this.stop()
    }
  }

  #next(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(async () => {
      if (!document.hidden) await this.#show(admin.state)
      this.#next()
    }, pause)
  }
}
