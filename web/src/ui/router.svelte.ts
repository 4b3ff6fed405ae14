/** Which page is shown. The address alone decides it. */

class Route {
  path = $state(location.pathname)
  query = $state(location.search)
  hash = $state(location.hash)
}
export const route = new Route()

function read(): void {
  route.path = location.pathname
  route.query = location.search
  route.hash = location.hash
}

addEventListener('popstate', read)

/** What the history keeps of a screen that was left by a link, for the way back. */
export interface LeftBy {
  link: string | null
}

export function navigate(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  read()
  scrollTo(0, 0)
}

/** Opens ordinary links within the page; links to another tab, a file or another site stay with the browser. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const { origin, pathname, search, hash } = link
  if (hash && pathname === location.pathname && search === location.search) return // the browser scrolls there
  if (link.target || link.download || origin !== location.origin || pathname.startsWith('/api')) return
  if (pathname === location.pathname && link.hash) return // a place on this page: the browser scrolls to it
  event.preventDefault()
  history.replaceState({ link: link.getAttribute('href') } satisfies LeftBy, '')
  navigate(link.href)
}
