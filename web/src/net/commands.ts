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
}

export class CommandQueue {
  #pending = new Map<string, Pending>()

  constructor(readonly transmit: (command: Command) => void) {}

  /** Resolves when the command is stored, rejects with a `RequestError`. */
  send(body: CommandBody): Promise<number> {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
    const command = { ...body, id } as Command
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { command, resolve, reject })
      this.transmit(command)
    })
  }

  /** After a reconnection: sends whatever was not answered yet. */
  resend(): void {
    for (const { command } of this.#pending.values()) this.transmit(command)
  }

  succeed(id: string, seq: number): void {
    this.#take(id)?.resolve(seq)
  }

  fail(id: string, error: unknown): void {
    this.#take(id)?.reject(error)
  }

  #take(id: string): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    return pending
  }
}
