/** A socket to the server that reconnects by itself, with growing pauses. A connection can be dead and look open: the server
 *  asks from time to time, and where that stays away, it is. */

import type { Pong, ServerMessage } from '../protocol'
import { identify } from './api'

export interface SocketHandlers {
  message: (message: unknown) => void
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
  #socket: WebSocket | null = null
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
    readonly open: (path: string) => Promise<WebSocket> = openSocket,
  ) {
    addEventListener('online', this.#retryNow)
    document.addEventListener('visibilitychange', this.#check)
    void this.#connect()
  }

  /** Sends a message if the socket is open; tells whether it was. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Drops this connection and starts over, for instance because a message is missing. */
  restart(): void {
    if (this.#socket && !this.#closed) this.#retryLater()
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
    if (this.#socket) this.handlers.lost?.()
    if (this.#socket || this.#timer !== undefined) void this.#connect()
  }

  /** Starts over if there was silence for too long. Hidden pages have slow timers, so they look when they are shown again. */
  #check = (): void => {
    clearTimeout(this.#watch)
    if (document.hidden || !this.#socket) return
    const left = this.#heard + this.#silence - Date.now()
    if (left <= 0) this.restart()
    else if (left < Infinity) this.#watch = setTimeout(this.#check, left)
  }

  /** Lets go of the connection without waiting for its end: a dead one would not tell. */
  #drop(): void {
    clearTimeout(this.#watch)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onmessage = socket.onclose = null
    socket.close()
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#drop()
    let socket: WebSocket
    try {
      socket = await this.open(this.path)
    } catch {
      return this.#retryLater()
    }
    if (this.#closed) return socket.close()
    this.#drop() // another attempt may have been made meanwhile
    this.#socket = socket
    this.#heard = Date.now()
    this.#silence = opening
    this.#check()
    socket.onmessage = (event) => {
      this.#pause = firstPause
      this.#heard = Date.now()
      try {
        this.#receive(JSON.parse(event.data as string))
      } catch (error) {
        console.error(error)
        this.handlers.senseless?.()
      }
    }
    socket.onclose = (event) => {
      if (!rejections.includes(event.code)) return this.#retryLater()
      this.close()
      this.handlers.rejected?.(event.reason || 'no-such-table')
    }
  }

  #receive(message: ServerMessage | object): void {
    if (!('type' in message) || message.type !== 'ping') {
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

async function openSocket(path: string): Promise<WebSocket> {
  await identify() // a visitor who follows a link becomes a guest here, before the socket opens
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api${path}?pings=1`)
}
