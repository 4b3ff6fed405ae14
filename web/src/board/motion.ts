/** Cards that fly on a board: from the place that they leave in a hand to the trick. */

import { getContext, setContext } from 'svelte'
import { cubicOut } from 'svelte/easing'
import { moving, paced } from '../ui/settings.svelte'

/** How long a card flies, in milliseconds at normal speed. */
export const flightTime = 320

/** The hands of one board, or what stands for them, by seat, as they are on the page. */
type Hands = Map<number, HTMLElement>
const key = Symbol('hands')

/** Lets the hands within this component be found by the cards of its trick. Call once, while it is made. */
export const provideHands = () => setContext<Hands>(key, new Map())

/** Makes a hand known to its board: <ul {@attach handOf(seat)}>. Call `hands()` while the component is made. */
export const hands = (): Hands => getContext<Hands | undefined>(key) ?? new Map()

export const registered = (all: Hands, seat: number) => (hand: HTMLElement) => {
  all.set(seat, hand)
  return () => void all.delete(seat)
}

/** A card that comes to the trick from where it was in its hand, or from the hand's middle. */
export function arriving(all: Hands) {
  return (node: Element, { card, seat }: { card: string; seat: number }) => {
    const hand = all.get(seat)
    const from = (hand?.querySelector(`[data-card="${card}"]`) ?? hand)?.getBoundingClientRect()
    const to = node.getBoundingClientRect()
    const x = from ? from.x + from.width / 2 - to.x - to.width / 2 : 0
    const y = from ? from.y + from.height / 2 - to.y - to.height / 2 : 0
    const size = from && from.width < 2 * to.width ? from.width / to.width : 0.7
    return {
      duration: moving() && from ? paced(flightTime) : 0,
      easing: cubicOut,
      css: (_: number, u: number) => `translate: ${x * u}px ${y * u}px; scale: ${1 - (1 - size) * u}`,
    }
  }
}
