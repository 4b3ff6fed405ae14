/** Requests to the server's JSON API; every rejected one throws a `RequestError`. */

import type {
  BotToken,
  DailyBoard,
  DailyState,
  HistoryPage,
  KeptUpload,
  Me,
  MyMatch,
  NewTeamMatch,
  Offers,
  OpponentsPage,
  PastDay,
  Problem,
  Program,
  PuzzleState,
  PuzzleList,
  PuzzleOfTheDay,
  Replay,
  ReviewState,
  SameDealsState,
  Statistics,
  TableMade,
  TableOptions,
  TeamMatchList,
  TeamMatchMade,
  TeamMatchState,
  TransferLink,
  UnfinishedDeal,
  WhatIfAnswer,
} from '../protocol'
import { t, type Params } from '../i18n/texts.svelte'
import { FROM_FILE, isFromFile } from '../game/sources'
import { isPassing, RequestError } from './errors'
import { dropInvitation, keptInvitation } from './invitation'

/** The answer of a request that is made once, however often it is asked for; a failed one is made again. */
function once<T>(load: () => Promise<T>): { get: () => Promise<T>; forget: () => void } {
  let answer: Promise<T> | null = null
  const forget = () => (answer = null)
  const fail = (error: unknown) => {
    forget()
    throw error
  }
  return { get: () => (answer ??= load().catch(fail)), forget }
}

const guest = once(async () => (await openInvitation()) ?? (await send<Me>(['name'], 'GET', '/me')))
const offers = once(() => request<Offers>(['rulesets', 'bots'], 'GET', '/offers'))

/** The visitor's identity; the first visit creates a guest. Every other request waits for this one:
 *  several first requests at the same time would create several guests, and the last cookie would win. */
export async function identify(): Promise<Me> {
  const me = await guest.get()
  return (await openInvitation()) ?? me
}

let opening: Promise<Me | null> | null = null

/** Hands the invitation of a link to the server, before anything else is asked: newcomers are let in by it. Null if there is
 *  none; one that is refused is as good as none, and the code is still in the address. */
function openInvitation(): Promise<Me | null> {
  return (opening ??= handOver().finally(() => (opening = null)))
}

async function handOver(): Promise<Me | null> {
  const invitation = keptInvitation()
  if (!invitation) return null
  try {
    const me = await send<Me>(['name'], 'POST', `${invitation.path}/invitation`, { token: invitation.token })
    dropInvitation()
    return me
  } catch (error) {
    if (isPassing(error)) throw error
    dropInvitation()
    return null
  }
}

/** What an answer has at least: null for a list, undefined for no answer at all. A page that waits for what is not there would
 *  wait for ever, so anything else is an error. */
type Shape<T> = T extends unknown[] ? null : T extends void ? undefined : (keyof T & string)[]

interface Asking {
  /** In milliseconds. */
  patience?: number
}
/** What the server thinks about, or may have waiting. */
const thinking = { patience: 60_000 }

async function request<T>(shape: Shape<T>, method: string, path: string, body?: unknown, how?: Asking): Promise<T> {
  await identify()
  return send<T>(shape, method, path, body, how)
}

/** Sends a request, whoever the visitor is. One that only asks is sent again if it does not get through: the first pause is short, since most
 *  troubles are. */
export async function send<T>(
  shape: Shape<T>,
  method: string,
  path: string,
  body?: unknown,
  how: Asking = {},
): Promise<T> {
  const pauses = method === 'GET' ? [400, 1500] : []
  for (;;) {
    try {
      return await sendOnce(shape, method, path, body, how.patience ?? (method === 'GET' ? 8000 : 30_000))
    } catch (error) {
      const pause = pauses.shift()
      if (pause === undefined || !isPassing(error)) throw error
      if ((error as RequestError).code === 'no-answer') pauses.length = 0 // that was long enough to wait
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function sendOnce<T>(shape: Shape<T>, method: string, path: string, body: unknown, patience: number): Promise<T> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), patience)
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      signal: abort.signal,
    })
    const text = await response.text()
    if (!response.ok) {
      const answer = parsed(text) as Partial<Problem> | undefined
      throw new RequestError(
        answer?.code ?? 'unknown',
        answer?.params as Params,
        answer?.sentence ?? t('web-error-unknown'),
      )
    }
    const answer = response.status === 204 ? undefined : parsed(text)
    if (!fits(answer, shape)) throw new RequestError('bad-answer', {}, t('web-bad-answer'))
    return answer as T
  } catch (error) {
    if (error instanceof RequestError) throw error
    if (abort.signal.aborted) throw new RequestError('no-answer', {}, t('web-no-answer'))
    throw new RequestError('no-connection', {}, t('web-no-connection'))
  } finally {
    clearTimeout(timer)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not from our server: the page of a hotel's network, for instance
  }
}

function fits(answer: unknown, shape: string[] | null | undefined): boolean {
  if (shape === undefined) return true
  if (shape === null) return Array.isArray(answer)
  return typeof answer === 'object' && answer !== null && shape.every((name) => name in answer)
}

/** Where deals come from that are played again: the code of a table, or the id of a record behind `file:`. */
const dealsOf = (source: string) =>
  `/${isFromFile(source) ? `uploads/${source.slice(FROM_FILE.length)}` : `tables/${source}`}/same-deals`

export const api = {
  me: () => request<Me>(['name'], 'GET', '/me'),
  rename: (name: string) => request<Me>(['name'], 'PATCH', '/me', { name }),
  forget: () => request<void>(undefined, 'DELETE', '/me').finally(guest.forget),
  /** Everything that the server holds about the visitor (docs/export.md). */
  exported: () =>
    request<{ format: string; version: number }>(['format', 'version'], 'GET', '/me/export', undefined, thinking),
  transferLink: () => request<TransferLink>(['url'], 'POST', '/me/link'),
  claim: (secret: string) => request<Me>(['name'], 'POST', '/me/claim', { secret }),
  /** Your programs; a new one's token is shown once. */
  programs: () => request<Program[]>(null, 'GET', '/bots'),
  newProgram: (name: string) => request<BotToken>(['token'], 'POST', '/bots', { name }),
  removeProgram: (id: string) => request<void>(undefined, 'DELETE', `/bots/${id}`),
  /** All running matches and the first page of past ones, or the page after the match with this cursor. */
  matches: (limit: number, before?: string) =>
    request<MyMatch[]>(null, 'GET', `/me/matches?limit=${limit}${before ? `&before=${before}` : ''}`),
  /** Past matches that fit a filter, what they add up to, and whom they were against; queries as in docs/protocol.md. */
  history: (query: URLSearchParams) => request<HistoryPage>(['matches', 'total'], 'GET', `/me/history?${query}`),
  statistics: (query: URLSearchParams) => request<Statistics>(['total', 'rulesets'], 'GET', `/me/statistics?${query}`),
  opponents: (query: URLSearchParams) => request<OpponentsPage>(['opponents'], 'GET', `/me/opponents?${query}`),
  /** Who has played the deals of a finished match from this seat, page by page; a table where the visitor plays them. */
  sameDeals: (source: string, seat: number, offset: number) =>
    request<SameDealsState>(['players', 'first', 'seats'], 'GET', `${dealsOf(source)}?seat=${seat}&offset=${offset}`),
  playSameDeals: (source: string, seat: number) => request<TableMade>(['code'], 'POST', dealsOf(source), { seat }),
  /** Keeps a record file, so that its deals can be played. */
  keepUpload: (text: string) => request<KeptUpload>(['id'], 'POST', '/uploads', { record: text }, thinking),
  /** The visitor's team matches; one of them; a new one, its seats, its start, and the table of the next deal. */
  teamMatches: (offset: number) => request<TeamMatchList>(['matches'], 'GET', `/me/team-matches?offset=${offset}`),
  teamMatch: (code: string) => request<TeamMatchState>(['seats', 'deals'], 'GET', `/team-matches/${code}`),
  newTeamMatch: (wanted: NewTeamMatch) => request<TeamMatchMade>(['code'], 'POST', '/team-matches', wanted),
  sitInTeam: (code: string, room: number | null, seat = 0) =>
    request<TeamMatchState>(['seats', 'deals'], 'POST', `/team-matches/${code}/seat`, { room, seat }),
  startTeamMatch: (code: string) =>
    request<TeamMatchState>(['seats', 'deals'], 'POST', `/team-matches/${code}/start`, {}),
  playTeamMatch: (code: string) => request<TableMade>(['code'], 'POST', `/team-matches/${code}/play`, {}),
  /** The rulesets and bots of this server. */
  offers: offers.get,
  playNow: (options: Partial<TableOptions>) => request<TableMade>(['code'], 'POST', '/play-now', options),
  newTable: (options: Partial<TableOptions>) => request<TableMade>(['code'], 'POST', '/tables', options),
  /** The replay of a finished match. */
  replay: (code: string) =>
    request<Replay>(['rounds', 'ruleset', 'participants'], 'GET', `/tables/${code}/replay`, undefined, thinking),
  /** The replay of a record file that somebody opens. */
  openRecord: (text: string) =>
    request<Replay>(['rounds', 'ruleset', 'participants'], 'POST', '/replay', { record: text }, thinking),
  /** Today's deals, or those of another day. */
  daily: (day?: string) => request<DailyState>(['deals'], 'GET', day ? `/daily/${day}` : '/daily'),
  /** The leaderboard of a day after so many lines. */
  dailyBoard: (day: string, offset: number) =>
    request<DailyBoard>(['lines'], 'GET', `/daily/${day}/board?offset=${offset}`),
  /** The last days that are over, or those before another one. */
  dailyArchive: (limit: number, before?: string) =>
    request<PastDay[]>(null, 'GET', `/daily-archive?limit=${limit}${before ? `&before=${before}` : ''}`),
  /** The deals of past days that the visitor has begun to play for fun, after so many. */
  dailyUnfinished: (limit: number, offset: number) =>
    request<UnfinishedDeal[]>(null, 'GET', `/daily-unfinished?limit=${limit}&offset=${offset}`),
  /** The table at which a deal is played: on its day always the same one. */
  playDaily: (day: string, number: number) => request<TableMade>(['code'], 'POST', `/daily/${day}/${number}`),
  /** Asks for the review of a finished match, or of a record file. */
  askReview: (code: string) => request<ReviewState>(['id', 'state'], 'POST', `/tables/${code}/review`, {}),
  reviewRecord: (text: string) => request<ReviewState>(['id', 'state'], 'POST', '/reviews', { record: text }, thinking),
  review: (id: string) => request<ReviewState>(['id', 'state'], 'GET', `/reviews/${id}`),
  /** What every card, or the best passes and this one, are worth after so many actions of the match and these cards. */
  whatIf: (id: string, after: number, played: string[], choice: string[] = []) =>
    request<WhatIfAnswer>(['choices', 'round'], 'POST', `/reviews/${id}/what-if`, { after, played, choice }, thinking),
  /** A table that goes on from there, with bots on the other seats. */
  playOn: (id: string, from: { after: number; played: string[]; seat: number; bots: string }) =>
    request<TableMade>(['code'], 'POST', `/reviews/${id}/play-on`, from, thinking),
  puzzle: (id: string) => request<PuzzleState>(['id'], 'GET', `/puzzles/${id}`, undefined, thinking),
  puzzleOfTheDay: () => request<PuzzleOfTheDay>(['puzzle'], 'GET', '/puzzles/today'),
  /** A page of the puzzles of this kind, theme and difficulty. */
  puzzles: (wanted: URLSearchParams) => request<PuzzleList>(['total', 'puzzles'], 'GET', `/puzzles?${wanted}`),
  reviewReplay: (id: string) =>
    request<Replay>(['rounds', 'ruleset', 'participants'], 'GET', `/reviews/${id}/replay`, undefined, thinking),
}
