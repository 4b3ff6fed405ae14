import { expect, it } from 'vitest'
import { logoSvg } from '../../src/art/logo'

const letters = (svg: string) => svg.match(/<path transform="translate\([\d.]+\)" d=/g)?.length

it('writes the name that the game has in the reader’s language', () => {
  expect(letters(logoSvg({ label: 'Yokai Septet' }))).toBe(11)
  expect(letters(logoSvg({ label: '7 Yokai' }))).toBe(6)
})

it('writes the international name where it has no letters', () => {
  expect(logoSvg({ label: '妖怪七重奏' })).toContain('aria-label="妖怪七重奏"')
  expect(letters(logoSvg({ label: '妖怪七重奏' }))).toBe(11)
})
