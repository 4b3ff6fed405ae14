/** Requests to the server's JSON API. Every refusal becomes a `Refusal` with a code. */

import type { Me, MyMatch, Offers, Problem, TableMade, TableOptions, TransferLink } from '../protocol'
import { cardList, cardParams, list } from '../game/cards'
import { has, t, type Params } from '../i18n/texts.svelte'

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
    return has(`error-${error.code}`) ? t(`error-${error.code}`, inWords(error.params)) : error.message
  }
  return t('web-error-unknown')
}

/** An error's cards, suits and seats as the texts want them; what is refused was the reader's own wish. */
function inWords(params: Params): Params {
  const words: Params = { who: 'you', name: '' }
  for (const [name, value] of Object.entries(params)) {
    if (name === 'card' && typeof value === 'string') Object.assign(words, cardParams(value))
    else if (name === 'led' && typeof value === 'string') words.led = t('suit', { suit: value })
    else if (name === 'turn' && typeof value === 'number') words.turn = t('player-number', { number: value + 1 })
    else if (Array.isArray(value)) words[name] = name === 'waiting' ? list(value) : cardList(value)
    else words[name] = value
  }
  return words
}

let guest: Promise<Me> | null = null

/** Who one is here; on the first visit this makes the guest. It is asked once, before anything else:
 *  several first requests at a time would make several guests, and the last cookie would win. */
export function whoAmI(): Promise<Me> {
  guest ??= send<Me>('GET', '/me').catch((error: unknown) => {
    guest = null
    throw error
  })
  return guest
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  await whoAmI()
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
    throw new Refusal('no-connection', {}, t('web-no-connection'))
  }
  if (!response.ok) {
    const answer = (await response.json().catch(() => ({}))) as Partial<Problem>
    throw new Refusal(answer.code ?? 'unknown', answer.params as Params, answer.sentence ?? t('web-error-unknown'))
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
  playNow: (wish: Partial<TableOptions>) => request<TableMade>('POST', '/play-now', wish),
  newTable: (options: Partial<TableOptions>) => request<TableMade>('POST', '/tables', options),
}
