/** A socket to the server that reconnects by itself, with growing pauses. */

import { identify } from './api'

export interface SocketHandlers {
  message: (message: unknown) => void
  /** The connection broke; the next attempt is scheduled. */
  lost?: () => void
  /** The server closed the socket for good, for a reason with this code. No further attempt is made. */
  rejected?: (code: string) => void
}

const firstPause = 250
const longestPause = 8000
const rejections = [4403, 4404]

export class RetryingSocket {
  #socket: WebSocket | null = null
  #closed = false
  #pause = firstPause
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly path: string,
    readonly handlers: SocketHandlers,
    readonly open: (path: string) => Promise<WebSocket> = openSocket,
  ) {
    addEventListener('online', this.#retryNow)
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
    this.#socket?.close()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#retryNow)
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #retryNow = (): void => {
    if (this.#timer !== undefined) void this.#connect()
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    let socket: WebSocket
    try {
      socket = await this.open(this.path)
    } catch {
      return this.#retryLater()
    }
    if (this.#closed) return socket.close()
    this.#socket = socket
    socket.onmessage = (event) => {
      this.#pause = firstPause
      this.handlers.message(JSON.parse(event.data as string))
    }
    socket.onclose = (event) => {
      if (this.#closed) return
      if (!rejections.includes(event.code)) return this.#retryLater()
      this.close()
      this.handlers.rejected?.(event.reason || 'no-such-table')
    }
  }

  #retryLater(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => void this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, longestPause)
    this.handlers.lost?.()
  }
}

async function openSocket(path: string): Promise<WebSocket> {
  await identify() // a visitor who follows a link becomes a guest here, before the socket opens
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api${path}`)
}
