/**
 * Whole cards as SVG strings: the pillar print with its index column, the back, the round portraits.
 *
 * A card is 100 by 140. Nothing in it has an id, so any number of cards can share a page.
 */
import { print, type Inks } from './block'
import { FIGURES, PORTRAITS, type FigureName } from './figures'
import { num, numeral, rankText, star } from './glyphs'
import { PAGE, PIGMENTS, type Palette } from './palette'
import { FILLED, patternPath } from './patterns'
import { LANDS, SPIRITS, places } from './spirits'
import { CRESTS, parseCode, type CardFace, type SuitLetter } from './suits'

export interface CardOptions {
  /** Black stars are shown with three players only. */
  players?: 3 | 4
  /** `mini` gives up the picture for a larger index: for rows of very small cards. */
  look?: 'full' | 'mini'
  /** Colours: the page's custom properties unless told; `plain()` for an SVG that stands alone. */
  palette?: Palette
  /** What a screen reader says; without it the picture is hidden from it. */
  label?: string
}

/** The picture's panel on a card; figures and lands are drawn twice as large. */
const PANEL = { x: 28, y: 5, width: 67, height: 130 } as const

const NS = 'xmlns="http://www.w3.org/2000/svg"'

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

const spoken = (label: string | undefined) =>
  label ? `role="img" aria-label="${escape(label)}"` : 'aria-hidden="true"'

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
    pattern(letter, palette, 134, 260) +
    picture +
    '</svg>'
  )
}

function numberPicture(face: CardFace, inks: Inks): string {
  const { letter } = face.suit
  const flock = places(face.rank)
  const spirit = print(SPIRITS[letter], inks, 0, 2.4 / (flock[0]?.scale ?? 1))
  const spirits = flock.map(
    ({ x, y, scale, turn }) =>
      `<g transform="translate(${num(x)} ${num(y)})rotate(${turn})scale(${scale})">${spirit}</g>`,
  )
  return `<circle cx="67" cy="104" r="52" fill="${inks('H')}"/>${print(LANDS[letter], inks)}${spirits.join('')}`
}

/** The suit's seven ranks, highest on top, with this card's own step filled. */
function ladder(face: CardFace, palette: Palette): string {
  const { letter, lowest } = face.suit
  const ink = palette.suit(letter, 'ink')
  let out = ''
  for (let step = 0; step < 7; step++) {
    const rank = lowest + 6 - step
    const y = 55 + step * 11.4
    const here = rank === face.rank
    if (here) out += `<rect x="4" y="${num(y)}" width="20.5" height="11" rx="3" fill="${ink}"/>`
    else if (rank === 7) out += `<rect x="7.6" y="${num(y + 0.6)}" width="13.3" height="9.8" rx="4.9" fill="none" stroke="${ink}" stroke-width="1.2"/>`
    const colour = here ? palette.common('paper') : rank === 7 ? ink : palette.common('faint')
    out += numeral(rank, 8, y + 2, 12.5, 7, colour, here ? 3.4 : 2.6)
  }
  return out
}

function stars(face: CardFace, players: 3 | 4): string {
  const white = face.suit.whiteStars
  const count = white + (players === 3 ? face.suit.blackStars : 0)
  if (!count) return ''
  let out = `<path d="M28 119.5H${num(32 + count * 12)}q4 0 4 4V131q0 4-4 4H28z" fill="${PIGMENTS.ink}"/>`
  for (let i = 0; i < count; i++) {
    const x = 36 + i * 12
    out += i < white ? star(x, 127.6, 5.6, PIGMENTS.bone, PIGMENTS.ink, 0) : star(x, 127.6, 4.9, PIGMENTS.ink, PIGMENTS.bone, 2.4)
  }
  return out
}

/** A foil's rim: gold, with the colours that run over it when the card is tilted. */
function foilRim(): string {
  const rim = (colour: string, dash: string, width = 3.2) =>
    `<rect x="1.9" y="1.9" width="96.2" height="136.2" rx="6.5" fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
  return rim('#d9a02f', '') + rim('#fff0b8', '14 40 30 50') + rim('#f0a6c8', '9 83 12 61', 2) + rim('#9fd8e8', '7 57 5 90', 2) + rim('#fffdf0', '3 31', 1.2)
}

const cache = new Map<string, string>()

/** The face of a card, by its code (`WA`, `S13`, `W7f`). */
export function cardSvg(code: string, options: CardOptions = {}): string {
  const { players = 4, look = 'full', palette = PAGE, label } = options
  const key = `${code} ${players} ${look}`
  let inner = palette === PAGE ? cache.get(key) : undefined
  if (inner === undefined) {
    const face = parseCode(code)
    inner = look === 'mini' ? miniFace(face, palette, players) : fullFace(face, palette, players)
    if (palette === PAGE) cache.set(key, inner)
  }
  return `<svg ${NS} viewBox="0 0 100 ${look === 'mini' ? 100 : 140}" ${spoken(label)}>${inner}</svg>`
}

function sheet(palette: Palette, height: number): string {
  return `<rect x=".6" y=".6" width="98.8" height="${height - 1.2}" rx="7.5" fill="${palette.common('paper')}" stroke="${palette.common('edge')}" stroke-width="1.2"/>`
}

function fullFace(face: CardFace, palette: Palette, players: 3 | 4): string {
  const { letter } = face.suit
  const ink = palette.suit(letter, 'ink')
  const paper = palette.common('paper')
  const tab = `<path d="M96 136H71V111q0-5 5-5H96z" fill="${paper}"/>`
  return (
    sheet(palette, 140) +
    panel(face, palette) +
    tab +
    numeral(face.rank, 4, 4.5, 21.5, 26, ink, 3.9) +
    crest(letter, 5.5, 34, 18, ink) +
    ladder(face, palette) +
    `<g transform="rotate(180 84.5 121.5)">${numeral(face.rank, 75, 109.5, 19, 23, ink, 3.9)}</g>` +
    (face.isBoss ? stars(face, players) : '') +
    (face.foil ? foilRim() : '')
  )
}

function miniFace(face: CardFace, palette: Palette, players: 3 | 4): string {
  const { letter } = face.suit
  const ink = palette.suit(letter, 'ink')
  void players
  return (
    sheet(palette, 100) +
    `<svg x="5" y="60" width="90" height="35" viewBox="0 0 90 35"><rect width="90" height="35" fill="${palette.suit(letter, 'ground')}"/>${pattern(letter, palette, 90, 35)}</svg>` +
    numeral(face.rank, 6, 7, 44, 48, ink, 3.9) +
    crest(letter, 54, 12, 38, ink) +
    (face.foil ? foilRim() : '')
  )
}

/** The back all cards share: night sky, the seven crests in a ring, and one open eye. */
export function cardBackSvg(options: Pick<CardOptions, 'palette' | 'label'> = {}): string {
  const { palette = PAGE, label } = options
  const line = palette.common('back-line')
  const crests = (Object.keys(CRESTS) as SuitLetter[]).map((letter, i) => {
    const angle = (Math.PI * 2 * i) / 7 - Math.PI / 2
    return crest(letter, 50 + 27 * Math.cos(angle) - 6, 70 + 27 * Math.sin(angle) - 6, 12, PIGMENTS.gold)
  })
  return (
    `<svg ${NS} viewBox="0 0 100 140" ${spoken(label)}>` +
    sheet(palette, 140) +
    `<svg x="5" y="5" width="90" height="130" viewBox="0 0 180 260"><rect width="180" height="260" fill="${palette.common('back')}"/>` +
    `<path fill="none" stroke="${line}" stroke-width="2" d="${waves(180, 260)}"/></svg>` +
    `<rect x="8.5" y="8.5" width="83" height="123" rx="2" fill="none" stroke="${PIGMENTS.gold}" stroke-width="1"/>` +
    `<circle cx="50" cy="70" r="37" fill="${palette.common('back')}" stroke="${PIGMENTS.gold}" stroke-width="1.4"/>` +
    crests.join('') +
    `<g transform="translate(50 70)">${eye()}</g></svg>`
  )
}

/** The open eye in the middle of backs and of the wordmark, about 30 wide. */
export function eye(): string {
  return (
    `<path d="M-16 0C-9-9 9-9 16 0 9 9-9 9-16 0z" fill="${PIGMENTS.bone}"/>` +
    `<circle r="7" fill="${PIGMENTS.red}"/><path d="M0-7C3-3 3 3 0 7-3 3-3-3 0-7z" fill="${PIGMENTS.ink}"/>` +
    `<circle cx="2.6" cy="-2.6" r="1.5" fill="${PIGMENTS.bone}"/>`
  )
}

/** Rows of overlapping waves. */
export function waves(width: number, height: number, r = 15): string {
  let out = ''
  for (let row = 0; row * (r / 2) <= height + r; row++)
    for (let x = row % 2 ? -r : 0; x <= width + r; x += 2 * r)
      for (const k of [1, 0.66, 0.33]) out += `M${num(x - r * k)} ${num(row * (r / 2))}a${num(r * k)} ${num(r * k)} 0 0 1 ${num(2 * r * k)} 0`
  return out
}

/** A suit's crest by itself. */
export function crestSvg(letter: SuitLetter, options: Pick<CardOptions, 'palette' | 'label'> = {}): string {
  const { palette = PAGE, label } = options
  return `<svg ${NS} viewBox="0 0 24 24" ${spoken(label)}>${crest(letter, 0, 0, 24, palette.suit(letter, 'ink'))}</svg>`
}

/** A sealed suit: a paper charm with its crest and a red stamp; `empty` is the place for one. */
export function sealSvg(letter: SuitLetter, options: Pick<CardOptions, 'palette' | 'label'> & { empty?: boolean } = {}): string {
  const { palette = PAGE, label, empty = false } = options
  const body = empty
    ? `<path d="M2 6 8 2H28L34 6V58H2z" fill="none" stroke="${palette.common('faint')}" stroke-width="1.6" stroke-dasharray="4 3"/><g opacity=".55">${crest(letter, 8, 20, 20, palette.common('faint'))}</g>`
    : `<path d="M2 6 8 2H28L34 6V58H2z" fill="${PIGMENTS.bone}" stroke="${PIGMENTS.ink}" stroke-width="1.6"/>` +
      `<circle cx="18" cy="7" r="2" fill="${PIGMENTS.ink}"/><path d="M6 12H30M6 55H30" stroke="${PIGMENTS.red}" stroke-width="1.6"/>` +
      `<circle cx="18" cy="29" r="14" fill="${palette.suit(letter, 'deep')}"/>` +
      crest(letter, 9, 20, 18, PIGMENTS.bone) +
      `<rect x="12" y="46" width="12" height="7" rx="1.5" fill="${PIGMENTS.red}"/><path d="M15 49.5H21M18 47.5V51.5" stroke="${PIGMENTS.bone}" stroke-width="1.2"/>`
  return `<svg ${NS} viewBox="0 0 36 60" ${spoken(label)}>${body}</svg>`
}

/** A round portrait of a boss (by suit letter) or of the Super Trump (`A`); `empty` is the place for one. */
export function medalSvg(
  name: FigureName,
  options: Pick<CardOptions, 'palette' | 'label'> & { foil?: boolean; empty?: boolean } = {},
): string {
  const { palette = PAGE, label, foil = false, empty = false } = options
  if (empty) {
    const faint = palette.common('faint')
    return (
      `<svg ${NS} viewBox="0 0 64 64" ${spoken(label)}><circle cx="32" cy="32" r="29.5" fill="none" stroke="${faint}" stroke-width="2" stroke-dasharray="5 4.27"/>` +
      `<g opacity=".7">${crest(name === 'A' ? 'W' : name, 19, 19, 26, faint)}</g></svg>`
    )
  }
  const letter: SuitLetter = name === 'A' ? 'W' : name
  const [x, y, size] = PORTRAITS[name]
  const inks = inksOf(letter, palette)
  return (
    `<svg ${NS} viewBox="0 0 64 64" clip-path="circle(32px)" ${spoken(label)}>` +
    `<svg width="64" height="64" viewBox="${x} ${y} ${size} ${size}"><rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${inks('G')}"/>${print(FIGURES[name], inks)}</svg>` +
    `<circle cx="32" cy="32" r="29.5" fill="none" stroke="${foil ? '#d9a02f' : palette.suit(letter, 'ink')}" stroke-width="3"/>` +
    (foil ? `<circle cx="32" cy="32" r="29.5" fill="none" stroke="#fff0b8" stroke-width="3" stroke-dasharray="9 17 3 12"/>` : '') +
    '</svg>'
  )
}

export { rankText }
