/** The way back: a phone's gesture, or the browser's button, closes what lies over a screen before it leaves the screen.
 *
 *  As long as anything wants to catch it, one entry lies on top of the history, at the same address. Going back removes that
 *  entry and calls whoever asked last; whoever is closed otherwise has it removed.
 */

import { isGuarded, kept, navigate, onBack, type Kept } from './router.svelte'

const catchers: (() => void)[] = []
/** What is to be done when the step back that we take ourselves has been taken. */
let stepping: (() => void) | null = null

/** Has the way back call this instead of leaving the screen, until the function that it returns is called. */
export function catchBack(act: () => void): () => void {
  catchers.push(act)
  settle()
  return () => {
    const index = catchers.indexOf(act)
    if (index >= 0) catchers.splice(index, 1)
    settle()
  }
}

/** Leaves the screen by the way back; its place in the history is taken by this address. */
export function goBackTo(address: string): void {
  catchers.length = 0
  stepBack(() => navigate(address, true))
}

/** A dialog may follow another in the same moment, so the history changes after it. */
function settle(): void {
  queueMicrotask(() => {
    if (stepping) return
    if (catchers.length && !isGuarded()) history.pushState({ ...kept(), guard: true } satisfies Kept, '')
    else if (!catchers.length && isGuarded()) stepBack(() => {})
  })
}

function stepBack(then: () => void): void {
  if (!isGuarded()) return then()
  const { href } = location // it may have changed since: a replay goes on below a dialog
  stepping = () => {
    history.replaceState(history.state, '', href)
    then()
  }
  history.back()
}

onBack(() => {
  if (stepping) {
    const then = stepping
    stepping = null
    then()
    settle()
    return true
  }
  if (!catchers.length || isGuarded()) return false
  catchers.at(-1)?.()
  settle()
  return true
})
