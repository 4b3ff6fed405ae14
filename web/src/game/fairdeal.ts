/** The deals of a match, computed in this browser as docs/fair-deal.md specifies them. */

import type { Ruleset } from '../protocol'
import { sha256 } from './sha256'

const text = (words: string) => new TextEncoder().encode(words)

export function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function commitment(seed: Uint8Array): string {
  return hex(sha256(join(text('yokai-septet commitment 1\n'), seed)))
}

/** What a player publishes before any salt is shown: it fixes the salt. */
export function saltCommitment(seedCommitment: string, seat: number, salt: string): string {
  const given = bytes(salt)
  const own = Uint8Array.of(seat, given.length)
  return hex(sha256(join(text('yokai-septet salt 1\n'), bytes(seedCommitment), own, given)))
}

/** The seed of one of a day's deals, from that of the day. */
export function dailySeed(seed: Uint8Array, number: number): Uint8Array {
  return sha256(join(text('yokai-septet daily deal 1\n'), seed, Uint8Array.of(number)))
}

/** SHA-256 in counter mode, byte by byte. */
function* stream(key: Uint8Array, round: number): Generator<number, never> {
  const tail = new DataView(new ArrayBuffer(8))
  tail.setUint32(0, round)
  for (let counter = 0; ; counter++) {
    tail.setUint32(4, counter)
    yield* sha256(join(key, new Uint8Array(tail.buffer)))
  }
}

export interface Dealt {
  hands: string[][]
  faceUp: string | null
}

/** The deal of a round; every hand sorted as the deck is. */
export function deal(
  seed: Uint8Array,
  salts: (string | null)[],
  round: number,
  { players, hand_size: handSize, deck }: Pick<Ruleset, 'players' | 'hand_size' | 'deck'>,
): Dealt {
  const parts = Array.from({ length: players }, (_, seat) => {
    const salt = bytes(salts[seat] ?? '')
    return join(Uint8Array.of(salt.length), salt)
  })
  const key = sha256(join(text('yokai-septet deal 1\n'), seed, ...parts))
  const cards = [...deck]
  const source = stream(key, round)
  for (let last = cards.length - 1; last > 0; last--) {
    const mask = 2 ** Math.ceil(Math.log2(last + 1)) - 1
    let other: number
    do other = source.next().value & mask
    while (other > last)
    ;[cards[last], cards[other]] = [cards[other]!, cards[last]!]
  }
  const hands = Array.from({ length: players }, (_, seat) =>
    cards.slice(seat * handSize, (seat + 1) * handSize).sort((a, b) => deck.indexOf(a) - deck.indexOf(b)),
  )
  return { hands, faceUp: cards.length > players * handSize ? (cards[cards.length - 1] ?? null) : null }
}
