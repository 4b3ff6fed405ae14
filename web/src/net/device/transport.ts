/** The other end of the page when there is no server: the worker that plays, in this tab or in another. */

import type { Me } from '../../protocol'
import { t } from '../../i18n/texts.svelte'
import { valueOf } from '../answer'
import { RequestError } from '../errors'
import type { Answer, Asked, Channel, ChannelHandlers, Transport } from '../transport'
import { budget } from './effort'
import type { FromPlay, Start, ToPlay } from './messages'
import { own, type Ownership } from './owner'
import { status } from './status.svelte'

/** What tabs tell each other: what the worker would be told or tells, who has it, and whether it still answers. */
type Broadcast =
  | { to: 'owner'; message: ToPlay }
  | { to: 'all'; message: FromPlay }
  | { to: 'owner'; ask: string }
  | { to: 'all'; owner: string }

/** How many milliseconds the owner may stay silent before this tab takes its place. */
const patience = 3000

export class DeviceTransport implements Transport {
  readonly #tab = Math.random().toString(36).slice(2)
  readonly #others = new BroadcastChannel('yokai-septet')
  #worker: Worker | null = null
  #ownership: Ownership | null = null
  #next = 1
  #waiting = new Map<number, { ask: ToPlay; resolve: (answer: Answer) => void; reject: (error: unknown) => void }>()
  #channels = new Map<number, ChannelHandlers>()
  #doubt: ReturnType<typeof setTimeout> | undefined
  /** The tab that runs the worker. */
  #owner = ''

  identify(): Promise<Me> {
    return this.request({ method: 'GET', path: '/me' }).then((answer) => valueOf<Me>(answer, ['name']))
  }

  forget(): void {
    // Everything is kept by the one person of this browser.
  }

  request({ method, path, body, text = body === undefined ? '' : JSON.stringify(body) }: Asked): Promise<Answer> {
    this.#start()
    const id = this.#next++
    const ask: ToPlay = { type: 'request', from: this.#tab, id, method, path, body: text }
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { ask, resolve, reject })
      this.#send(ask)
    })
  }

  open(path: string, handlers: ChannelHandlers): Promise<Channel> {
    this.#start()
    const from = this.#tab
    const channel = this.#next++
    this.#channels.set(channel, handlers)
    this.#send({ type: 'open', from, channel, path })
    return Promise.resolve({
      send: (text) => {
        if (!this.#channels.has(channel)) return false
        this.#send({ type: 'send', from, channel, text })
        return true
      },
      close: () => {
        if (this.#channels.delete(channel)) this.#send({ type: 'close', from, channel })
      },
    })
  }

  /** The first request starts everything. */
  #start(): void {
    if (this.#ownership) return
    this.#others.onmessage = ({ data }: MessageEvent<Broadcast>) => this.#hear(data)
    addEventListener('pagehide', () => this.#send({ type: 'gone', from: this.#tab }))
    this.#ownership = own(
      this.#tab,
      () => this.#begin(),
      () => this.#end(),
    )
  }

  // --- as the owner -----------------------------------------------------------------------------

  #begin(): void {
    const worker = new Worker(new URL('./play.worker.ts', import.meta.url), { type: 'module' })
    this.#worker = worker
    status.isReady = false
    worker.onmessage = ({ data }: MessageEvent<FromPlay>) => {
      if (worker === this.#worker) this.#tell(data)
    }
    worker.onerror = (event) => {
      console.error(event.message)
      this.#tell({ type: 'trouble', trouble: 'broken' })
    }
    const start: Start = { type: 'start', languages: navigator.languages.join(','), nodes: budget() }
    worker.postMessage(start)
    this.#others.postMessage({ to: 'all', owner: this.#tab } satisfies Broadcast)
    this.#follow(this.#tab)
  }

  #end(): void {
    this.#worker?.terminate()
    this.#worker = null
  }

  #tell(message: FromPlay): void {
    const mine = 'to' in message && message.to === this.#tab
    if (!mine) this.#others.postMessage({ to: 'all', message } satisfies Broadcast)
    if (mine || !('to' in message)) this.#take(message)
  }

  // --- as anybody -------------------------------------------------------------------------------

  #send(message: ToPlay): void {
    if (this.#worker) return this.#worker.postMessage(message)
    this.#others.postMessage({ to: 'owner', message } satisfies Broadcast)
    if (message.type !== 'gone') this.#doubt ??= setTimeout(() => this.#steal(), patience)
  }

  /** The owner says nothing: it sleeps, or hangs. Only a tab that somebody looks at takes its place. */
  #steal(): void {
    this.#doubt = undefined
    if (!this.#worker && document.visibilityState === 'visible') this.#ownership?.steal()
  }

  #hear(data: Broadcast): void {
    clearTimeout(this.#doubt)
    this.#doubt = undefined
    if (data.to === 'owner') {
      if (!this.#worker) return
      this.#others.postMessage({ to: 'all', owner: this.#tab } satisfies Broadcast)
      if ('message' in data) this.#worker.postMessage(data.message)
    } else if ('message' in data) this.#take(data.message)
    else this.#follow(data.owner)
  }

  #take(message: FromPlay): void {
    switch (message.type) {
      case 'progress':
        status.share = message.share
        break
      case 'ready':
        status.isReady = true
        status.share = null
        break
      case 'trouble':
        return this.#stumble(message)
      case 'answer': {
        if (message.to !== this.#tab) return
        const waiting = this.#waiting.get(message.id)
        this.#waiting.delete(message.id)
        const { status: code, kind, name } = message
        return waiting?.resolve({ status: code, body: new Blob([message.body], { type: kind }), name })
      }
      case 'message':
        if (message.to === this.#tab) this.#channels.get(message.channel)?.message(message.text)
        break
      case 'closed': {
        if (message.to !== this.#tab) return
        const handlers = this.#channels.get(message.channel)
        this.#channels.delete(message.channel)
        handlers?.closed(message.code, message.reason)
      }
    }
  }

  #stumble({ trouble }: FromPlay & { type: 'trouble' }): void {
    status.trouble = trouble
    status.share = null
    if (trouble !== 'taken-over' && trouble !== 'broken') return
    this.#end()
    const failed = new RequestError('no-answer', {}, t('web-no-answer'))
    for (const { reject } of this.#waiting.values()) reject(failed)
    this.#waiting.clear()
    this.#drop()
  }

  /** Another owner knows nothing of what was asked before: it is asked again. Commands have ids and are carried out once. */
  #follow(owner: string): void {
    if (owner === this.#owner) return
    this.#owner = owner
    for (const { ask } of this.#waiting.values()) this.#send(ask)
    this.#drop()
  }

  /** Whoever follows a table connects again by themselves. */
  #drop(): void {
    const open = [...this.#channels.values()]
    this.#channels.clear()
    for (const { closed } of open) closed(1006, '')
  }
}
