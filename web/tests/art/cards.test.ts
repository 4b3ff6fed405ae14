import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cardBackSvg, cardSvg, medalSvg, sealSvg } from '../../src/art/card'
import { emblemSvg, iconSvg, logoSvg } from '../../src/art/logo'
import { cssBlock, plain, type Edition, type ColourScheme } from '../../src/art/palette'
import { SUITS, SUIT_LETTERS, allCodes, parseCode } from '../../src/art/suits'

const THEMES: readonly ColourScheme[] = ['light', 'dark']
const EDITIONS: readonly Edition[] = ['standard', 'fr']

/** White and black stars are told apart by the colour of their bodies. */
const stars = (svg: string) => {
  const bodies = [...svg.matchAll(/fill="(#\w+)" stroke="#\w+" stroke-width="2.4"[^>]*paint-order/g)]
  const white = bodies.filter(([, fill]) => fill === '#fbf3e2').length
  return [white, bodies.length - white]
}

const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe('card codes', () => {
  it('R1: 49 cards, and 56 with the foil sevens', () => {
    expect(new Set(allCodes()).size).toBe(49)
    expect(new Set(allCodes(true)).size).toBe(56)
    for (const code of allCodes(true)) expect(() => parseCode(code)).not.toThrow()
  })

  it.each(['W1', 'W8', 'E9', 'S6', 'X7', 'W2f', 'EA', 'w7', 'W07', ''])('refuses %j', (code) => {
    expect(() => parseCode(code)).toThrow('Expected a card code')
  })
})

describe('cards', () => {
  it('R2: bosses show white stars always, black ones where they count', () => {
    for (const { letter, whiteStars, blackStars } of SUITS) {
      expect(stars(cardSvg(`${letter}7`, { blackStars: false }))).toEqual([whiteStars, 0])
      expect(stars(cardSvg(`${letter}7`, { blackStars: true }))).toEqual([whiteStars, blackStars])
    }
    expect(stars(cardSvg('S13', { blackStars: true }))).toEqual([0, 0])
  })

  const all = [
    ...allCodes(true).flatMap((code) => [cardSvg(code), cardSvg(code, { look: 'mini' })]),
    ...SUIT_LETTERS.flatMap((suit) => [medalSvg(suit), medalSvg(suit, { empty: true }), sealSvg(suit)]),
    cardBackSvg(),
    medalSvg('A'),
    emblemSvg(),
    iconSvg(),
    logoSvg(),
  ]

  it('share a page: no ids, no scripts, no inline styles, no foreign addresses', () => {
    for (const svg of all) {
      expect(svg).not.toMatch(/\sid=|<script|<style|\sstyle=|href|url\(/)
      expect(svg).not.toMatch(/NaN|undefined|null/)
    }
  })

  it('are well formed', () => {
    for (const svg of all) {
      const open: string[] = []
      for (const [, close, name, self] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g))
        if (close) expect(open.pop()).toBe(name)
        else if (!self) open.push(name as string)
      expect(open).toEqual([])
    }
  })

  it('look different from each other', () => {
    expect(new Set(allCodes(true).map((code) => cardSvg(code))).size).toBe(56)
  })

  it('follow theme and edition', () => {
    const looks = THEMES.flatMap((theme) =>
      EDITIONS.map((edition) => cardSvg('E7', { palette: plain(theme, edition) })),
    )
    expect(new Set(looks).size).toBe(4)
    for (const svg of looks) expect(svg).not.toContain('var(')
  })
})

describe('colours', () => {
  const css = readFileSync(new URL('../../src/theme.css', import.meta.url), 'utf8')

  it('are the same in theme.css as in standalone pictures (else: npm run theme)', () => {
    expect(css).toContain(cssBlock())
  })

  it.each(THEMES.flatMap((theme) => EDITIONS.map((edition) => [theme, edition] as const)))(
    'have contrast AA on paper: %s %s',
    (theme, edition) => {
      const palette = plain(theme, edition)
      for (const letter of SUIT_LETTERS)
        expect(contrast(palette.suit(letter, 'ink'), palette.common('paper')), letter).toBeGreaterThan(4.5)
      expect(contrast(palette.common('faint'), palette.common('paper'))).toBeGreaterThan(4.5)
    },
  )

  const value = (name: string, theme: ColourScheme) => {
    const match = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css)
    if (!match) throw new Error(`theme.css has no --${name}`)
    return match[3] ?? (match[theme === 'light' ? 1 : 2] as string)
  }

  it.each(THEMES)('of the page have contrast AA: %s', (theme) => {
    const inks = ['ink', 'ink-soft', 'accent', 'good', 'warning', 'danger', 'link']
    for (const ground of ['paper', 'paper-raised', 'paper-sunken'])
      for (const ink of inks)
        expect(contrast(value(ink, theme), value(ground, theme)), `${ink} on ${ground}`).toBeGreaterThan(4.5)
    for (const ground of ['table', 'table-light', 'table-pattern'])
      for (const ink of ['on-table', 'on-table-soft'])
        expect(contrast(value(ink, theme), value(ground, theme)), `${ink} on ${ground}`).toBeGreaterThan(4.5)
    expect(contrast(value('on-accent', theme), value('accent-fill', theme))).toBeGreaterThan(4.5)
    for (const ground of ['paper', 'paper-raised', 'table'])
      expect(contrast(value('focus', theme), value(ground, theme)), `focus on ${ground}`).toBeGreaterThan(3)
    expect(contrast(value('line-strong', theme), value('paper', theme))).toBeGreaterThan(3)
  })
})

it('the drawings weigh little', () => {
  const folder = new URL('../../src/art/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const sources = files.map((name) => readFileSync(new URL(name, folder)))
  expect(gzipSync(Buffer.concat(sources)).length).toBeLessThan(30_000)
})
