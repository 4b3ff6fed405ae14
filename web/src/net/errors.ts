/** Errors that the server answers with, and what to tell a person about them. */

import { cardList, cardParams, list } from '../i18n/cards'
import { has, t, type Params } from '../i18n/texts.svelte'

/** A request or command that the server rejected, or that never reached it. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
    sentence = code,
  ) {
    super(sentence)
  }
}

/** The sentence for an error, in the reader's language. */
export function errorText(error: unknown): string {
  if (!(error instanceof RequestError)) return t('web-error-unknown')
  return has(`error-${error.code}`) ? t(`error-${error.code}`, inWords(error.params)) : error.message
}

/** An error's cards, suits and seats as the texts expect them; only the reader's own commands are rejected here. */
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
