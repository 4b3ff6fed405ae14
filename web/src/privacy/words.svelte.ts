/** The texts about privacy, loaded with their page. */

import { ExtraWords } from '../i18n/extraWords.svelte'

const words = new ExtraWords('privacy')

export const useWords = () => words.use()
export const ready = () => words.ready
export const tell = (id: string) => words.tell(id)
