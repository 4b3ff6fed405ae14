/** The tutorial's texts, loaded with it. */

import { ExtraWords } from '../i18n/extraWords.svelte'
import type { Params } from '../i18n/texts.svelte'

const words = new ExtraWords('learn')

export const useWords = () => words.use()
export const ready = () => words.ready
export const has = (id: string) => words.has(`learn-${id}`)
/** The text `learn-<id>`. */
export const tell = (id: string, params: Params = {}) => words.tell(`learn-${id}`, params)
