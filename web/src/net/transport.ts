/** The line between the page and whatever answers it: a server, or code in the browser. `api.ts` and `socket.ts` reach the other
 *  end through this interface alone. */

import type { Me } from '../protocol'
import { DeviceTransport } from './device/transport'
import { ServerTransport } from './server'

export interface Asked {
  method: string
  /** Below the root of the API, with its query. */
  path: string
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is instead: a file. Only the page's own worker takes one. */
  text?: string
  /** How many milliseconds the other end may stay silent. */
  patience?: number
  /** Whether it is sent without an identity, so that none is made for it. */
  anonymous?: boolean
}

export interface Answer {
  status: number
  /** Text or a file. */
  body: Blob
  /** What the file is to be called; '' if nothing says so. */
  name: string
}

export interface ChannelHandlers {
  message: (text: string) => void
  /** The other end closed it, or it broke; never called after our own `close`. */
  closed: (code: number, reason: string) => void
}

/** An open connection for messages both ways. */
export interface Channel {
  /** Sends a text if the channel is open; tells whether it was. */
  send(text: string): boolean
  /** Ends it without waiting: no handler is called any more. */
  close(): void
}

export interface Transport {
  /** Who the visitor is at the other end; the first visit makes a guest. Requests and channels do this by themselves. */
  identify(): Promise<Me>
  /** The identity was deleted: the next request makes another one. */
  forget(): void
  /** Rejects with a `RequestError` only if no answer comes; a refusal is an answer. */
  request(asked: Asked): Promise<Answer>
  open(path: string, handlers: ChannelHandlers): Promise<Channel>
}

/** Whether there is one at the other end, with other people. */
export const hasServer = !import.meta.env.VITE_PYTHON

// Which of the two is built into the page is known when it is built.
export const transport: Transport = import.meta.env.VITE_PYTHON ? new DeviceTransport() : new ServerTransport()
