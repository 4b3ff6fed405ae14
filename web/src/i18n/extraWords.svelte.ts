/** Texts that are loaded with the screen that shows them. */

import type { FluentBundle } from '@fluent/bundle'
import type { TextIds } from './textIds'
import { extraTexts, format, texts, type Extra, type Params } from './texts.svelte'

export class ExtraWords<Which extends Extra> {
  #bundle = $state.raw<FluentBundle | null>(null)
  #failure = $state.raw<unknown>(null)

  constructor(readonly which: Which) {}

  /** Loads the texts, and again when the language changes. Call it where effects may run: if there are no texts, that is
   *  where it fails. */
  use(): void {
    $effect(() => {
      const wanted = texts.language
      extraTexts(this.which, wanted).then(
        (bundle) => {
          if (wanted === texts.language) this.#bundle = bundle
        },
        (error: unknown) => (this.#failure = error),
      )
    })
    $effect(() => {
      if (!this.#failure || this.#bundle) return
      const failure = this.#failure
      this.#failure = null // whoever tries again begins anew
      throw failure
    })
  }

  get ready(): boolean {
    return this.#bundle !== null
  }

  has(id: string): id is TextIds[Which] {
    return this.#bundle?.hasMessage(id) ?? false
  }

  tell(id: TextIds[Which], params: Params = {}): string {
    return this.#bundle ? format(this.#bundle, id, params) : ''
  }
}
