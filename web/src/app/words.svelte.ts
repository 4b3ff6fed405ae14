/** The texts of the page without a server, loaded by it alone. */

import { ExtraWords } from '../i18n/extraWords.svelte'
import type { Params } from '../i18n/texts.svelte'
import type { TextIds } from '../i18n/textIds'

const words = new ExtraWords('app')

export const useWords = () => words.use()
export const ready = () => words.ready
export const tell = (id: TextIds['app'], params?: Params) => words.tell(id, params)
