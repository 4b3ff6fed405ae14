/** Which past games are wanted: as fields of a form, as the page's address has it, and as the server is asked. */

export interface Filter {
  ruleset: string
  outcome: string
  opponent: string
  /** The first and the last day, as `2026-11-16`, in the visitor's time. */
  since: string
  until: string
  search: string
}

const names = ['ruleset', 'outcome', 'opponent', 'since', 'until', 'search'] as const

export const everything = (): Filter => ({ ruleset: '', outcome: '', opponent: '', since: '', until: '', search: '' })

export function fromAddress(query: string): Filter {
  const given = new URLSearchParams(query)
  return Object.assign(everything(), Object.fromEntries(names.map((name) => [name, given.get(name) ?? ''])))
}

export function toAddress(filter: Filter): string {
  const chosen = names.filter((name) => filter[name])
  return chosen.length ? `?${new URLSearchParams(chosen.map((name) => [name, filter[name]]))}` : ''
}

/** The moment at which a day begins, in Unix seconds; the one after it for `until`, which is not included. */
function moment(day: string, later: number): string | null {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return null
  const at = new Date(year, month - 1, date + later).getTime() / 1000
  return at > 0 ? String(at) : null
}

export function toQuery(filter: Filter): Partial<Filter> {
  const query: Partial<Filter> = {}
  for (const name of names) {
    const value = filter[name].trim()
    const sent = name === 'since' ? moment(value, 0) : name === 'until' ? moment(value, 1) : value
    if (sent) query[name] = sent
  }
  return query
}
