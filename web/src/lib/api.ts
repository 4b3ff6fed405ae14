/** Requests to the server's JSON API. Every refusal becomes a `Refusal` with a code. */

import type { LobbyTable, Me, MyMatch, Offers, Problem, TableMade, TableOptions, TransferLink } from '../protocol'
import { has, t, type Params } from './texts.svelte'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
    sentence = code,
  ) {
    super(sentence)
  }
}

/** What to tell a person about something that went wrong. */
export function reason(error: unknown): string {
  if (error instanceof Refusal) {
    return has(`error-${error.code}`) ? t(`error-${error.code}`, error.params) : error.message
  }
  return t('web-error-unknown')
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Refusal('no-connection')
  }
  if (!response.ok) {
    const answer = (await response.json().catch(() => ({}))) as Partial<Problem>
    throw new Refusal(answer.code ?? 'unknown', answer.params as Params, answer.sentence ?? response.statusText)
  }
  return (response.status === 204 ? undefined : await response.json()) as T
}

export const api = {
  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  forget: () => request<void>('DELETE', '/me'),
  transferLink: () => request<TransferLink>('POST', '/me/link'),
  claim: (secret: string) => request<Me>('POST', '/me/claim', { secret }),
  matches: () => request<MyMatch[]>('GET', '/me/matches'),
  offers: () => request<Offers>('GET', '/offers'),
  lobby: () => request<LobbyTable[]>('GET', '/tables'),
  playNow: (wish: Partial<TableOptions>) => request<TableMade>('POST', '/play-now', wish),
  newTable: (options: Partial<TableOptions>) => request<TableMade>('POST', '/tables', options),
}
