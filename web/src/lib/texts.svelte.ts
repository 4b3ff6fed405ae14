/** The page's words: message id and parameters become a sentence in the chosen language. */

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'

export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ru: 'Русский',
  'zh-Hant': '繁體中文',
} as const
export type Language = keyof typeof languages

type Part = FluentResource['body'][number]
/** A message or term as the build has parsed it: id, value, attributes. */
export type Entry = [Part['id'], Part['value'], Part['attributes']?]

const loaders: Record<Language, () => Promise<{ default: Entry[] }>> = {
  en: () => import('virtual:texts/en'),
  de: () => import('virtual:texts/de'),
  fr: () => import('virtual:texts/fr'),
  ru: () => import('virtual:texts/ru'),
  'zh-Hant': () => import('virtual:texts/zh-Hant'),
}
const rulebooks: Record<Language, () => Promise<{ default: Entry[] }>> = {
  en: () => import('virtual:rulebook/en'),
  de: () => import('virtual:rulebook/de'),
  fr: () => import('virtual:rulebook/fr'),
  ru: () => import('virtual:rulebook/ru'),
  'zh-Hant': () => import('virtual:rulebook/zh-Hant'),
}

class Texts {
  language = $state<Language>('en')
  /** Replaced when the language changes, so that every sentence on the page is made anew. */
  bundle = $state.raw<FluentBundle | null>(null)
}
export const texts = new Texts()

/** The language to begin with: the chosen one, else the browser's, else English. */
export function preferred(): Language {
  for (const wish of [settings.language, ...navigator.languages]) {
    if (/^zh/i.test(wish)) return 'zh-Hant'
    const known = (Object.keys(languages) as Language[]).find((l) => wish.toLowerCase().startsWith(l))
    if (known) return known
  }
  return 'en'
}

export async function use(language: Language): Promise<void> {
  const bundle = makeBundle(language, (await loaders[language]()).default)
  texts.language = language
  texts.bundle = bundle
  document.documentElement.lang = language
  document.title = t('term-title')
}

/** The rulebook's messages, loaded when first wanted. */
export async function rulebook(language: Language): Promise<FluentBundle> {
  return makeBundle(language, (await rulebooks[language]()).default)
}

function makeBundle(language: Language, entries: Entry[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const body = entries.map(([id, value, attributes = {}]) => ({ id, value, attributes }) as Part)
  const errors = bundle.addResource({ body })
  for (const error of errors) console.error(error)
  return bundle
}

export type Params = Record<string, FluentVariable>

/** The sentence with this id. An unknown id is shown as itself and reported, and fails our tests. */
export function t(id: string, params: Params = {}): string {
  const bundle = texts.bundle
  if (!bundle) return ''
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

export function has(id: string): boolean {
  return texts.bundle?.hasMessage(id) ?? false
}
