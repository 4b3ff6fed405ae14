/** The reader's settings, stored in this browser only. */

import { look } from '../art/look.svelte'
import type { Edition } from '../art/palette'
import { preferredLanguage } from '../i18n/languages'
import { key, storedSettings } from './storedSettings'

export type ThemeSetting = 'auto' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'
/** `auto`: the colours of the boxed edition in the reader's language. */
export type EditionSetting = 'auto' | 'en' | 'fr'
export type Tap = 'auto' | 'once' | 'twice'

const defaults = {
  language: '' /* empty: the browser's language */,
  theme: 'auto' as ThemeSetting,
  edition: 'auto' as EditionSetting,
  speed: 'normal' as Speed,
  sound: false,
  soundAsked: false /* whether the question about sounds was answered */,
  vibration: false,
  notifications: false,
  tap: 'auto' as Tap,
  shortcuts: true /* whether single letters do something */,
  ruleset: 'four-advanced',
  bots: 'adept',
  tips: true /* whether the first real game explains what is new */,
  learned: false /* whether the tutorial was finished, or a first game begun from it */,
  chapters: [] as string[] /* the tutorial's chapters that were finished */,
}

const stored = storedSettings()
// Earlier versions stored `standard`, which nobody had to choose, where the French colours were not wanted.
if (stored['edition'] === 'standard') delete stored['edition']
export const settings = $state({ ...defaults, ...(stored as Partial<typeof defaults>) })

function edition(): Edition {
  const chosen = settings.edition === 'auto' ? preferredLanguage(settings.language) : settings.edition
  return chosen === 'fr' ? 'fr' : 'standard'
}

/** Stores every change and applies theme and edition. Call once, where effects may run. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings)
    try {
      localStorage.setItem(key, text)
    } catch {
      // without storage the choice lasts until the page is closed
    }
  })
  const night = matchMedia('(prefers-color-scheme: dark)')
  function applyLook() {
    const root = document.documentElement
    if (settings.theme === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = settings.theme
    root.dataset['edition'] = edition()
    look.theme = settings.theme === 'auto' ? (night.matches ? 'dark' : 'light') : settings.theme
    look.edition = edition()
  }
  applyLook() // before anything is drawn, so that nothing is drawn twice
  $effect(applyLook)
  night.addEventListener('change', applyLook)
}

/** `milliseconds` scaled to the speed that the reader has chosen. */
export function paced(milliseconds: number): number {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const factor = { slow: 1.7, normal: 1, fast: 0.45, off: 0 }[settings.speed]
  return reduced ? Math.min(milliseconds * factor, 700) : milliseconds * factor
}

/** Whether cards are animated. */
export function moving(): boolean {
  return settings.speed !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether the first tap lifts a card and only the second one plays it. */
export function liftsFirst(): boolean {
  if (settings.tap !== 'auto') return settings.tap === 'twice'
  return matchMedia('(pointer: coarse)').matches
}
