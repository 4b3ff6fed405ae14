/** The messages' types as the page uses them: the generated ones, and names for parts of them. */

import type * as wire from './types'

export type * from './types'
export type { Endpoints } from './endpoints'
export { protocolVersion } from './types'
export type TableEvent = wire.Update['events'][number]
export type Phrase = wire.Say['phrase']

/** A round that is over. */
export type FinishedRound = wire.OpenRound & { result: wire.RoundResult; decided_by: number }

/** A round to step through; a puzzle has one as well. */
export type ReplayRound = Pick<
  wire.OpenRound,
  'number' | 'face_up' | 'trump' | 'dealt' | 'passes' | 'tricks' | 'result' | 'scores' | 'seals'
>
export type Replay = Omit<wire.Replay, 'rounds'> & { rounds: ReplayRound[] }

/** The round that is played with the viewer's own cards in it; a spectator has none. */
export type RoundState = wire.RoundView & {
  number: number
  trick_number: number
  dealt: string[] | null
  hand: string[] | null
  legal: string[]
  pass_to: number[] | null
  passed: string[] | null
  received: wire.Received[]
}

/** The match with what the server sends once: its ruleset, all finished rounds, and of these the one that has just ended
 *  while no other is played. */
export type MatchState = Omit<wire.MatchState, 'round'> & {
  round: RoundState | null
  ruleset: wire.Ruleset
  finished: FinishedRound[]
  last_round: FinishedRound | null
}
/** A table and its match as the server shows them to all, and the table as it shows it to this viewer. */
export type ServerTable = wire.TableState
export type ServerMatch = wire.MatchState
export type ServerState = ServerTable & { viewer: wire.Viewer }
export type TableState = Omit<ServerState, 'match'> & { match: MatchState | null }
export type Update = Omit<wire.Update, 'state' | 'viewer'> & { state: TableState }
