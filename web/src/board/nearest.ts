/** Which card an arrow key leads to, by where the cards are on the screen. */

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Box {
  left: number
  top: number
}

/** The number of the nearest box in the direction of an arrow; null where there is none. */
export function nearest(boxes: Box[], from: number, [x, y]: [number, number]): number | null {
  const start = boxes[from]
  if (!start) return null
  let best: number | null = null
  let least = Infinity
  for (const [i, { left, top }] of boxes.entries()) {
    const ahead = (left - start.left) * x + (top - start.top) * y
    const aside = Math.abs((left - start.left) * y) + Math.abs((top - start.top) * x)
    if (i === from || ahead < 1 || aside > ahead) continue
    if (ahead + 2 * aside < least) [best, least] = [i, ahead + 2 * aside]
  }
  return best
}

/** The card to go to; along the hand, the end of one row is followed by the next one. */
export function cardNear(cards: HTMLElement[], from: number, key: string, column: boolean): HTMLElement | undefined {
  const way = arrows[key]
  if (!way) return undefined
  const [x, y] = way
  if (from < 0) return cards[x + y > 0 ? 0 : cards.length - 1]
  const along = column ? y : x
  const near = nearest(
    cards.map((card) => card.getBoundingClientRect()),
    from,
    way,
  )
  return cards[near ?? (along ? from + along : -1)]
}
