/** The messages' types as the page uses them: the generated ones, and names for parts of them. */

import type * as wire from './types'

export type * from './types'
export type { Endpoints } from './endpoints'
export { protocolVersion } from './types'
export type TableEvent = wire.Update['events'][number]
export type Phrase = wire.Say['phrase']

/** The match with what the server sends once: its ruleset, all finished rounds, and of these the one that has just ended
 *  while no other is played. */
export type MatchState = wire.MatchState & {
  ruleset: wire.RulesetInfo
  finished: wire.FinishedRoundState[]
  last_round: wire.FinishedRoundState | null
}
export type TableState = Omit<wire.TableState, 'match'> & { match: MatchState | null }
export type Update = Omit<wire.Update, 'state'> & { state: TableState }
export type ServerState = wire.TableState
