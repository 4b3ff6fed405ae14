/** The emblem (seven soul fires around one open eye), the wordmark and the app icon. */
import { eye, num } from './glyphs'
import { PIGMENTS, plain } from './palette'
import { SUIT_LETTERS } from './suits'

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const day = plain('light')

/** Seven flames, one a suit, leaning clockwise around the eye; centred on (0, 0), radius 50. */
function ring(): string {
  return SUIT_LETTERS.map((letter, i) => {
    const colour = letter === 'D' ? PIGMENTS.smoke : day.suit(letter, 'fill')
    return `<path transform="rotate(${num((360 / 7) * i)})" fill="${colour}" d="M3-50C8-42 15-39 15-30.5 15-24 9-20 1-20S-13-24-13-30.5C-13-35-9-37-8-42-5-41-4-39-4-37 0-40 3-44 3-50z"/>`
  }).join('')
}

/** The eye on its own night. */
const gaze = () => `<circle r="25" fill="#141a33"/>${eye()}`

interface Options {
  label?: string
}

const spoken = (label?: string) => (label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"')

export function emblemSvg({ label }: Options = {}): string {
  return `<svg ${NS} viewBox="-52 -52 104 104" ${spoken(label)}>${ring()}${gaze()}</svg>`
}

/** The app icon: the emblem on the night; `safe` leaves the margin that maskable icons need. */
export function iconSvg(safe = false): string {
  const scale = safe ? 0.74 : 0.92
  return (
    `<svg ${NS} viewBox="-60 -60 120 120"><rect x="-60" y="-60" width="120" height="120" rx="${safe ? 0 : 26}" fill="#141a33"/>` +
    `<circle r="${num(58 * scale)}" fill="#1f2a52"/><g transform="scale(${num(scale)})">${ring()}${gaze()}</g></svg>`
  )
}

/** Our own letters, stroked like the numerals, in boxes 20 high. */
const LETTERS: Record<string, [width: number, path: string]> = {
  Y: [13, 'M1.5 2 6.5 10.5 11.5 2M6.5 10.5V18'],
  O: [14, 'M7 2C3.5 2 1.8 5.5 1.8 10S3.5 18 7 18s5.2-3.5 5.2-8S10.5 2 7 2z'],
  K: [12.5, 'M2 2V18M11 2 2.6 11.5M5.2 8.6 11.4 18'],
  A: [13, 'M1.3 18 6.5 2.2 11.7 18M3.2 12.7H9.8'],
  I: [5, 'M2.5 2V18'],
  S: [
    12,
    'M10 4.5C9.2 2.9 7.9 2 6 2 3.7 2 2.2 3.5 2.2 5.6 2.2 10.6 10.3 8.6 10.3 13.8 10.3 16.4 8.5 18 6 18 3.9 18 2.4 17 1.6 15.2',
  ],
  E: [11, 'M9.8 2H2V18H9.8M2 9.8H8.4'],
  P: [12, 'M2 18V2H6C9 2 10.6 3.7 10.6 6.3S9 10.6 6 10.6H2'],
  T: [12, 'M1.2 2H10.8M6 2V18'],
  7: [11.5, 'M1.5 2H10.2L4.6 18'],
  ' ': [7, ''],
}

const INTERNATIONAL = 'YOKAI SEPTET'

/** The name in our own letters, in the colour of the text around it. */
export function wordmark(text = INTERNATIONAL): { markup: string; width: number } {
  let pen = 0
  const markup = [...text]
    .map((char) => {
      const [width, path] = LETTERS[char] ?? [7, '']
      const at = pen
      pen += width + 2.2
      // the O is awake
      const pupil =
        char === 'O'
          ? `<path transform="translate(${num(at)})" stroke="none" fill="${PIGMENTS.red}" d="M7 5.2C9 8 9 12 7 14.8 5 12 5 8 7 5.2z"/>`
          : ''
      return path ? `<path transform="translate(${num(at)})" d="${path}"/>${pupil}` : ''
    })
    .join('')
  return { markup, width: pen - 2.2 }
}

/** The emblem and the game's name, as the label has it if we have letters for that. */
export function logoSvg({ label }: Options = {}): string {
  const name = label?.toUpperCase() ?? INTERNATIONAL
  const { markup, width } = wordmark([...name].every((char) => char in LETTERS) ? name : INTERNATIONAL)
  return (
    `<svg ${NS} viewBox="0 0 ${num(width + 46)} 40" ${spoken(label)}>` +
    `<g transform="translate(20 20)scale(.38)">${ring()}${gaze()}</g>` +
    `<g transform="translate(45 10)" fill="none" stroke="currentColor" stroke-width="3.1" stroke-linecap="round" stroke-linejoin="round">${markup}</g></svg>`
  )
}
