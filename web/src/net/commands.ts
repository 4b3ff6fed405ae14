/** Commands on their way to the server: each has an id, and is sent again after a reconnection until it is answered.
 *  The server carries out a command only once, however often it arrives. */

import type { Command } from '../protocol'

type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never
/** A command without its id, which the queue adds. */
export type CommandBody = WithoutId<Command>

interface Pending {
  command: Command
  resolve: (seq: number) => void
  reject: (error: unknown) => void
  /** How long to wait for the answer this time. */
  patience: number
  slow?: ReturnType<typeof setTimeout>
  late?: ReturnType<typeof setTimeout>
}

export interface QueueHooks {
  /** Whether an answer is waited for that should have come by now: the reader is told. */
  slow?: (isSlow: boolean) => void
  /** No answer has come for so long that the connection is probably dead. */
  late?: () => void
}

const slowAfter = 3000
const lateAfter = 5000
/** Each time is twice as long as the last one, up to this: the server may be slow, too. */
const latest = 40_000
/** The server answers these only if it refuses them; said twice they would be wrong. */
const answerless: Command['type'][] = ['say', 'lead-review']

export class CommandQueue {
  #pending = new Map<string, Pending>()
  #slow = new Set<string>()

  constructor(
    /** Sends a command, if there is an open connection; tells whether there was. */
    readonly transmit: (command: Command) => unknown,
    readonly hooks: QueueHooks = {},
  ) {}

  /** Resolves when the command is stored, rejects with a `RequestError`. */
  send(body: CommandBody): Promise<number> {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
    const command = { ...body, id } as Command
    return new Promise((resolve, reject) => {
      const pending: Pending = { command, resolve, reject, patience: lateAfter }
      this.#pending.set(id, pending)
      if (!answerless.includes(command.type)) pending.slow = setTimeout(() => this.#setSlow(id, true), slowAfter)
      this.#transmit(pending)
    })
  }

  /** After a reconnection: sends whatever was not answered yet. */
  resend(): void {
    for (const pending of this.#pending.values())
      if (!answerless.includes(pending.command.type)) this.#transmit(pending)
  }

  succeed(id: string, seq: number): void {
    this.#take(id)?.resolve(seq)
  }

  fail(id: string, error: unknown): void {
    this.#take(id)?.reject(error)
  }

  /** Nothing is waited for any longer. */
  close(): void {
    for (const id of [...this.#pending.keys()]) this.#take(id)
  }

  #transmit(pending: Pending): void {
    clearTimeout(pending.late)
    if (!this.transmit(pending.command) || answerless.includes(pending.command.type)) return
    pending.late = setTimeout(() => this.hooks.late?.(), pending.patience)
    pending.patience = Math.min(pending.patience * 2, latest)
  }

  #setSlow(id: string, isSlow: boolean): void {
    if (isSlow) this.#slow.add(id)
    else this.#slow.delete(id)
    this.hooks.slow?.(this.#slow.size > 0)
  }

  #take(id: string): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    clearTimeout(pending?.slow)
    clearTimeout(pending?.late)
    if (this.#slow.has(id)) this.#setSlow(id, false)
    return pending
  }
}
