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

/** The direction from the middle of the table to a position, in steps of x and y. */
export const direction: Record<ScreenPosition, [number, number]> = {
  bottom: [0, 1],
  left: [-1, 0],
  top: [0, -1],
  right: [1, 0],
}
