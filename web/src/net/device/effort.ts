/** How many playouts a bot that searches has for a decision: as many as usual, or fewer for a slow device. The same number gives
 *  the same decision on every machine. */

const key = 'yokai-quick-bots'
const usual = 20_000
const few = 4_000

export function quickBots(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

export function setQuickBots(quick: boolean): void {
  try {
    localStorage.setItem(key, String(quick))
  } catch {
    // it holds until the page is closed
  }
}

export const budget = () => (quickBots() ? few : usual)
