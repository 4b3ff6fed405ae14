/** The server at the other end: HTTP requests, which are sent again where that is safe, and web sockets. */

import type { Me } from '../protocol'
import { t } from '../i18n/texts.svelte'
import { valueOf } from './answer'
import { isPassing, RequestError } from './errors'
import { dropInvitation, keptInvitation } from './invitation'
import { once } from './once'
import type { Answer, Asked, Channel, ChannelHandlers, Transport } from './transport'

export class ServerTransport implements Transport {
  /** One request for all that wait for it: several first requests at the same time would make several guests, and the last
   *  cookie would win. */
  #guest = once(async () => (await this.#openInvitation()) ?? (await this.#me({ method: 'GET', path: '/me' })))
  #opening: Promise<Me | null> | null = null

  async identify(): Promise<Me> {
    const me = await this.#guest.get()
    return (await this.#openInvitation()) ?? me
  }

  forget(): void {
    this.#guest.forget()
  }

  async request(asked: Asked): Promise<Answer> {
    if (!asked.anonymous) await this.identify()
    return send(asked)
  }

  async open(path: string, { message, closed }: ChannelHandlers): Promise<Channel> {
    await this.identify() // a visitor who follows a link becomes a guest here, before the socket opens
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api${path}?pings=1`)
    socket.onmessage = ({ data }) => message(data as string)
    socket.onclose = ({ code, reason }) => closed(code, reason)
    return {
      send(text) {
        if (socket.readyState !== WebSocket.OPEN) return false
        socket.send(text)
        return true
      },
      close() {
        socket.onmessage = socket.onclose = null // a dead connection would not tell of its end
        socket.close()
      },
    }
  }

  async #me(asked: Asked): Promise<Me> {
    return valueOf<Me>(await send(asked), ['name'])
  }

  /** Hands the invitation of a link to the server, before anything else is asked: newcomers are let in by it. Null if there is
   *  none; one that is refused is as good as none, and the code is still in the address. */
  #openInvitation(): Promise<Me | null> {
    return (this.#opening ??= this.#handOver().finally(() => (this.#opening = null)))
  }

  async #handOver(): Promise<Me | null> {
    const invitation = keptInvitation()
    if (!invitation) return null
    const { path, token } = invitation
    try {
      const me = await this.#me({ method: 'POST', path: `${path}/invitation`, body: { token } })
      dropInvitation()
      return me
    } catch (error) {
      if (isPassing(error)) throw error
      dropInvitation()
      return null
    }
  }
}

/** Sends a request, whoever the visitor is. One that only asks is sent again if it does not get through: the first pause is
 *  short, since most troubles are. */
async function send(asked: Asked): Promise<Answer> {
  const pauses = asked.method === 'GET' ? [400, 1500] : []
  for (;;) {
    try {
      return await sendOnce(asked)
    } catch (error) {
      const pause = pauses.shift()
      if (pause === undefined) throw error
      if (error instanceof RequestError && error.code === 'no-answer') pauses.length = 0 // that was long enough to wait
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function sendOnce({ method, path, body, patience = method === 'GET' ? 8000 : 30_000 }: Asked): Promise<Answer> {
  const abort = new AbortController()
  let timer = setTimeout(() => abort.abort(), patience)
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      signal: abort.signal,
    })
    const parts: BlobPart[] = []
    for (const reader = response.body?.getReader(); reader;) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      clearTimeout(timer) // a large file takes long, but never falls silent
      timer = setTimeout(() => abort.abort(), patience)
    }
    const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return {
      status: response.status,
      body: new Blob(parts, { type: response.headers.get('content-type') ?? '' }),
      name,
    }
  } catch {
    if (abort.signal.aborted) throw new RequestError('no-answer', {}, t('web-no-answer'))
    throw new RequestError('no-connection', {}, t('web-no-connection'))
  } finally {
    clearTimeout(timer)
  }
}
