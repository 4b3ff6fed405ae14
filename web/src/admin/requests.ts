/** The requests of the admin page. They need its cookie and no identity, so they make no guest. */

import { ask } from '../net/api'
import type { AdminState } from '../protocol'

const anonymous = true
const shape: (keyof AdminState)[] = ['people', 'tables', 'bars', 'acts', 'workers', 'networks']

export const admin = {
  /** Exchanges the secret of a one-time link for the cookie. */
  open: (secret: string) => ask('POST /admin/session', shape, { body: { secret }, anonymous }),
  leave: () => ask('DELETE /admin/session', undefined, { anonymous }),
  state: () => ask('GET /admin', shape, { anonymous }),
  close: (code: string) => ask('POST /admin/tables/{code}/close', shape, { in: { code }, anonymous }),
  rename: (person: string, name: string) =>
    ask('PATCH /admin/people/{person}', shape, { in: { person }, body: { name }, anonymous }),
  barPerson: (person: string, seconds: number) =>
    ask('PUT /admin/people/{person}/bar', shape, { in: { person }, body: { seconds }, anonymous }),
  liftPerson: (person: string) => ask('DELETE /admin/people/{person}/bar', shape, { in: { person }, anonymous }),
  barNetwork: (network: string, seconds: number) =>
    ask('PUT /admin/networks/bar', shape, { body: { network, seconds }, anonymous }),
  liftNetwork: (network: string) => ask('DELETE /admin/networks/bar', shape, { query: { network }, anonymous }),
}
