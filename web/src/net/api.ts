/** Requests to the JSON API; every refused one throws a `RequestError`. The start page and the tables need those that stand
 *  here; those of other screens are in `screenApi.ts`, which loads with them. */

import type { Endpoints } from '../protocol'
import { FROM_FILE, isFromFile } from '../game/sources'
import { fileOf, valueOf, type NamedFile, type Shape } from './answer'
import { once } from './once'
import { transport, type Answer } from './transport'

type Endpoint = keyof Endpoints
export type Body<E extends Endpoint> = Endpoints[E] extends { body: infer B } ? B : never
/** The names in an endpoint's path that stand in brackets. */
type Part<E> = E extends `${string}{${infer Name}}${infer Rest}` ? Name | Part<Rest> : never
type Parts<E> = [Part<E>] extends [never] ? unknown : { in: Record<Part<E>, string | number> }
export type Query<E extends Endpoint> = Endpoints[E] extends { query: infer Name extends string }
  ? { [N in Name]?: string | number | undefined }
  : never
type Sent<E extends Endpoint> = Endpoints[E] extends { body: unknown } ? { body: Body<E> } : unknown
type How<E extends Endpoint> = Parts<E> & Sent<E> & { query?: Query<E>; patience?: number; anonymous?: boolean }
/** What an endpoint needs; nothing, if there is nothing that it needs. */
type Needs<E extends Endpoint> = object extends How<E> ? [how?: How<E>] : [how: How<E>]

interface AnyHow {
  in?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  patience?: number
  anonymous?: boolean
}

/** What the server thinks about, or may have waiting. */
export const thinking = { patience: 60_000 }

/** Asks an endpoint: its path's brackets are filled, its query is added, and its answer has these names. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  shape: Shape<Endpoints[E]['answer']>,
  ...[how]: Needs<E>
): Promise<Endpoints[E]['answer']> {
  return valueOf(await request(endpoint, how), shape)
}

export function request(endpoint: Endpoint, { in: parts = {}, query = {}, ...sent }: AnyHow = {}): Promise<Answer> {
  const [method = '', path = ''] = endpoint.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
  const chosen = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return transport.request({ method, path: filled + (chosen.length ? `?${new URLSearchParams(chosen)}` : ''), ...sent })
}

type FileEndpoint = { [E in Endpoint]: Endpoints[E]['answer'] extends Blob ? E : never }[Endpoint]
/** A file and what it is called. */
export async function file<E extends FileEndpoint>(endpoint: E, ...[how]: Needs<E>): Promise<NamedFile> {
  return fileOf(await request(endpoint, { ...thinking, ...how }))
}

const offers = once(() => ask('GET /offers', ['rulesets', 'bots']))

export const api = {
  me: () => ask('GET /me', ['name']),
  rename: (name: string) => ask('PATCH /me', ['name'], { body: { name } }),
  forget: () => ask('DELETE /me', undefined).finally(() => transport.forget()),
  /** All running matches and the first page of past ones, or the page after the match with this cursor. */
  matches: (limit: number, before?: string) => ask('GET /me/matches', null, { query: { limit, before } }),
  playSameDeals: (source: string, seat: number) =>
    isFromFile(source)
      ? ask('POST /uploads/{upload}/same-deals', ['code'], { in: { upload: idIn(source) }, body: { seat } })
      : ask('POST /tables/{code}/same-deals', ['code'], { in: { code: source }, body: { seat } }),
  playTeamMatch: (code: string) => ask('POST /team-matches/{code}/play', ['code'], { in: { code } }),
  /** The rulesets and bots of this server. */
  offers: offers.get,
  playNow: (options: Body<'POST /play-now'>) => ask('POST /play-now', ['code'], { body: options }),
  /** A newcomer's first game. */
  firstGame: () => ask('POST /first-game', ['code']),
  newTable: (options: Body<'POST /tables'>) => ask('POST /tables', ['code'], { body: options }),
  /** Its record, as far as the visitor may know it. */
  record: (code: string) => file('GET /tables/{code}/record', { in: { code } }),
  /** Today's deals, or those of another day. */
  daily: (day?: string) => (day ? ask('GET /daily/{day}', ['deals'], { in: { day } }) : ask('GET /daily', ['deals'])),
  /** The table at which a deal is played: on its day always the same one. */
  playDaily: (day: string, number: number) => ask('POST /daily/{day}/{number}', ['code'], { in: { day, number } }),
  puzzleOfTheDay: () => ask('GET /puzzles/today', ['puzzle']),
}

export const idIn = (source: string) => source.slice(FROM_FILE.length)
