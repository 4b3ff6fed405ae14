/** The five languages: their names, the loaders of their texts, and the choice of the first one. */

import type { FluentResource } from '@fluent/bundle'

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

export const loaders: Record<Language, () => Promise<{ default: Entry[] }>> = {
  en: () => import('virtual:texts/en'),
  de: () => import('virtual:texts/de'),
  fr: () => import('virtual:texts/fr'),
  ru: () => import('virtual:texts/ru'),
  'zh-Hant': () => import('virtual:texts/zh-Hant'),
}

/** The language to begin with: the chosen one, else the browser's, else English. */
export function preferredLanguage(chosen: string): Language {
  for (const wanted of [chosen, ...navigator.languages]) {
    if (/^zh/i.test(wanted)) return 'zh-Hant'
    const known = (Object.keys(languages) as Language[]).find((l) => wanted.toLowerCase().startsWith(l))
    if (known) return known
  }
  return 'en'
}
