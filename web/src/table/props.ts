/** The properties that most parts of the table have. */

import type { CommandBody } from '../net/commands'
import type { MatchState, TableState } from '../protocol'
import type { TableConnection } from './connection.svelte'

export interface TableProps {
  table: TableConnection
  state: TableState
  match: MatchState
}

/** For a part in which the viewer does something. */
export interface ActingProps extends TableProps {
  oncommand: (command: CommandBody) => void
}
