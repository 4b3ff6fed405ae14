/** The properties that most parts of the table have. */

import type { CommandBody } from '../net/commands'
import type { FinishedRound, MatchState, TableState } from '../protocol'
import type { TableConnection } from './connection.svelte'

export interface TableProps {
  table: TableConnection
  state: TableState
  match: MatchState
}

/** For a part that tells of a finished round; replays show it as well. */
export interface RoundProps {
  state: TableState
  match: MatchState
  last: FinishedRound
}

/** For a part in which the viewer does something. */
export interface ActingProps extends TableProps {
  oncommand: (command: CommandBody) => void
}
