/** The texts about privacy, loaded with their page. */

import { ExtraWords } from '../i18n/extraWords.svelte'
import type { TextIds } from '../i18n/textIds'

const words = new ExtraWords('privacy')

export const useWords = () => words.use()
export const ready = () => words.ready
export const tell = (id: TextIds['privacy']) => words.tell(id)
