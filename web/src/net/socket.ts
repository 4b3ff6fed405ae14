/** A socket to the server that reconnects by itself, with growing pauses. A connection can be dead and look open: the server
 *  asks from time to time, and where that stays away, it is. */

import type { LobbyTables, Pong, ServerMessage } from '../protocol'
import { fits } from './answer'
import { transport, type Channel, type Transport } from './transport'

/** What comes through a socket, but for what keeps the connection. */
export type Received = Exclude<ServerMessage | LobbyTables, { type: 'ping' }>

export interface SocketHandlers {
  message: (message: Received) => void
  /** The connection broke; the next attempt is scheduled. */
  lost?: () => void
  /** A message came that this page can make nothing of. */
  senseless?: () => void
  /** The server closed the socket for good, for a reason with this code. No further attempt is made. */
  rejected?: (code: string) => void
}

const firstPause = 250
const longestPause = 8000
const rejections = [4403, 4404]

/** How long a connection may take until the first message. */
const opening = 10_000

export class RetryingSocket {
  #channel: Channel | null = null
  #closed = false
  #pause = firstPause
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the last message came, and after how long a silence the connection is dead. */
  #heard = 0
  #silence = opening
  #watch: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly path: string,
    readonly handlers: SocketHandlers,
    readonly open: Transport['open'] = (...asked) => transport.open(...asked),
  ) {
    addEventListener('online', this.#retryNow)
    document.addEventListener('visibilitychange', this.#check)
    void this.#connect()
  }

  /** Sends a message if the socket is open; tells whether it was. */
  send(message: unknown): boolean {
    return this.#channel?.send(JSON.stringify(message)) ?? false
  }

  /** Drops this connection and starts over, for instance because a message is missing. */
  restart(): void {
    if (this.#channel && !this.#closed) this.#retryLater()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#retryNow)
    document.removeEventListener('visibilitychange', this.#check)
    clearTimeout(this.#timer)
    this.#drop()
  }

  /** Another network: a connection of the last one may look open, and be dead. */
  #retryNow = (): void => {
    if (this.#channel) this.handlers.lost?.()
    if (this.#channel || this.#timer !== undefined) void this.#connect()
  }

  /** Starts over if there was silence for too long. Hidden pages have slow timers, so they look when they are shown again. */
  #check = (): void => {
    clearTimeout(this.#watch)
    if (document.hidden || !this.#channel) return
    const left = this.#heard + this.#silence - Date.now()
    if (left <= 0) this.restart()
    else if (left < Infinity) this.#watch = setTimeout(this.#check, left)
  }

  /** Lets go of the connection without waiting for its end: a dead one would not tell. */
  #drop(): void {
    clearTimeout(this.#watch)
    this.#channel?.close()
    this.#channel = null
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#drop()
    let channel: Channel
    try {
      channel = await this.open(this.path, {
        message: (text) => this.#hear(text),
        closed: (code, reason) => {
          if (!rejections.includes(code)) return this.#retryLater()
          this.close()
          this.handlers.rejected?.(reason || 'no-such-table')
        },
      })
    } catch {
      return this.#retryLater()
    }
    if (this.#closed) return channel.close()
    this.#drop() // another attempt may have been made meanwhile
    this.#channel = channel
    this.#heard = Date.now()
    this.#silence = opening
    this.#check()
  }

  #hear(text: string): void {
    this.#pause = firstPause
    this.#heard = Date.now()
    try {
      this.#receive(messageIn(text))
    } catch (error) {
      console.error(error)
      this.handlers.senseless?.()
    }
  }

  #receive(message: ServerMessage | LobbyTables): void {
    if (message.type !== 'ping') {
      if (this.#silence === opening) this.#silence = Infinity // until the server says how long
      return this.handlers.message(message)
    }
    this.#silence = message.within * 1000
    this.send({ type: 'pong' } satisfies Pong)
    this.#check()
  }

  #retryLater(): void {
    if (this.#closed) return
    this.#drop()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, longestPause)
    this.handlers.lost?.()
  }
}

function messageIn(text: string): ServerMessage | LobbyTables {
  const message: unknown = JSON.parse(text)
  if (!fits(message, ['type'])) throw new Error('a message without a type')
  return message as ServerMessage | LobbyTables
}
