/**
 * Where the drawings get their colours.
 *
 * Pictures get plain values; the page around them uses the same colours as custom properties of
 * theme.css. The two must agree: a test compares them.
 */
import type { SuitLetter } from './suits'

export type ColourScheme = 'light' | 'dark'
export type Edition = 'standard' | 'fr'

/** `ink`: index and crest on paper; `fill`: cloth; `ground`: the panel; `line`: its pattern; `glow`: the disc. */
export type SuitTone = 'ink' | 'fill' | 'deep' | 'ground' | 'line' | 'glow'

const TONES: readonly SuitTone[] = ['ink', 'fill', 'deep', 'ground', 'line', 'glow']

type Row = readonly [ink: string, fill: string, deep: string, ground: string, line: string, glow: string]

const LIGHT: Record<SuitLetter, Row> = {
  W: ['#1b7048', '#4aa36b', '#1f5a40', '#cfe3bf', '#b5d2a4', '#f1f2d2'],
  E: ['#6a3f9b', '#8560b8', '#4c2d75', '#dccdea', '#c8b4dd', '#f2e6f3'],
  C: ['#b92c72', '#e571a0', '#8f2558', '#f8d0da', '#f0b7c6', '#fff0ea'],
  L: ['#856000', '#f2bd2e', '#8a5a08', '#fae08a', '#efca5c', '#fff5c8'],
  D: ['#2a2733', '#45404f', '#1d1a26', '#4b4658', '#5d576c', '#d9d2de'],
  F: ['#b8281b', '#dc4a30', '#8a2013', '#f5bd9a', '#eba27b', '#ffe3bd'],
  S: ['#1d5fa6', '#5a9bd6', '#234b7d', '#c8dff0', '#aecde6', '#f3f8fb'],
}

const DARK: Record<SuitLetter, Row> = {
  W: ['#76d39d', '#4aa36b', '#1f5a40', '#15402f', '#21523d', '#3f7a58'],
  E: ['#bfa0f2', '#8f6bc4', '#4c2d75', '#332354', '#43306b', '#6a4d99'],
  C: ['#ff97c1', '#e571a0', '#8f2558', '#561f40', '#6b2b51', '#a54b78'],
  L: ['#ffd65c', '#f2bd2e', '#8a5a08', '#4c3a10', '#614b18', '#a98426'],
  D: ['#d3cfdd', '#544e63', '#15121d', '#2b2739', '#3a354b', '#a39cb8'],
  F: ['#ff8a72', '#dc4a30', '#8a2013', '#571c14', '#70281c', '#b5552f'],
  S: ['#86c5f8', '#5a9bd6', '#234b7d', '#173759', '#24496f', '#5b8db8'],
}

const FRENCH_LIGHT: Partial<Record<SuitLetter, Row>> = {
  E: ['#5a5650', '#8d8880', '#48443f', '#d9d5cb', '#c4bfb3', '#f2eee2'],
  D: ['#5d3293', '#6c45a0', '#34195a', '#48306b', '#5a4081', '#dccdea'],
}

const FRENCH_DARK: Partial<Record<SuitLetter, Row>> = {
  E: ['#c9c4b9', '#8d8880', '#48443f', '#34322e', '#44413c', '#757067'],
  D: ['#c3a3f7', '#7a52b0', '#2a1249', '#341f58', '#462d70', '#a98bd6'],
}

export interface CommonColours {
  paper: string
  edge: string
  faint: string
  back: string
  'back-line': string
}

const COMMON: Record<ColourScheme, CommonColours> = {
  light: { paper: '#fdf8ec', edge: '#cdbb98', faint: '#776c5c', back: '#22365f', 'back-line': '#3c5487' },
  dark: { paper: '#1c2138', edge: '#3d4566', faint: '#a3a7bf', back: '#2b3d78', 'back-line': '#5a71b5' },
}

/** Pigments of the figures: the same by day and by night, like printed blocks. */
export const PIGMENTS = {
  ink: '#241f2c',
  bone: '#fbf3e2',
  skin: '#f3d9bd',
  red: '#d2432c',
  gold: '#e3ac3d',
  wood: '#9a6a45',
  smoke: '#6d6575',
} as const

export type Pigment = keyof typeof PIGMENTS

export interface Palette {
  suit(letter: SuitLetter, tone: SuitTone): string
  common(name: keyof CommonColours): string
}

/** The colours of a picture. */
export function plain(theme: ColourScheme = 'light', edition: Edition = 'standard'): Palette {
  const rows = theme === 'dark' ? DARK : LIGHT
  const french = edition === 'fr' ? (theme === 'dark' ? FRENCH_DARK : FRENCH_LIGHT) : {}
  return {
    suit: (letter, tone) => (french[letter] ?? rows[letter])[TONES.indexOf(tone)] as string,
    common: (name) => COMMON[theme][name],
  }
}

/** The block of theme.css that holds these colours; `npm run theme` writes it. */
export function cssBlock(): string {
  const pair = (name: string, light: string, dark: string) => `  --${name}: light-dark(${light}, ${dark});`
  const rows = (light: Partial<Record<SuitLetter, Row>>, dark: Partial<Record<SuitLetter, Row>>) =>
    Object.entries(light).flatMap(([letter, row]) =>
      TONES.map((tone, i) =>
        pair(`${letter.toLowerCase()}-${tone}`, row[i] as string, dark[letter as SuitLetter]?.[i] as string),
      ),
    )
  const common = (Object.keys(COMMON.light) as (keyof CommonColours)[]).map((name) =>
    pair(`card-${name}`, COMMON.light[name], COMMON.dark[name]),
  )
  return [
    ':root {',
    ...common,
    ...rows(LIGHT, DARK),
    '}',
    '',
    ":root[data-edition='fr'] {",
    ...rows(FRENCH_LIGHT, FRENCH_DARK),
    '}',
    '',
  ].join('\n')
}
