/** The messages' types as the page uses them: the generated ones, and names for parts of them. */

import type * as wire from './types'

export type * from './types'
export type TableEvent = wire.Update['events'][number]
export type Phrase = wire.Say['phrase']

/** The match with the round that has just ended, while no other is being played: the server sends it once. */
export type MatchState = wire.MatchState & { last_round: wire.FinishedRoundState | null }
export type TableState = Omit<wire.TableState, 'match'> & { match: MatchState | null }
export type Update = Omit<wire.Update, 'state'> & { state: TableState }
export type ServerState = wire.TableState
