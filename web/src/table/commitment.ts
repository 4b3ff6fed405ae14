/** What this browser stored itself to check a table's fair deals: the commitment as shown before the first deal, and
 *  the salt that it added (docs/fair-deal.md). */

import type { TableState } from '../protocol'

const key = 'yokai-promises'
const kept = 30 // tables; older ones are forgotten

interface Promised {
  code: string
  seat: number
  commitment: string
  salt: string
}

/** The salt to send now: once, when the match has begun and before its first deal. */
export function saltToSend(state: TableState): string | null {
  const seat = state.viewer.seat
  const match = state.match
  const first = match && !match.round && match.round_number === 1 && match.winner === null
  if (seat === null || !first || state.salts[seat] !== null) return null
  const known = promised(state)
  if (known) return known.salt
  const salt = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const mine = { code: state.code, seat, commitment: state.commitment, salt }
  try {
    localStorage.setItem(key, JSON.stringify([...all().filter((p) => p.code !== state.code), mine].slice(-kept)))
  } catch {
    // private windows may forbid storage: the final check then relies on the server's data
  }
  return salt
}

/** Whether commitment and salt are those stored here; true if nothing was stored. */
export function matchesCommitment(state: TableState): boolean {
  const known = promised(state)
  return !known || (known.commitment === state.commitment && known.salt === state.salts[known.seat])
}

function promised(state: TableState): Promised | undefined {
  return all().find((p) => p.code === state.code && p.seat === state.viewer.seat)
}

function all(): Promised[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? (found as Promised[]) : []
  } catch {
    return []
  }
}
