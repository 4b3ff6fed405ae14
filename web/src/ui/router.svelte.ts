/** Which page is shown. The address alone decides it. */

import { takeInvitation } from '../net/invitation'

takeInvitation()

/** Where the page is published; screens are named as if that were the root of its site. */
const base = import.meta.env.BASE_URL
const screenAt = (path: string) => (path.startsWith(base) ? path.slice(base.length - 1) : path)
const below = (to: string) => (to.startsWith('/') && !to.startsWith(base) ? base + to.slice(1) : to)

class Route {
  path = $state(screenAt(location.pathname))
  query = $state(location.search)
  hash = $state(location.hash)
  /** How many invitations were opened since the page was loaded: the same table is shown anew by one. */
  invitations = $state(0)
}
export const route = new Route()

function read(): void {
  if (takeInvitation()) route.invitations++
  route.path = screenAt(location.pathname)
  route.query = location.search
  route.hash = location.hash
}

/** Who wants to know of the way back before the address is read; whoever returns true has dealt with it. */
let catchStep: () => boolean = () => false
export function onBack(act: () => boolean): void {
  catchStep = act
}

addEventListener('popstate', () => {
  if (!catchStep()) read()
})

/** What the history keeps of a screen, for the way back and for reloads. */
export interface Kept {
  /** The link by which it was left. */
  link?: string | null
  /** How far the reader was in it. */
  step?: number
  /** Whether this entry only catches the way back (`back.ts`). */
  guard?: boolean
}
export const kept = () => (history.state ?? {}) as Kept
export const keep = (more: Kept) => history.replaceState({ ...kept(), ...more }, '')

/** Whether the entry on top of the history only catches the way back. */
export const isGuarded = () => kept().guard === true

/** Goes to an address. Another screen takes the place of an entry that catches the way back; another moment of the same
 *  screen keeps it. */
export function navigate(asked: string, replace = false): void {
  const to = below(asked)
  const stays = new URL(to, location.href).pathname === location.pathname
  history[replace || isGuarded() ? 'replaceState' : 'pushState'](replace && stays ? history.state : null, '', to)
  read()
  scrollTo(0, 0)
}

/** Opens ordinary links within the page; links to another tab or another site stay with the browser. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const { origin, pathname, search, hash } = link
  if (hash && pathname === location.pathname && search === location.search) return // the browser scrolls there
  if (link.target || origin !== location.origin) return
  if (pathname === location.pathname && link.hash) return // a place on this page: the browser scrolls to it
  event.preventDefault()
  if (!isGuarded()) keep({ link: link.getAttribute('href') })
  navigate(pathname.startsWith(base) ? link.href : pathname + search + hash)
}
