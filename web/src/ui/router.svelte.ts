/** Which page is shown: the address and nothing else decides. */

class Place {
  path = $state(location.pathname)
  query = $state(location.search)
  hash = $state(location.hash)
}
export const place = new Place()

function read(): void {
  place.path = location.pathname
  place.query = location.search
  place.hash = location.hash
}

addEventListener('popstate', read)

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  read()
  scrollTo(0, 0)
}

/** Let ordinary links stay in the page; whatever opens a new tab or leaves us is left alone. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const { origin, pathname } = link
  if (link.target || link.download || origin !== location.origin || pathname.startsWith('/api')) return
  event.preventDefault()
  go(link.href)
}
