/**
 * The suits' cloth patterns, each one path that fills a box: wind waves, tortoise shell, linked
 * rings, folded bolts, fishing net, scales, hemp leaf. Drawn by rule, so they cost no bytes to ship.
 */
import { num } from './glyphs'
import type { SuitLetter } from './suits'

type Draw = (width: number, height: number) => string

const cells = (
  width: number,
  height: number,
  dx: number,
  dy: number,
  cell: (x: number, y: number, row: number) => string,
) => {
  let out = ''
  for (let row = -1; row * dy <= height + dy; row++)
    for (let x = -dx; x <= width + dx; x += dx) out += cell(x, row * dy, row)
  return out
}

const PATTERNS: Record<SuitLetter, Draw> = {
  // rising steam: pairs of lines that swell and close
  W: (w, h) => cells(w, h, 24, 32, (x, y) => `M${x} ${y}q8 8 0 16t0 16M${x + 12} ${y}q-8 8 0 16t0 16`),
  // tortoise shell
  E: (w, h) =>
    cells(w, h, 24, 21, (x, y, row) => {
      const left = x + (row % 2 ? 12 : 0)
      return `M${left} ${y}l12-7 12 7v14M${left + 12} ${y}l6 3.5v7l-6 3.5-6-3.5v-7z`
    }),
  // linked rings
  C: (w, h) =>
    cells(w, h, 15, 15, (x, y, row) => ((x / 15 + row) % 2 ? '' : `M${x - 15} ${y}a15 15 0 1 0 30 0a15 15 0 1 0-30 0`)),
  // folded bolts
  L: (w, h) => cells(w, h, 36, 26, (x, y) => `M${x} ${y}l18 10-6 6 24 10M${x + 6} ${y - 4}l18 10-6 6 18 8`),
  // fishing net
  D: (w, h) => cells(w, h, 24, 14, (x, y, row) => `M${x + (row % 2 ? 12 : 0)} ${y}q6 14 12 14t12-14`),
  // scales
  F: (w, h) => cells(w, h, 20, 17, (x, y, row) => `M${x + (row % 2 ? 10 : 0)} ${y + 17}l10-17 10 17z`),
  // hemp leaf: six-pointed stars whose tips meet in threes
  S: (w, h) => cells(w, h, 48, 41.57, (x, y, row) => `M${x + (row % 2 ? 24 : 0)} ${num(y)}${HEMP}`),
}

/** One star, from its centre, in relative steps: its outline and the six lines through it. */
const HEMP = (() => {
  const at = (i: number) => {
    const r = i % 2 ? 16 : 27.71
    const angle = (Math.PI / 6) * (i + 1)
    return [r * Math.cos(angle), r * Math.sin(angle)] as const
  }
  const step = (from: readonly [number, number], to: readonly [number, number]) =>
    `${num1(to[0] - from[0])} ${num1(to[1] - from[1])}`
  const centre = [0, 0] as const
  let out = ''
  for (let i = 0; i < 6; i++) out += `m${step(centre, at(i))}l${step(at(i), at(i + 6))}m${step(at(i + 6), centre)}`
  out += `m${step(centre, at(0))}l`
  return out + Array.from({ length: 11 }, (_, i) => step(at(i), at(i + 1))).join(' ') + 'z'
})()

function num1(value: number): string {
  return String(Math.round(value * 10) / 10)
}

const cache = new Map<string, string>()

/** Path data of a suit's pattern over a box of the given size; whoever draws it clips it. */
export function patternPath(letter: SuitLetter, width: number, height: number): string {
  const key = `${letter}${width}x${height}`
  let path = cache.get(key)
  if (path === undefined) cache.set(key, (path = PATTERNS[letter](width, height)))
  return path
}

/** Which patterns are filled rather than drawn in lines. */
export const FILLED: ReadonlySet<SuitLetter> = new Set<SuitLetter>(['F'])
