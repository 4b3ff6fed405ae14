/** What comes from the other end is checked here, cheaply and once: whether it has the names that the page counts on. */

import type { Problem } from '../protocol'
import { t, type Params } from '../i18n/texts.svelte'
import { RequestError } from './errors'
import type { Answer } from './transport'

/** What a value has at least: these names, null for a list, undefined for no value at all. */
export type Shape<T> = T extends unknown[] ? null : T extends void ? undefined : readonly (keyof T & string)[]

export function fits(value: unknown, shape: readonly string[] | null | undefined): boolean {
  if (shape === undefined) return true
  if (shape === null) return Array.isArray(value)
  return typeof value === 'object' && value !== null && shape.every((name) => name in value)
}

export type NamedFile = Pick<Answer, 'body' | 'name'>

/** The file of an answer; a refusal throws a `RequestError`. */
export async function fileOf({ status, body, name }: Answer): Promise<NamedFile> {
  if (status >= 200 && status < 300) return { body, name }
  const problem = parsed(await body.text()) as Partial<Problem> | undefined
  throw new RequestError(
    problem?.code ?? 'unknown',
    problem?.params as Params,
    problem?.sentence ?? t('web-error-unknown'),
  )
}

/** The value of an answer. A page that waits for what is not there would wait for ever, so anything of another shape is an
 *  error. */
export async function valueOf<T>(answer: Answer, shape: Shape<T>): Promise<T> {
  const { body } = await fileOf(answer)
  if (shape === undefined) return undefined as T
  const value = parsed(await body.text())
  if (!fits(value, shape)) throw new RequestError('bad-answer', {}, t('web-bad-answer'))
  return value as T
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not from our server: the page of a hotel's network, for instance
  }
}
