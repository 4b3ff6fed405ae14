/** The tutorial's texts, loaded with it. */

import { ExtraWords } from '../i18n/extraWords.svelte'
import type { TextIds } from '../i18n/textIds'
import type { Params } from '../i18n/texts.svelte'

const words = new ExtraWords('learn')

export const useWords = () => words.use()
export const ready = () => words.ready
/** The ids of these texts without `learn-`. */
export type LearnId = TextIds['learn'] extends infer Id ? (Id extends `learn-${infer Rest}` ? Rest : never) : never
export const has = (id: string): id is LearnId => words.has(`learn-${id}`)
/** The text of a chapter or step, whose id the chapters name; without one, nothing. */
export const tellIf = (id: string) => (has(id) ? tell(id) : '')
/** The text `learn-<id>`. */
export const tell = (id: LearnId, params: Params = {}) => words.tell(`learn-${id}`, params)
