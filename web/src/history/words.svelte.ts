/** The history's texts, loaded with it. */

import { ExtraWords } from '../i18n/extraWords.svelte'
import type { TextIds } from '../i18n/textIds'
import type { Params } from '../i18n/texts.svelte'

const words = new ExtraWords('history')

export const useWords = () => words.use()
export const ready = () => words.ready
export const tell = (id: TextIds['history'], params: Params = {}) => words.tell(id, params)
