/** Errors that the server answers with, and what to tell a person about them. */

import { cardList, cardParams, list } from '../i18n/cards'
import rules from '../i18n/refusals.json'
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

/** Whether a request failed on its way, so that it may succeed if it is sent again. */
export function isPassing(error: unknown): boolean {
  return error instanceof RequestError && ['no-connection', 'no-answer'].includes(error.code)
}

/** The rule that a rejection follows from, such as R11; '' if none does. */
export function ruleOf(code: string): string {
  return (rules as Record<string, string>)[code] ?? ''
}

/** The rule that an error follows from: the ruleset's own, if the server names one. */
export function ruleOfError(error: unknown): string {
  if (!(error instanceof RequestError)) return ''
  const { rule } = error.params
  return typeof rule === 'string' ? rule : ruleOf(error.code)
}

/** The sentence for an error, in the reader's language; `nameOf` tells who sits where. */
export function errorText(error: unknown, nameOf?: (seat: number) => string): string {
  if (!(error instanceof RequestError)) return t('web-error-unknown')
  const id = `error-${error.code}`
  return has(id) ? t(id, inWords(error, nameOf)) : error.message
}

/** An error's cards, suits and seats as the texts expect them; only the reader's own commands are rejected here. */
function inWords({ code, params }: RequestError, nameOf = numbered): Params {
  const words: Params = { who: 'you', name: '', rule: ruleOf(code) }
  for (const [name, value] of Object.entries(params)) {
    if (name === 'card' && typeof value === 'string') Object.assign(words, cardParams(value))
    else if (name === 'led' && typeof value === 'string') words.led = t('suit', { suit: value })
    else if (name === 'turn' && typeof value === 'number') words.turn = nameOf(value)
    else if (Array.isArray(value)) words[name] = name === 'waiting' ? list(value) : cardList(value)
    else words[name] = value
  }
  return words
}

function numbered(seat: number): string {
  return t('player-number', { number: seat + 1 })
}
