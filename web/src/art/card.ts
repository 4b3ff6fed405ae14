/**
 * Whole cards as SVG strings: the pillar print with its index column, the back, the round portraits.
 *
 * A card is 100 by 140. Nothing in it has an id, so any number of pictures can share a page.
 */
import { print, type Inks } from './block'
import { FIGURES, PORTRAITS, type FigureName } from './figures'
import { eye, num, numeral, star } from './glyphs'
import { PIGMENTS, plain, type Palette } from './palette'
import { FILLED, patternPath } from './patterns'
import { LANDS, SPIRITS, places } from './spirits'
import { CRESTS, parseCode, type CardFace, type SuitLetter } from './suits'

export interface CardOptions {
  /** Whether the black stars of bosses are shown; few rulesets count them. */
  blackStars?: boolean
  /** `mini` gives up the picture for a larger index: for rows of very small cards. */
  look?: 'full' | 'mini'
  /** Colours: by day and in the standard edition unless told. */
  palette?: Palette
}

/** The picture's panel on a card; figures and lands are drawn twice as large. */
const PANEL = { x: 28, y: 5, width: 67, height: 130 } as const

const NS = 'xmlns="http://www.w3.org/2000/svg"'

/** Pigments of a picture: lower-case letters are fixed, capitals are the suit's tones. */
export function inksOf(letter: SuitLetter, palette: Palette): Inks {
  const fixed: Record<string, string> = {
    i: PIGMENTS.ink,
    b: PIGMENTS.bone,
    k: PIGMENTS.skin,
    r: PIGMENTS.red,
    y: PIGMENTS.gold,
    w: PIGMENTS.wood,
    s: PIGMENTS.smoke,
    l: '#5b8a4a',
    n: '#35406a',
    m: '#d5dee8',
    t: '#cf8140',
    e: '#bcd6ea',
    F: palette.suit(letter, 'fill'),
    T: palette.suit(letter, 'deep'),
    G: palette.suit(letter, 'ground'),
    S: palette.suit(letter, 'line'),
    H: palette.suit(letter, 'glow'),
    I: palette.suit(letter, 'ink'),
  }
  return (key) => fixed[key] ?? key
}

export function crest(letter: SuitLetter, x: number, y: number, size: number, colour: string): string {
  return `<path transform="translate(${num(x)} ${num(y)})scale(${num(size / 24)})" fill="${colour}" fill-rule="evenodd" d="${CRESTS[letter]}"/>`
}

function pattern(letter: SuitLetter, palette: Palette, width: number, height: number): string {
  const colour = palette.suit(letter, 'line')
  const paint = FILLED.has(letter) ? `fill="${colour}"` : `fill="none" stroke="${colour}" stroke-width="1.8"`
  return `<path ${paint} d="${patternPath(letter, width, height)}"/>`
}

function panel(face: CardFace, palette: Palette): string {
  const { letter } = face.suit
  const inks = inksOf(letter, palette)
  const picture = face.isSuperTrump
    ? print(FIGURES.A, inks)
    : face.isBoss
      ? print(FIGURES[letter], inks)
      : numberPicture(face, inks)
  return (
    `<svg x="${PANEL.x}" y="${PANEL.y}" width="${PANEL.width}" height="${PANEL.height}" viewBox="0 0 134 260">` +
    `<rect width="134" height="260" fill="${palette.suit(letter, 'ground')}"/>` +
    bokashi(palette.suit(letter, 'fill')) +
    pattern(letter, palette, 134, 260) +
    picture +
    '</svg>'
  )
}

/** The printer's wiped gradation along the upper edge, in steps too small to see. */
function bokashi(colour: string): string {
  let out = `<g fill="${colour}" fill-opacity=".09">`
  for (let height = 8; height <= 64; height += 8) out += `<path d="M0 0H134V${height}H0z"/>`
  return `${out}</g>`
}

function numberPicture(face: CardFace, inks: Inks): string {
  const { letter } = face.suit
  const flock = places(face.rank)
  const spirit = print(SPIRITS[letter], inks, 0, 2.4 / (flock[0]?.scale ?? 1))
  const spirits = flock.map(
    ({ x, y, scale, turn }) =>
      `<g transform="translate(${num(x)} ${num(y)})rotate(${turn})scale(${num(scale * (letter === 'D' ? 0.9 : 1))})">${spirit}</g>`,
  )
  // bats show only against their moon
  const moon = letter === 'D' ? 66 : 52
  return `<circle cx="67" cy="104" r="${moon}" fill="${inks('H')}"/>${print(LANDS[letter], inks)}${spirits.join('')}`
}

/** The colours of a card's frame: paper for number cards, the suit's ink for bosses, gold on dark green for the Super Trump. */
interface Frame {
  ground: string
  mark: string
  faint: string
}

function frameOf(face: CardFace, palette: Palette): Frame {
  const ink = palette.suit(face.suit.letter, 'ink')
  const paper = palette.common('paper')
  if (face.isSuperTrump) return { ground: '#123c2b', mark: '#ffd65c', faint: '#ffd65c' }
  // ink of Lightning is a brown; its boss deserves the real yellow
  if (face.isBoss && face.suit.letter === 'L')
    return { ground: palette.suit('L', 'fill'), mark: PIGMENTS.ink, faint: PIGMENTS.ink }
  if (face.isBoss) return { ground: ink, mark: paper, faint: paper }
  return { ground: paper, mark: ink, faint: palette.common('faint') }
}

/** The suit's seven ranks, highest on top, with this card's own step filled. */
function ladder(face: CardFace, { ground, mark, faint }: Frame): string {
  let out = ''
  for (let step = 0; step < 7; step++) {
    const rank = face.suit.lowest + 6 - step
    const y = 55 + step * 11.4
    const here = rank === face.rank
    if (here) out += `<rect x="4" y="${num(y)}" width="20.5" height="11" rx="3" fill="${mark}"/>`
    else if (rank === 7)
      out += `<rect x="7.6" y="${num(y + 0.6)}" width="13.3" height="9.8" rx="4.9" fill="none" stroke="${mark}" stroke-width="1.2"/>`
    out += numeral(rank, 8, y + 2, 12.5, 7, here ? ground : rank === 7 ? mark : faint, here ? 3.4 : 2.6)
  }
  return out
}

function stars(face: CardFace, blackStars: boolean, fill: string): string {
  const white = face.suit.whiteStars
  const count = white + (blackStars ? face.suit.blackStars : 0)
  if (!count) return ''
  let out = `<path d="M28 119.5H${num(32 + count * 12)}q4 0 4 4V131q0 4-4 4H28z" fill="${fill}" stroke="${PIGMENTS.ink}" stroke-width="1.3"/>`
  for (let i = 0; i < count; i++) {
    const [body, rim] = i < white ? [PIGMENTS.bone, PIGMENTS.ink] : [PIGMENTS.ink, PIGMENTS.bone]
    out += star(36 + i * 12, 127.8, 5.2, body, rim, 2.4)
  }
  return out
}

/** A foil's rim: gold, with the colours that run over it when the card is tilted. */
function foilRim(height = 140): string {
  const rim = (colour: string, dash: string, width = 3.2) =>
    `<rect x="1.9" y="1.9" width="96.2" height="${num(height - 3.8)}" rx="6.5" fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
  return (
    rim('#d9a02f', '') +
    rim('#fff0b8', '14 40 30 50') +
    rim('#f0a6c8', '9 83 12 61', 2) +
    rim('#9fd8e8', '7 57 5 90', 2) +
    rim('#fffdf0', '3 31', 1.2)
  )
}

/** The face of a card, by its code (`WA`, `S13`, `W7f`). */
export function cardSvg(code: string, options: CardOptions = {}): string {
  const { blackStars = false, look = 'full', palette = plain() } = options
  const face = parseCode(code)
  const inner = look === 'mini' ? miniFace(face, palette) : fullFace(face, palette, blackStars)
  return `<svg ${NS} viewBox="0 0 100 ${look === 'mini' ? 100 : 140}">${inner}</svg>`
}

function sheet(fill: string, edge: string, height: number): string {
  return `<rect x=".6" y=".6" width="98.8" height="${height - 1.2}" rx="7.5" fill="${fill}" stroke="${edge}" stroke-width="1.2"/>`
}

function fullFace(face: CardFace, palette: Palette, blackStars: boolean): string {
  const { letter } = face.suit
  const frame = frameOf(face, palette)
  return (
    sheet(frame.ground, face.isSuperTrump ? PIGMENTS.gold : palette.common('edge'), 140) +
    panel(face, palette) +
    `<path d="M96 136H71V111q0-5 5-5H96z" fill="${frame.ground}"/>` +
    `<path d="M28 5H95V106H76q-5 0-5 5V135H28z" fill="none" stroke="${PIGMENTS.ink}" stroke-width="1.2" stroke-linejoin="round"/>` +
    numeral(face.rank, 4.5, 4.5, 19.5, 26, frame.mark, 3.9) +
    crest(letter, 5.5, 34, 18, frame.mark) +
    ladder(face, frame) +
    `<g transform="rotate(180 84.5 121.5)">${numeral(face.rank, 76, 109.5, 17, 23, frame.mark, 3.9)}</g>` +
    (face.isBoss ? stars(face, blackStars, palette.suit(letter, 'fill')) : '') +
    (face.foil ? foilRim() : '')
  )
}

function miniFace(face: CardFace, palette: Palette): string {
  const { letter } = face.suit
  const frame = frameOf(face, palette)
  return (
    sheet(frame.ground, palette.common('edge'), 100) +
    `<svg x="5" y="62" width="90" height="33" viewBox="0 0 90 33"><rect width="90" height="33" fill="${palette.suit(letter, 'ground')}"/>${pattern(letter, palette, 90, 33)}</svg>` +
    numeral(face.rank, 8, 8, 40, 48, frame.mark, 3.9) +
    crest(letter, 54, 13, 38, frame.mark) +
    (face.foil ? foilRim(100) : '')
  )
}

/** The back all cards share: night sky, the seven crests in a ring, and one open eye. */
export function cardBackSvg(options: Pick<CardOptions, 'palette'> = {}): string {
  const { palette = plain() } = options
  const line = palette.common('back-line')
  const crests = (Object.keys(CRESTS) as SuitLetter[]).map((letter, i) => {
    const angle = (Math.PI * 2 * i) / 7 - Math.PI / 2
    return crest(letter, 50 + 27 * Math.cos(angle) - 6, 70 + 27 * Math.sin(angle) - 6, 12, PIGMENTS.gold)
  })
  return (
    `<svg ${NS} viewBox="0 0 100 140">` +
    sheet(palette.common('paper'), palette.common('edge'), 140) +
    `<svg x="5" y="5" width="90" height="130" viewBox="0 0 180 260"><rect width="180" height="260" fill="${palette.common('back')}"/>` +
    `<path fill="none" stroke="${line}" stroke-width="2" d="${waves(180, 260)}"/></svg>` +
    `<rect x="5" y="5" width="90" height="130" fill="none" stroke="${PIGMENTS.ink}" stroke-width="1.2"/>` +
    `<rect x="8.5" y="8.5" width="83" height="123" rx="2" fill="none" stroke="${PIGMENTS.gold}" stroke-width="1"/>` +
    `<circle cx="50" cy="70" r="37" fill="${palette.common('back')}" stroke="${PIGMENTS.gold}" stroke-width="1.4"/>` +
    crests.join('') +
    `<g transform="translate(50 70)">${eye()}</g></svg>`
  )
}

/** Rows of overlapping waves: of every ring, the part that the rows before it leave in sight. */
export function waves(width: number, height: number, r = 16): string {
  let out = ''
  for (let row = 0; row * (r / 2) <= height + r; row++)
    for (let x = row % 2 ? -r : 0; x <= width + r; x += 2 * r)
      for (const [k, degrees] of [
        [1, 29.4],
        [0.66, 35.7],
        [0.33, 34.3],
      ] as const) {
        const dx = r * k * Math.cos((degrees * Math.PI) / 180)
        const y = row * (r / 2) - r * k * Math.sin((degrees * Math.PI) / 180)
        out += `M${num(x - dx)} ${num(y)}a${num(r * k)} ${num(r * k)} 0 0 1 ${num(2 * dx)} 0`
      }
  return out
}

/** A sealed suit: a paper charm with its crest and a red stamp; `empty` is the place for one. */
export function sealSvg(letter: SuitLetter, options: Pick<CardOptions, 'palette'> & { empty?: boolean } = {}): string {
  const { palette = plain(), empty = false } = options
  const body = empty
    ? `<path d="M2 6 8 2H28L34 6V58H2z" fill="none" stroke="${palette.common('faint')}" stroke-width="1.6" stroke-dasharray="4 3"/><g opacity=".55">${crest(letter, 8, 20, 20, palette.common('faint'))}</g>`
    : `<path d="M2 6 8 2H28L34 6V58H2z" fill="${PIGMENTS.bone}" stroke="${PIGMENTS.ink}" stroke-width="1.6"/>` +
      `<circle cx="18" cy="7" r="2" fill="${PIGMENTS.ink}"/><path d="M6 12H30M6 55H30" stroke="${PIGMENTS.red}" stroke-width="1.6"/>` +
      `<circle cx="18" cy="29" r="14" fill="${palette.suit(letter, 'deep')}"/>` +
      crest(letter, 9, 20, 18, PIGMENTS.bone) +
      `<rect x="12" y="46" width="12" height="7" rx="1.5" fill="${PIGMENTS.red}"/><path d="M15.5 48H20.2L17.6 51.6" fill="none" stroke="${PIGMENTS.bone}" stroke-width="1.2"/>`
  return `<svg ${NS} viewBox="0 0 36 60">${body}</svg>`
}

/** A round portrait of a boss (by suit letter) or of the Super Trump (`A`); `empty` is the place for one. */
export function medalSvg(
  name: FigureName,
  options: Pick<CardOptions, 'palette'> & { foil?: boolean; empty?: boolean } = {},
): string {
  const { palette = plain(), foil = false, empty = false } = options
  if (empty) {
    const faint = palette.common('faint')
    return (
      `<svg ${NS} viewBox="0 0 64 64"><circle cx="32" cy="32" r="29.5" fill="none" stroke="${faint}" stroke-width="2" stroke-dasharray="5 4.27"/>` +
      `<g opacity=".7">${crest(name === 'A' ? 'W' : name, 19, 19, 26, faint)}</g></svg>`
    )
  }
  const letter: SuitLetter = name === 'A' ? 'W' : name
  const [x, y, size] = PORTRAITS[name]
  const inks = inksOf(letter, palette)
  return (
    `<svg ${NS} viewBox="0 0 64 64" clip-path="circle(50%)">` +
    `<svg width="64" height="64" viewBox="${x} ${y} ${size} ${size}"><rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${inks('G')}"/>${print(FIGURES[name], inks)}</svg>` +
    `<circle cx="32" cy="32" r="30" fill="none" stroke="${foil ? '#d9a02f' : palette.suit(letter, 'ink')}" stroke-width="4"/>` +
    (foil
      ? `<circle cx="32" cy="32" r="30" fill="none" stroke="#fff0b8" stroke-width="4" stroke-dasharray="9 17 3 12"/>`
      : '') +
    '</svg>'
  )
}
