/**
 * Cards, medals and seals as images: each is drawn once, and shown as often as wanted.
 *
 * A card is some hundreds of shapes. Inside the page every copy of it would be styled, laid out and
 * painted with the rest; as an image it is one element. The images are kept, so that a card that was
 * seen once is there at once.
 */
import { cardBackSvg, cardSvg, medalSvg, sealSvg, type CardOptions } from './card'
import type { FigureName } from './figures'
import { plain, type Edition, type Palette, type ColourScheme } from './palette'
import { isBoss } from '../game/cards'
import type { SuitLetter } from './suits'

export interface Colours {
  theme: ColourScheme
  edition: Edition
}

const drawn = new Map<string, HTMLImageElement>()

function address(name: string, { theme, edition }: Colours, draw: (palette: Palette) => string): string {
  const key = `${name} ${theme} ${edition}`
  let image = drawn.get(key)
  if (!image) {
    image = new Image()
    image.src = URL.createObjectURL(new Blob([draw(plain(theme, edition))], { type: 'image/svg+xml' }))
    image.decode?.().catch(() => {}) // an image is ready when it is first shown
    drawn.set(key, image)
  }
  return image.src
}

type Face = Pick<CardOptions, 'blackStars' | 'look'>

export function cardPicture(code: string, { blackStars = false, look = 'full' }: Face, colours: Colours): string {
  const stars = blackStars && isBoss(code) ? 'black' : 'white' // all other cards have no stars
  return address(`${code} ${stars} ${look}`, colours, (palette) => cardSvg(code, { blackStars, look, palette }))
}

export function backPicture(colours: Colours): string {
  return address('back', colours, (palette) => cardBackSvg({ palette }))
}

export function medalPicture(name: FigureName, options: { foil?: boolean; empty?: boolean }, colours: Colours): string {
  const kind = options.empty ? 'empty' : options.foil ? 'foil' : 'plain'
  return address(`medal ${name} ${kind}`, colours, (palette) => medalSvg(name, { ...options, palette }))
}

export function sealPicture(suit: SuitLetter, empty: boolean, colours: Colours): string {
  return address(`seal ${suit} ${empty}`, colours, (palette) => sealSvg(suit, { empty, palette }))
}

/** Draws these cards one by one while nothing else is to do. */
export function drawAhead(codes: string[], blackStars: boolean, colours: Colours): () => void {
  const waiting = [...new Set(codes)]
  const idle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 30)
  let left = false
  const next = () => {
    const known = drawn.size
    // What was drawn before takes no turn: this begins anew with every state of the table.
    for (let code = waiting.shift(); !left && code; code = waiting.shift()) {
      cardPicture(code, { blackStars }, colours)
      if (drawn.size > known) return void idle(next)
    }
  }
  idle(next)
  return () => (left = true)
}
