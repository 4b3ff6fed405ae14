/** The page's words: message id and parameters become a sentence in the chosen language. */

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle'
import { chunk } from '../chunks'
import { loaders, type Entry, type Language } from './languages'
import type { TextIds } from './textIds'

type Loaders = Record<Language, () => Promise<{ default: Entry[] }>>
export type Extra = 'rulebook' | 'learn' | 'review' | 'puzzles' | 'daily' | 'history' | 'privacy' | 'admin' | 'app'
/** The id of a text that is always there; those of the terminal never are. */
export type TextId = TextIds[Exclude<keyof TextIds, Extra | 'cli' | 'terminal'>]
const extra: Record<Extra, Loaders> = {
  rulebook: {
    en: () => import('virtual:rulebook/en'),
    de: () => import('virtual:rulebook/de'),
    fr: () => import('virtual:rulebook/fr'),
    ru: () => import('virtual:rulebook/ru'),
    'zh-Hant': () => import('virtual:rulebook/zh-Hant'),
  },
  learn: {
    en: () => import('virtual:learn/en'),
    de: () => import('virtual:learn/de'),
    fr: () => import('virtual:learn/fr'),
    ru: () => import('virtual:learn/ru'),
    'zh-Hant': () => import('virtual:learn/zh-Hant'),
  },
  daily: {
    en: () => import('virtual:daily/en'),
    de: () => import('virtual:daily/de'),
    fr: () => import('virtual:daily/fr'),
    ru: () => import('virtual:daily/ru'),
    'zh-Hant': () => import('virtual:daily/zh-Hant'),
  },
  review: {
    en: () => import('virtual:review/en'),
    de: () => import('virtual:review/de'),
    fr: () => import('virtual:review/fr'),
    ru: () => import('virtual:review/ru'),
    'zh-Hant': () => import('virtual:review/zh-Hant'),
  },
  puzzles: {
    en: () => import('virtual:puzzles/en'),
    de: () => import('virtual:puzzles/de'),
    fr: () => import('virtual:puzzles/fr'),
    ru: () => import('virtual:puzzles/ru'),
    'zh-Hant': () => import('virtual:puzzles/zh-Hant'),
  },
  history: {
    en: () => import('virtual:history/en'),
    de: () => import('virtual:history/de'),
    fr: () => import('virtual:history/fr'),
    ru: () => import('virtual:history/ru'),
    'zh-Hant': () => import('virtual:history/zh-Hant'),
  },
  privacy: {
    en: () => import('virtual:privacy/en'),
    de: () => import('virtual:privacy/de'),
    fr: () => import('virtual:privacy/fr'),
    ru: () => import('virtual:privacy/ru'),
    'zh-Hant': () => import('virtual:privacy/zh-Hant'),
  },
  app: {
    en: () => import('virtual:app/en'),
    de: () => import('virtual:app/de'),
    fr: () => import('virtual:app/fr'),
    ru: () => import('virtual:app/ru'),
    'zh-Hant': () => import('virtual:app/zh-Hant'),
  },
  admin: {
    en: () => import('virtual:admin/en'),
    de: () => import('virtual:admin/de'),
    fr: () => import('virtual:admin/fr'),
    ru: () => import('virtual:admin/ru'),
    'zh-Hant': () => import('virtual:admin/zh-Hant'),
  },
}

class Texts {
  language = $state<Language>('en')
  /** Replaced when the language changes, so that every sentence on the page is formatted again. */
  bundle = $state.raw<FluentBundle | null>(null)
}
export const texts = new Texts()

export async function useLanguage(language: Language): Promise<void> {
  const bundle = makeBundle(language, (await chunk(loaders[language])).default)
  texts.language = language
  texts.bundle = bundle
}

/** The messages of one of these screens, loaded when first wanted. */
export async function extraTexts(which: Extra, language: Language): Promise<FluentBundle> {
  return makeBundle(language, (await chunk(extra[which][language])).default)
}

function makeBundle(language: Language, entries: Entry[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const body = entries.map(([id, value, attributes = {}]) => ({ id, value, attributes }))
  const errors = bundle.addResource({ body } as FluentResource)
  for (const error of errors) console.error(error)
  return bundle
}

export type Params = Record<string, FluentVariable>

/** The sentence with this id. */
export function t(id: TextId, params: Params = {}): string {
  return texts.bundle ? format(texts.bundle, id, params) : ''
}

/** The same with the texts of `extraTexts`. A text that the language lacks is shown by its id and reported, and fails our
 *  tests. */
export function format(bundle: FluentBundle, id: string, params: Params = {}): string {
  const [name, attribute] = id.split('.') as [string, string?]
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) {
    console.error(`no text for ${id}`)
    return id
  }
  const errors: Error[] = []
  const sentence = bundle.formatPattern(pattern, params, errors)
  for (const error of errors) console.error(`text ${id}:`, error)
  return sentence
}

/** A text that stands in a sentence elsewhere, as it stands alone: with a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1)
}

/** The text with an id that is put together from what the server says; without one, what else to say. */
export function tellIf(id: string, otherwise = ''): string {
  return has(id) ? t(id) : otherwise
}

/** Whether there is a text with this id. */
export function has(id: string): id is TextId {
  return texts.bundle?.hasMessage(id) ?? false
}
