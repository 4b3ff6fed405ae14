/** Card animations: a crossfade from the viewer's hand to the table, a flight from other seats. */

import { cubicOut } from 'svelte/easing'
import { crossfade } from 'svelte/transition'
import { moving, paced } from '../ui/settings.svelte'
import { direction, type ScreenPosition } from '../game/seating'

export interface Flight {
  key: string
  from?: ScreenPosition
}

const duration = () => (moving() ? paced(320) : 0)

const [send, receive] = crossfade({
  duration,
  easing: cubicOut,
  fallback(_node, params) {
    const [x, y] = direction[(params as Flight).from ?? 'bottom']
    return {
      duration: duration(),
      easing: cubicOut,
      css: (t, u) =>
        `opacity: ${Math.min(1, t * 2)}; translate: ${x * u * 30}vmin ${y * u * 30}vmin; rotate: ${(x - y) * u * 25}deg`,
    }
  },
})

/** A card that comes into the hand: dealt from the middle of the table, or passed by another player. */
export function come(_node: Element, { from, order }: { from: ScreenPosition; order: number }) {
  const [x, y] = direction[from]
  return {
    duration: duration(),
    delay: moving() ? paced(22) * order : 0,
    easing: cubicOut,
    css: (t: number, u: number) => `opacity: ${t}; translate: ${x * u * 40}vmin ${y * u * 40}vmin`,
  }
}

/** `leave` on a card of the hand and `arrive` on the same card in the trick are one movement. */
export const leave = (node: Element, flight: Flight) => send(node, flight)
export const arrive = (node: Element, flight: Flight) => receive(node, flight)
