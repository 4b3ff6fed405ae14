/** The worker that plays: the device of `serverless/` in Python, with what it keeps. One call at a time; its rows are kept
 *  before anything leaves. */

import type { FromPlay, FromStudy, Row, Start, ToPlay, ToStudy } from './messages'
import { loadPython } from './python'
import { Store, TakenOver } from './store'

interface Outcome {
  missing: string | null
  emptied: boolean
  rows: Row[]
  answers: [number, { status: number; body: string; kind: string; name: string }][]
  messages: [number, string][]
  closed: [number, number, string][]
  jobs: [string, string][]
  wake_in: number | null
}

/** After how many milliseconds without work the other worker ends: it alone gives its memory back. */
const idle = 30_000

const tell = (message: FromPlay) => postMessage(message)

class Play {
  #last: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  #numbers = new Numbers()
  #study: Worker | null = null
  #jobs = new Set<string>()
  #rest: ReturnType<typeof setTimeout> | undefined
  #isOver = false

  constructor(
    readonly store: Store,
    readonly device: (method: string, ...args: unknown[]) => string,
  ) {}

  take(message: ToPlay): void {
    const { from } = message
    switch (message.type) {
      case 'request':
        return this.call(
          'request',
          this.#numbers.of(from, message.id, 'request'),
          message.method,
          message.path,
          message.body,
        )
      case 'open':
        return this.call('open', this.#numbers.of(from, message.channel, 'channel'), message.path)
      case 'send':
        return this.call('receive', this.#numbers.of(from, message.channel, 'channel'), message.text)
      case 'close':
        return this.call('close', this.#numbers.of(from, message.channel, 'channel'))
      case 'gone':
        for (const channel of this.#numbers.channelsOf(from)) this.call('close', channel)
    }
  }

  /** Calls the device when all earlier calls are done. */
  call(method: string, ...args: unknown[]): void {
    this.#last = this.#last.then(() => this.#carryOut(method, args)).catch((error: unknown) => this.#fail(error))
  }

  async #carryOut(method: string, args: unknown[]): Promise<void> {
    if (this.#isOver) return
    let outcome = this.#called(method, args)
    while (outcome.missing !== null) {
      this.device('load', outcome.missing, JSON.stringify(await this.store.under(outcome.missing)))
      outcome = this.#called(method, args)
    }
    await this.store.keep(outcome.emptied, outcome.rows)
    for (const [number, answer] of outcome.answers) {
      const { from: to, id } = this.#numbers.who(number)
      this.#numbers.forget(number)
      tell({ type: 'answer', to, id, ...answer })
    }
    for (const [number, text] of outcome.messages) {
      const { from: to, id: channel } = this.#numbers.who(number)
      tell({ type: 'message', to, channel, text })
    }
    for (const [number, code, reason] of outcome.closed) {
      const { from: to, id: channel } = this.#numbers.who(number)
      tell({ type: 'closed', to, channel, code, reason })
    }
    for (const [job, request] of outcome.jobs) this.#work(job, request)
    clearTimeout(this.#timer)
    if (outcome.wake_in !== null) this.#timer = setTimeout(() => this.call('wake'), outcome.wake_in * 1000)
  }

  #called(method: string, args: unknown[]): Outcome {
    return JSON.parse(this.device(method, ...args)) as Outcome
  }

  #fail(error: unknown): void {
    this.#isOver = true
    this.#study?.terminate()
    console.error(error)
    tell({ type: 'trouble', trouble: error instanceof TakenOver ? 'taken-over' : 'broken', text: String(error) })
  }

  // --- long work --------------------------------------------------------------------------------

  #work(job: string, request: string): void {
    clearTimeout(this.#rest)
    this.#study ??= this.#started()
    this.#jobs.add(job)
    this.#study.postMessage({ type: 'work', job, request } satisfies ToStudy)
  }

  #started(): Worker {
    const study = new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' })
    study.onmessage = ({ data }: MessageEvent<FromStudy>) => {
      if (data.type === 'found') return this.call('worked', data.job, data.answer)
      this.#jobs.delete(data.job)
      if (!this.#jobs.size) this.#rest = setTimeout(() => this.#end(), idle)
    }
    study.onerror = (event) => {
      console.error(event.message)
      this.#end()
      this.call('stopped')
    }
    return study
  }

  #end(): void {
    this.#study?.terminate()
    this.#study = null
    this.#jobs.clear()
  }
}

/** Numbers for what tabs have numbered themselves. */
class Numbers {
  #next = 1
  #byKey = new Map<string, number>()
  #byNumber = new Map<number, { from: string; id: number; key: string }>()

  of(from: string, id: number, kind: 'request' | 'channel'): number {
    const key = `${kind} ${from} ${id}`
    let number = this.#byKey.get(key)
    if (number === undefined) {
      number = this.#next++
      this.#byKey.set(key, number)
      this.#byNumber.set(number, { from, id, key })
    }
    return number
  }

  who(number: number): { from: string; id: number } {
    return this.#byNumber.get(number) ?? { from: '', id: 0 }
  }

  channelsOf(from: string): number[] {
    return [...this.#byNumber]
      .filter(([, { from: of, key }]) => of === from && key.startsWith('channel'))
      .map(([n]) => n)
  }

  forget(number: number): void {
    const entry = this.#byNumber.get(number)
    if (entry) this.#byKey.delete(entry.key)
    this.#byNumber.delete(number)
  }
}

const waiting: ToPlay[] = []
let play: Play | null = null

async function start({ languages, nodes }: Start): Promise<void> {
  const opening = Store.open((trouble) => tell({ type: 'trouble', trouble }))
  const python = await loadPython((share) => tell({ type: 'progress', share }))
  const store = await opening
  python.globals.set('rows', JSON.stringify(await store.first()))
  python.globals.set('languages', languages)
  python.globals.set('nodes', nodes)
  const device = python.runPython(`
import json, os, time
from yokai_septet.serverless.device import Device

device = Device(json.loads(rows), now=time.time, random_bytes=os.urandom, languages=languages, nodes=int(nodes))
del rows

def call(method, *arguments):
    if method == "load":
        prefix, found = arguments
        device.load(prefix, json.loads(found))
        return ""
    return getattr(device, method)(*arguments).decode()

call
`) as (...args: unknown[]) => string
  play = new Play(store, device)
  play.call('resume')
  for (const message of waiting) play.take(message)
  tell({ type: 'ready' })
}

onmessage = ({ data }: MessageEvent<Start | ToPlay>) => {
  if (data.type === 'start')
    start(data).catch((error: unknown) => {
      console.error(error)
      tell({ type: 'trouble', trouble: 'broken', text: String(error) })
    })
  else if (play) play.take(data)
  else waiting.push(data)
}
