/** The invitation of a link: its fragment carries a token, which is handed to the server once. From then on a cookie has it that
 *  only the requests for this table carry; no address, history or referrer does. */

const place = /^\/(t|teams)\/([\w-]+)$/
const fragment = /^#(\d{1,9}-[\w-]+)$/

export interface Invitation {
  /** Of the table or team match, below `/api`. */
  path: string
  token: string
}

let kept: Invitation | null = null

/** Takes the invitation out of the address, if there is one in it; tells whether there was. */
export function takeInvitation(): boolean {
  const [, kind, code] = place.exec(location.pathname) ?? []
  const [, token] = fragment.exec(location.hash) ?? []
  if (!code || !token) return false
  kept = { path: `/${kind === 't' ? 'tables' : 'team-matches'}/${code}`, token }
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

/** The invitation that the server has not seen yet. */
export const keptInvitation = () => kept

export function dropInvitation(): void {
  kept = null
}

/** The link to share, with the invitation if the visitor may give it. */
export const invitationLink = (path: string, token: string | null | undefined) =>
  `${location.origin}${path}${token ? `#${token}` : ''}`

/** The address within this page that a pasted link or a typed code leads to; an empty one for neither. */
export function pastedTable(text: string): string {
  const [before = '', token = ''] = text.trim().split('#')
  const code = before.replace(/^.*\/t\//, '').replace(/[^\w-]/g, '')
  return code && `/t/${code.toUpperCase()}${fragment.test(`#${token}`) ? `#${token}` : ''}`
}
