/** Where the keyboard's focus goes, above all when what had it is gone. */

import { tick } from 'svelte'
import type { Kept } from './router.svelte'

/** Gives a button the focus when it appears, without scrolling past what stands above it. */
export function focus(node: HTMLElement): void {
  node.focus({ preventScroll: true })
}

/** For a field whose content is to be replaced: <input {@attach focusAndSelect}>. */
export const focusAndSelect = (input: HTMLInputElement) => {
  input.focus()
  input.select()
}

/** What was used last. */
export const lastInput = { isKey: false }

/** The element that has or had the focus and all that it lies in, from within outwards. */
let path: HTMLElement[] = []
/** Whether another screen was opened and nothing on it has the focus yet. */
let arriving = false
/** The link by which the reader left the screen that is shown again. */
let wayBack: string | null = null
/** That link, once it has the focus: it is kept in view while the rest of the screen arrives around it. */
let regained: HTMLElement | null = null
let planned = 0

const usable = (node: HTMLElement) =>
  node.isConnected && !node.matches(':disabled') && !node.closest('[inert]') && node.checkVisibility()
/** Not text fields: on touch screens they open a keyboard. */
const focusable = 'a[href], button, select, summary, [tabindex="0"]'

const first = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll<HTMLElement>(selector)].find(usable) ?? null
/** The viewer's hand at a table. */
const hand = (within?: ParentNode) => first('.hand[tabindex="-1"]', within)
/** People with a keyboard go on at the first of these, once it is there. */
export async function goOnAt(selector: string): Promise<void> {
  await tick()
  if (lastInput.isKey) first(selector)?.focus({ preventScroll: true })
}
function heading(): HTMLElement | null {
  const found = first('main h1')
  if (found) found.tabIndex = -1
  return found
}

/** What is nearest to the element that is gone: often what replaced it. */
function nearest(): HTMLElement | null {
  for (const node of path.slice(1)) {
    if (node.matches('main, #app')) break
    if (!usable(node)) continue
    if (node.hasAttribute('tabindex')) return node
    const inside = hand(node) ?? first('.button.primary', node) ?? first(focusable, node)
    if (inside) return inside
  }
  return hand() ?? first('main .button.primary') ?? heading()
}

function restore(): void {
  planned = 0
  const link = wayBack && first(`main a[href="${CSS.escape(wayBack)}"]`)
  if (link) {
    wayBack = null
    regained = link
    return link.focus()
  }
  if (regained && regained === document.activeElement) regained.scrollIntoView({ block: 'nearest' })
  const [last] = path
  const { activeElement: active, body } = document
  if (!arriving && (!last || usable(last) || (active !== body && active !== last))) return
  ;(arriving ? (hand() ?? heading()) : nearest())?.focus({ preventScroll: true })
}
function plan(): void {
  planned ||= requestAnimationFrame(restore)
}

/** Another screen is shown. Readers begin at its heading, unless it gave the focus to something itself. */
export function arrive(): void {
  if (document.activeElement?.closest('main')) return
  arriving = true
  plan()
}

/** Never leaves the focus nowhere: when what had it vanishes or is disabled, something near gets it. */
export function keepFocus(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const use = ({ type }: Event) => {
    lastInput.isKey = type === 'keydown'
    wayBack = regained = null
  }
  addEventListener('keydown', use, { signal, capture: true })
  addEventListener('pointerdown', use, { signal, capture: true })
  addEventListener('wheel', () => (regained = null), { signal, capture: true, passive: true })
  addEventListener('popstate', ({ state }: { state: Kept | null }) => (wayBack = state?.link ?? null), { signal })
  document.addEventListener(
    'focusin',
    ({ target }) => {
      arriving = false
      path = []
      for (let node = target as HTMLElement | null; node; node = node.parentElement) path.push(node)
    },
    { signal },
  )
  const observer = new MutationObserver(() => {
    if (arriving || wayBack || regained || (path[0] && !usable(path[0]))) plan()
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert'],
  })
  signal.addEventListener('abort', () => observer.disconnect())
  return () => stop.abort()
}
