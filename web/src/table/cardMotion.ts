/** Card animations: a crossfade from the viewer's hand to the table, a flight from and to other players. */

import { cubicOut } from 'svelte/easing'
import { crossfade } from 'svelte/transition'
import { moving, paced } from '../ui/settings.svelte'

/** How long a card flies, in milliseconds at normal speed. */
export const flightTime = 320
const duration = () => (moving() ? paced(flightTime) : 0)

interface Flight {
  key: string
  /** Whose place the card comes from or goes to. */
  seat: number
}

/** The way from a card to a player's place, which is a plate or the viewer's hand; without a seat, to the middle. */
function wayTo(node: Element, seat: number | null): [number, number] {
  const place = document.querySelector(seat === null ? '.trick' : `[data-seat="${seat}"]`)?.getBoundingClientRect()
  if (!place) return [0, 0]
  const card = node.getBoundingClientRect()
  return [place.x + place.width / 2 - card.x - card.width / 2, place.y + place.height / 2 - card.y - card.height / 2]
}

const [send, receive] = crossfade({
  duration,
  easing: cubicOut,
  fallback(node, params) {
    const [x, y] = wayTo(node, (params as Flight).seat)
    return {
      duration: duration(),
      easing: cubicOut,
      css: (t, u) =>
        `opacity: ${Math.min(1, t * 3)}; translate: ${x * u}px ${y * u}px; scale: ${1 - u / 2}; rotate: ${Math.sign(x) * u * 20}deg`,
    }
  },
})

/** A card that comes into the hand: passed by another player, or dealt from the middle of the table. */
export function come(node: Element, { from, order }: { from: number | null; order: number }) {
  const [x, y] = wayTo(node, from)
  return {
    duration: duration(),
    delay: moving() ? paced(22) * order : 0,
    easing: cubicOut,
    css: (t: number, u: number) => `opacity: ${Math.min(1, t * 3)}; translate: ${x * u}px ${y * u}px`,
  }
}

/** `leave` on a card of the hand and `arrive` on the same card in the trick are one movement. */
export const leave = (node: Element, flight: Flight) => send(node, flight)
export const arrive = (node: Element, flight: Flight) => receive(node, flight)

/** Resolves when no card is on its way to the trick: where frames come late, that is after the time of a flight. */
export async function cardsRest(): Promise<void> {
  const deadline = Date.now() + 2000 // a hidden page has no frames
  for (;;) {
    const flights = [...document.querySelectorAll('.laid:not(.swept)')]
      .flatMap((card) => card.getAnimations())
      .filter(({ playState }) => playState === 'running')
    if (!flights.length || document.hidden || Date.now() > deadline) return
    const late = new Promise((resolve) => setTimeout(resolve, 500))
    await Promise.race([late, Promise.allSettled(flights.map(({ finished }) => finished))])
  }
}

/** Moves a card of the trick to its winner, once there is one to go to. */
export const sweepTo = (winner: number | null) => (card: HTMLElement) => {
  if (winner === null) return
  const [x, y] = wayTo(card, winner)
  card.style.translate = `${x}px ${y}px`
}
