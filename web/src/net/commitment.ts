/** The guard of a table's fair deals (docs/fair-deal.md): what this browser was promised, which salt it added, and whether
 *  the table keeps to it. A host that sees a salt and then gets another one could choose between deals, so there is one
 *  salt for a table, ever; after anything that an honest table never does it is not revealed. All of it is pure. */

import { saltCommitment } from '../game/fairdeal'
import type { CommandBody } from './commands'
import type { ServerState } from '../protocol'

/** What is stored of a table, before anything of it is sent. */
export interface Promised {
  code: string
  seat: number
  commitment: string
  salt: string
  /** The commitments to salts by seat, as they were fixed; missing before that. */
  fixed?: (string | null)[]
  /** The table has shown what an honest one never does. */
  broken?: true
}

/** What the guard reads of a table. */
export type Shown = Pick<
  ServerState,
  'code' | 'status' | 'commitment' | 'salt_phase' | 'salt_commitments' | 'salts'
> & { viewer: { seat: number | null } }

/** How far a table is, and it never goes back: not started, committing, revealing, dealt. */
export function stageOf({ status, salt_phase: phase }: Shown): number {
  if (phase !== null) return phase === 'commit' ? 1 : 2
  return status === 'gathering' ? 0 : 3
}

/** How far a table was certainly, by what is stored of it. */
export function stageStored(known: Promised | undefined): number {
  return known ? (known.fixed ? 2 : 1) : 0
}

/** What is to be stored once the table has shown this. `reached` is how far it was certainly before: a tab that slept may be
 *  shown what is long past, and that is no fraud. `newSalt` is called for the one salt. */
export function promisedAfter(
  known: Promised | undefined,
  shown: Shown,
  reached: number,
  newSalt: () => string,
): Promised | undefined {
  const { code, commitment, salt_commitments: commitments, viewer } = shown
  const stage = stageOf(shown)
  if (!known)
    return stage === 1 && viewer.seat !== null ? { code, seat: viewer.seat, commitment, salt: newSalt() } : known
  if (known.broken) return known
  if (stage < reached || (stage > 0 && !fits(known, shown))) return { ...known, broken: true }
  return stage === 2 && !known.fixed ? { ...known, fixed: commitments } : known
}

/** What to send about the salt now: the commitment to it and, when all are fixed, the salt. */
export function saltCommand(known: Promised | undefined, shown: Shown): CommandBody | null {
  const { viewer, salt_commitments: commitments, salts } = shown
  const { seat } = viewer
  if (!known || known.broken || seat === null) return null
  const stage = stageOf(shown)
  if (stage === 1 && !known.fixed && commitments[seat] === null)
    return { type: 'commit-salt', commitment: ownCommitment(known) }
  if (stage === 2 && counts(known) && salts[seat] === null) return { type: 'reveal-salt', salt: known.salt }
  return null
}

/** Whether the table has kept what is stored: `unsalted` if it has, but the salt came too late to count; `unproven` if this
 *  browser committed to none, as a spectator, because it was not asked to or could not store it: then the host could have
 *  chosen the seed. */
export function promisesKept(known: Promised | undefined, shown: Shown): 'kept' | 'unsalted' | 'unproven' | 'broken' {
  if (!known) return 'unproven'
  if (known.broken || !fits(known, shown)) return 'broken'
  if (!counts(known)) return 'unsalted'
  return known.salt === shown.salts[known.seat] ? 'kept' : 'broken'
}

/** The seats that committed to a salt and did not reveal it. */
export function withheldSalts({ salts, salt_commitments: commitments }: Shown): number[] {
  return salts.flatMap((salt, seat) => (commitments[seat] && !salt ? [seat] : []))
}

/** Whether seat and commitments are still those that were stored. */
function fits({ seat, commitment, fixed }: Promised, shown: Shown): boolean {
  const sameSeat = shown.viewer.seat === null || shown.viewer.seat === seat
  const sameSalts = !fixed || stageOf(shown) < 2 || fixed.join() === shown.salt_commitments.join()
  return sameSeat && commitment === shown.commitment && sameSalts
}

/** Whether the salt of this browser was committed to in time. */
function counts(known: Promised): boolean {
  return known.fixed?.[known.seat] === ownCommitment(known)
}

function ownCommitment({ commitment, seat, salt }: Promised): string {
  return saltCommitment(commitment, seat, salt)
}
