/** Our own numerals, stars and the open eye, so that a card looks the same whatever fonts a machine has. */
import { PIGMENTS } from './palette'

/** Stroked numerals in a 12 by 20 box. */
const NUMERALS: Record<string, string> = {
  '0': 'M6 2C3 2 1.9 5.5 1.9 10S3 18 6 18s4.1-3.5 4.1-8S9 2 6 2z',
  '1': 'M1.6 5.8 5.2 2.4V18',
  '2': 'M1.9 6.2C1.9 3.6 3.7 2 6 2s4.1 1.6 4.1 4.2C10.1 10 2 14 1.9 18H10.6',
  '3': 'M2 2H9.8L5.6 8.6C8.6 8.6 10.3 10.5 10.3 13.3 10.3 16.2 8.4 18 5.8 18 3.8 18 2.3 17 1.5 15.2',
  '4': 'M8 18V2.2L1.5 13.2H11',
  '5': 'M9.8 2H3.2L2.6 9.2C3.5 8.4 4.7 8 6 8c2.7 0 4.3 2 4.3 4.8C10.3 16 8.4 18 5.7 18 3.7 18 2.4 17.2 1.5 15.6',
  '6': 'M9.6 3.6C8.7 2.5 7.6 2 6.4 2 3.4 2 1.8 5.4 1.8 10.6V13.3M6 8.6C3.6 8.6 1.8 10.6 1.8 13.3S3.6 18 6 18 10.2 16 10.2 13.3 8.4 8.6 6 8.6z',
  '7': 'M1.6 5V2H10.4C7.6 7 5.6 11.6 5 18',
  '8': 'M6 2C3.8 2 2.4 3.5 2.4 5.6 2.4 7.8 4 9.2 6 9.8c2.4.7 4.2 2 4.2 4.4C10.2 16.5 8.5 18 6 18S1.8 16.5 1.8 14.2C1.8 11.8 3.6 10.5 6 9.8 8 9.2 9.6 7.8 9.6 5.6 9.6 3.5 8.2 2 6 2z',
  '9': 'M2.4 16.4C3.3 17.5 4.4 18 5.6 18 8.6 18 10.2 14.6 10.2 9.4V6.7M6 11.4C8.4 11.4 10.2 9.4 10.2 6.7S8.4 2 6 2 1.8 4 1.8 6.7 3.6 11.4 6 11.4z',
  A: 'M1.3 18 6 2.2 10.7 18M4.5 12.6H7.5',
}

/** How far the pen moves on after a numeral. */
const advance = (char: string) => (char === '1' ? 8 : 12)

export const rankText = (rank: number): string => (rank === 1 ? 'A' : String(rank))

/** A rank drawn in the box at (x, y) of the given height, centred on `width`, squeezed if it must be. */
export function numeral(
  rank: number,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  weight = 3.6,
): string {
  const chars = [...rankText(rank)]
  const natural = chars.reduce((sum, char) => sum + advance(char), 0)
  const scaleY = height / 20
  const scaleX = Math.min(scaleY, width / natural)
  let pen = 0
  const strokes = chars.map((char) => {
    const at = pen
    pen += advance(char)
    return at ? `<path transform="translate(${num(at)})" d="${NUMERALS[char]}"/>` : `<path d="${NUMERALS[char]}"/>`
  })
  const left = x + (width - natural * scaleX) / 2
  return (
    `<g transform="translate(${num(left)} ${num(y)})scale(${num(scaleX)} ${num(scaleY)})" fill="none" ` +
    `stroke="${colour}" stroke-width="${weight}" stroke-linecap="square" stroke-linejoin="round">${strokes.join('')}</g>`
  )
}

/** A five-pointed star around (x, y), a little rounded by its own outline. */
export function star(x: number, y: number, radius: number, fill: string, outline: string, width: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? radius * 0.46 : radius
    const angle = (Math.PI / 5) * i - Math.PI / 2
    return `${num(x + r * Math.cos(angle))} ${num(y + r * Math.sin(angle))}`
  })
  return (
    `<path d="M${points.join('L')}z" fill="${fill}" stroke="${outline}" stroke-width="${width}" ` +
    `stroke-linejoin="round" paint-order="stroke"/>`
  )
}

/** Numbers short enough for markup. */
export const num = (value: number): string => String(Math.round(value * 100) / 100)

/** The open eye in the middle of backs and of the emblem: about 40 wide, meant for a dark ground. */
export function eye(): string {
  return (
    `<path d="M-20-1C-11-13 11-13 20-1M-13 8C-6 12 6 12 13 8" fill="none" stroke="${PIGMENTS.gold}" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="M-17 0C-10-10 10-10 17 0 10 9-10 9-17 0z" fill="${PIGMENTS.bone}"/>` +
    `<circle r="7.2" fill="${PIGMENTS.red}"/><path d="M0-7.2C3.4-3 3.4 3 0 7.2-3.4 3-3.4-3 0-7.2z" fill="${PIGMENTS.ink}"/>` +
    `<circle cx="2.8" cy="-2.8" r="1.6" fill="${PIGMENTS.bone}"/>`
  )
}
