/** What this browser stored itself to check a table's fair deals: the commitment as shown before the first deal, the
 *  salt that it added, and all commitments to salts as shown before it revealed its own (docs/fair-deal.md). */

import { hex, saltCommitment } from '../game/fairdeal'
import type { CommandBody } from '../net/commands'
import type { TableState } from '../protocol'

const key = 'yokai-promises'
const kept = 30 // tables; older ones are forgotten

interface Promised {
  code: string
  seat: number
  commitment: string
  salt: string
  /** The commitments to salts by seat, as they were fixed; missing before that. */
  fixed?: (string | null)[]
}

/** Private windows may forbid storage: then this lasts as long as the page. */
let memory: Promised[] = []

/** What to send about the salt now: between the start and the first deal, the commitment to it and then the salt. */
export function saltCommand(state: TableState): CommandBody | null {
  const seat = state.viewer.seat
  if (seat === null || state.salt_phase === null) return null
  const known = promised(state)
  if (state.salt_phase === 'commit') {
    if (state.salt_commitments[seat] !== null) return null
    const mine = known ?? {
      code: state.code,
      seat,
      commitment: state.commitment,
      salt: hex(crypto.getRandomValues(new Uint8Array(16))),
    }
    if (!known) store(mine)
    return { type: 'commit-salt', commitment: ownCommitment(mine) }
  }
  if (!known || state.salts[seat] !== null) return null
  const fixed = known.fixed ?? state.salt_commitments
  if (!known.fixed) store({ ...known, fixed })
  return fixed[seat] === ownCommitment(known) ? { type: 'reveal-salt', salt: known.salt } : null
}

/** Whether the table keeps what is stored here: `unsalted` if it does, but the salt came too late to count; `unproven` if
 *  this browser committed to none, as a spectator or because it was not asked to: then the host could have chosen the seed. */
export function promisesKept(state: TableState): 'kept' | 'unsalted' | 'unproven' | 'broken' {
  const known = promised(state)
  if (!known) return 'unproven'
  const { commitment, fixed, seat, salt } = known
  if (commitment !== state.commitment) return 'broken'
  if (fixed && fixed.join() !== state.salt_commitments.join()) return 'broken'
  if (salt === state.salts[seat]) return 'kept'
  return fixed?.[seat] === ownCommitment(known) ? 'broken' : 'unsalted'
}

/** The seats that committed to a salt and did not reveal it. */
export function withheldSalts(state: TableState): number[] {
  return state.salts.flatMap((salt, seat) => (state.salt_commitments[seat] && !salt ? [seat] : []))
}

function ownCommitment({ commitment, seat, salt }: Promised): string {
  return saltCommitment(commitment, seat, salt)
}

function promised(state: TableState): Promised | undefined {
  return all().find((p) => p.code === state.code && p.seat === state.viewer.seat)
}

function store(mine: Promised): void {
  memory = [...all().filter((p) => p.code !== mine.code), mine].slice(-kept)
  try {
    localStorage.setItem(key, JSON.stringify(memory))
  } catch {
    // the memory of this page is enough for the match
  }
}

function all(): Promised[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) && found.length ? (found as Promised[]) : memory
  } catch {
    return memory
  }
}
