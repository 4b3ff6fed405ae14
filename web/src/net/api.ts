/** Requests to the server's JSON API; every rejected one throws a `RequestError`. */

import type { Me, MyMatch, Offers, Problem, Replay, TableMade, TableOptions, TransferLink } from '../protocol'
import { t, type Params } from '../i18n/texts.svelte'
import { RequestError } from './errors'

let guest: Promise<Me> | null = null

/** The visitor's identity; the first visit creates a guest. Every other request waits for this one:
 *  several first requests at the same time would create several guests, and the last cookie would win. */
export function identify(): Promise<Me> {
  guest ??= send<Me>('GET', '/me').catch((error: unknown) => {
    guest = null
    throw error
  })
  return guest
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  await identify()
  return send<T>(method, path, body)
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new RequestError('no-connection', {}, t('web-no-connection'))
  }
  if (!response.ok) {
    const answer = (await response.json().catch(() => ({}))) as Partial<Problem>
    throw new RequestError(answer.code ?? 'unknown', answer.params as Params, answer.sentence ?? t('web-error-unknown'))
  }
  return (response.status === 204 ? undefined : await response.json()) as T
}

export const api = {
  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  forget: () => request<void>('DELETE', '/me').finally(() => (guest = null)),
  transferLink: () => request<TransferLink>('POST', '/me/link'),
  claim: (secret: string) => request<Me>('POST', '/me/claim', { secret }),
  matches: () => request<MyMatch[]>('GET', '/me/matches'),
  offers: () => request<Offers>('GET', '/offers'),
  playNow: (options: Partial<TableOptions>) => request<TableMade>('POST', '/play-now', options),
  newTable: (options: Partial<TableOptions>) => request<TableMade>('POST', '/tables', options),
  /** The replay of a finished match. */
  replay: (code: string) => request<Replay>('GET', `/tables/${code}/replay`),
  /** The replay of a record file that somebody opens. */
  openRecord: (text: string) => request<Replay>('POST', '/replay', { record: text }),
}
