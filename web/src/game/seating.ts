/** Where the seats are on the screen: the viewer sits below, play goes clockwise. */

export type ScreenPosition = 'bottom' | 'left' | 'top' | 'right'

/** The positions from the viewer on, for each number of players. */
const positions: Record<number, ScreenPosition[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
}

/** A spectator sees the table from seat 0. */
export function seatPosition(seat: number, viewer: number | null, players: number): ScreenPosition {
  return positions[players]?.[(seat - (viewer ?? 0) + players) % players] ?? 'top'
}
