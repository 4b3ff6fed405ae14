/** Where the seats are on the screen: the viewer sits below, play goes clockwise. */

export type ScreenPosition = 'bottom' | 'left' | 'top' | 'right'

const four: ScreenPosition[] = ['bottom', 'left', 'top', 'right']
const three: ScreenPosition[] = ['bottom', 'left', 'right']

/** A spectator sees the table from seat 0. */
export function seatPosition(seat: number, viewer: number | null, players: number): ScreenPosition {
  const around = players === 3 ? three : four
  return around[(seat - (viewer ?? 0) + players) % players] ?? 'bottom'
}

/** The direction from the middle of the table to a place, in steps of x and y. */
export const direction: Record<ScreenPosition, [number, number]> = {
  bottom: [0, 1],
  left: [-1, 0],
  top: [0, -1],
  right: [1, 0],
}
