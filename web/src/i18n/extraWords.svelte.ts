/** Texts that are loaded with the screen that shows them. */

import type { FluentBundle } from '@fluent/bundle'
import { extraTexts, format, texts, type Extra, type Params } from './texts.svelte'

export class ExtraWords {
  #bundle = $state.raw<FluentBundle | null>(null)

  constructor(readonly which: Extra) {}

  /** Loads the texts, and again when the language changes. Call it where effects may run. */
  use(): void {
    $effect(() => {
      const wanted = texts.language
      void extraTexts(this.which, wanted).then((bundle) => {
        if (wanted === texts.language) this.#bundle = bundle
      })
    })
  }

  get ready(): boolean {
    return this.#bundle !== null
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false
  }

  tell(id: string, params: Params = {}): string {
    return this.#bundle ? format(this.#bundle, id, params) : ''
  }
}
