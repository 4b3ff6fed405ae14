/**
 * A little language for wood-block pictures: one shape a line, back to front.
 *
 *   #r M…      a shape in pigment r with the ink outline      .r M…   the same without outline
 *   %r M…      half a shape from top to bottom of the axis; the other half is mirrored (`:r`: no outline)
 *   ~i3 M…     a line of width 3                              *r x y rx [ry]   an ellipse with outline
 *   or x y rx [ry]  an ellipse without outline
 *   ,i x y cx cy x y w   a brush stroke: a curve that swells to width w and tapers at both ends
 *   <  …  >    everything between is drawn twice, the second time mirrored
 *   @angle x y / …  /   everything between is turned about (x, y)
 *   ^a b c d e f …  /   everything between goes through this matrix
 *
 * Mirrored halves may use only absolute M, L, C and Q.
 */
import { num } from './glyphs'

/** Pigments by one letter; capital letters are the suit's own tones. */
export type Inks = (letter: string) => string

export const OUTLINE = 2.6

export function print(source: string, inks: Inks, axis = 67, width = OUTLINE): string {
  let out = ''
  let mirrored: string | null = null
  for (const raw of source.split('\n')) {
    const line = raw.trim()
    if (!line) continue
    if (line === '<') {
      mirrored = out
      out = ''
    } else if (line === '>') {
      out = `${mirrored}${out}<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${out}</g>`
      mirrored = null
    } else if (line === '/') out += '</g>'
    else if (line[0] === '@') out += `<g transform="rotate(${line.slice(1)})">`
    else if (line[0] === '^') out += `<g transform="matrix(${line.slice(1)})">`
    else out += shape(line, inks, axis, width)
  }
  return out
}

function shape(line: string, inks: Inks, axis: number, width: number): string {
  const op = line[0]
  const colour = inks(line[1] as string)
  const space = line.indexOf(' ')
  const rest = line.slice(space + 1)
  const outline = ` stroke="${inks('i')}" stroke-width="${width}" stroke-linejoin="round"`
  switch (op) {
    case '#':
      return `<path fill="${colour}"${outline} d="${rest}"/>`
    case '.':
      return `<path fill="${colour}" d="${rest}"/>`
    case '%':
      return `<path fill="${colour}"${outline} d="${whole(rest, axis)}"/>`
    case ':':
      return `<path fill="${colour}" d="${whole(rest, axis)}"/>`
    case '~':
      return `<path fill="none" stroke="${colour}" stroke-width="${line.slice(2, space)}" stroke-linecap="round" stroke-linejoin="round" d="${rest}"/>`
    case '*':
    case 'o': {
      const [x, y, rx, ry] = rest.split(' ')
      return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry ?? rx}" fill="${colour}"${op === '*' ? outline : ''}/>`
    }
    case ',':
      return `<path fill="${colour}" d="${brush(rest.split(' ').map(Number))}"/>`
    default:
      throw new Error(`Expected a shape, but got ${JSON.stringify(line)}`)
  }
}

function brush(n: number[]): string {
  const [x0, y0, cx, cy, x1, y1, w] = n as [number, number, number, number, number, number, number]
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  const dx = (-(y1 - y0) / length) * w
  const dy = ((x1 - x0) / length) * w
  return `M${x0} ${y0}Q${num(cx + dx)} ${num(cy + dy)} ${x1} ${y1}Q${num(cx - dx)} ${num(cy - dy)} ${x0} ${y0}z`
}

/** The half path and, from its end back to its start, its mirror image. */
function whole(half: string, axis: number): string {
  const points: [number, number][] = []
  const kinds: string[] = []
  for (const [, command, args] of half.matchAll(/([MLCQ])([^MLCQ]*)/g)) {
    const n = (args as string).match(/-?[\d.]+/g)?.map(Number) ?? []
    const size = { M: 1, L: 1, Q: 2, C: 3 }[command as 'M' | 'L' | 'Q' | 'C']
    for (let i = 0; i < n.length; i += 2) {
      points.push([n[i] as number, n[i + 1] as number])
      if (command !== 'M' && (i / 2 + 1) % size === 0) kinds.push(command as string)
    }
  }
  const back = points.map(([x, y]) => `${num(2 * axis - x)} ${num(y)}`).reverse()
  let at = 1
  const returning = kinds.reverse().map((kind) => {
    const size = { L: 1, Q: 2, C: 3 }[kind as 'L' | 'Q' | 'C']
    const part = `${kind}${back.slice(at, at + size).join(' ')}`
    at += size
    return part
  })
  return `${half}L${back[0]}${returning.join('')}z`
}
