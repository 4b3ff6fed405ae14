import { texts } from '../i18n/texts.svelte'
import { tell } from './words.svelte'

/** A result in points, with its sign. */
export function pointsText(points: number): string {
  const signed = signedPoints(points)
  return tell('daily-points', { points: signed, count: Math.abs(points) })
}

export function signedPoints(points: number): string {
  const format = new Intl.NumberFormat(texts.language, { signDisplay: 'exceptZero' })
  return format.format(points).replace('-', '\u2212')
}
