/** Where the cards of a hand lie: in one row, or in two where a card would show too little of itself. */

import type { Layout } from '../board/layout.svelte'

export interface Spot {
  x: number
  y: number
  /** Degrees. */
  turn: number
}

export interface Fan {
  cardWidth: number
  /** The height of the whole fan, with room for lifted cards. */
  height: number
  places: (cards: string[]) => { spots: Spot[]; perRow: number }
}

/** The part of the window's height that a card's width may take. */
const share: Record<Layout, number> = { narrow: 0.095, low: 0.16, tall: 0.108, wide: 0.16 }
const narrowestCard = 56
/** The part of a card that a finger needs, and the part that shows its rank and suit. */
const narrowestStrip = 27
const indexPart = 0.27
const gapPart = 0.14
const suits = 7
const ratio = 1.4

export function fanOf(width: number, windowHeight: number, layout: Layout, handSize: number): Fan {
  const largest = Math.max(narrowestCard, Math.min(width * 0.17, windowHeight * share[layout]))
  const inOneRow = (card: number, count = handSize, gaps = suits - 1) =>
    strip(width, card, count, gaps) >= Math.max(narrowestStrip, card * indexPart)
  // Somewhat smaller cards are better than a second row.
  const fitting = [1, 0.94, 0.88, 0.82, 0.76].map((part) => largest * part).find((card) => inOneRow(card))
  const cardWidth = fitting !== undefined && fitting >= narrowestCard ? fitting : largest
  const mostRows = inOneRow(cardWidth) ? 1 : 2
  const rowStep = cardWidth * 0.74
  const lift = cardWidth * 0.2
  const bow = layout === 'low' ? cardWidth * 0.05 : cardWidth * 0.1

  function places(cards: string[]) {
    const rows = inOneRow(cardWidth, cards.length, gapsIn(cards).filter(Boolean).length) ? 1 : 2
    const perRow = rows === 1 ? cards.length : split(cards)
    const spots = cards.map((): Spot => ({ x: 0, y: 0, turn: 0 }))
    for (let row = 0; row < rows; row++) {
      const start = row * perRow
      const inRow = cards.slice(start, row === rows - 1 ? undefined : perRow)
      const gaps = gapsIn(inRow)
      const gapCount = gaps.filter(Boolean).length
      const step = Math.min(cardWidth * 0.72, strip(width, cardWidth, inRow.length, gapCount))
      const whole = step * (inRow.length - 1) + gapCount * cardWidth * gapPart + cardWidth
      let x = (width - whole) / 2
      gaps.forEach((gap, i) => {
        if (gap) x += cardWidth * gapPart
        const middle = (inRow.length - 1) / 2
        const bend = mostRows === 1 ? (i - middle) / Math.max(middle, 1) : 0
        const y = lift + (mostRows - rows + row) * rowStep + bend * bend * bow
        spots[start + i] = { x, y, turn: bend * (layout === 'low' ? 2 : 4) }
        x += step
      })
    }
    return { spots, perRow }
  }
  const height = lift + cardWidth * ratio + (mostRows - 1) * rowStep + (mostRows === 1 ? bow + cardWidth * 0.05 : 0)
  return { cardWidth, height, places }
}

/** How much each card shows of itself when so many share a row. */
function strip(width: number, card: number, count: number, gaps: number): number {
  return count < 2 ? card : (width - card * (1 + gaps * gapPart)) / (count - 1)
}

/** For each card whether another suit begins with it. */
function gapsIn(cards: string[]): boolean[] {
  return cards.map((card, i) => i > 0 && cards[i - 1]?.[0] !== card[0])
}

/** After how many cards the second row begins: half of them, or nearby where a suit ends. */
function split(cards: string[]): number {
  const half = Math.ceil(cards.length / 2)
  const ends = [half, half - 1, half + 1].filter((i) => cards[i - 1]?.[0] !== cards[i]?.[0])
  return ends[0] ?? half
}
