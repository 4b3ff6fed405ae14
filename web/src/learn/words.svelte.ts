/** The tutorial's texts, loaded with it. */

import type { FluentBundle } from '@fluent/bundle'
import { extraTexts, format, texts, type Params } from '../i18n/texts.svelte'

class Words {
  bundle = $state.raw<FluentBundle | null>(null)
}
const words = new Words()

/** Loads the texts, and again when the language changes. Call it where effects may run. */
export function useWords(): void {
  $effect(() => {
    const wanted = texts.language
    void extraTexts('learn', wanted).then((bundle) => {
      if (wanted === texts.language) words.bundle = bundle
    })
  })
}

export const ready = () => words.bundle !== null
export const has = (id: string) => words.bundle?.hasMessage(`learn-${id}`) ?? false
/** The text `learn-<id>`. */
export const tell = (id: string, params: Params = {}) =>
  words.bundle ? format(words.bundle, `learn-${id}`, params) : ''
