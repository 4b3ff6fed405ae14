/** The requests of the admin page. They need its cookie and no identity, so they make no guest. */

import { send } from '../net/api'
import type { AdminState } from '../protocol'

const shape: (keyof AdminState)[] = ['people', 'tables', 'bars', 'acts', 'workers', 'networks']
const ask = (method: string, path: string, body?: unknown) => send<AdminState>(shape, method, `/admin${path}`, body)
const ofPerson = (person: string) => `/people/${encodeURIComponent(person)}`

export const admin = {
  /** Exchanges the secret of a one-time link for the cookie. */
  open: (secret: string) => ask('POST', '/session', { secret }),
  leave: () => send<void>(undefined, 'DELETE', '/admin/session'),
  state: () => ask('GET', ''),
  close: (code: string) => ask('POST', `/tables/${encodeURIComponent(code)}/close`),
  rename: (person: string, name: string) => ask('PATCH', ofPerson(person), { name }),
  barPerson: (person: string, seconds: number) => ask('PUT', `${ofPerson(person)}/bar`, { seconds }),
  liftPerson: (person: string) => ask('DELETE', `${ofPerson(person)}/bar`),
  barNetwork: (network: string, seconds: number) => ask('PUT', '/networks/bar', { network, seconds }),
  liftNetwork: (network: string) => ask('DELETE', `/networks/bar?network=${encodeURIComponent(network)}`),
}
