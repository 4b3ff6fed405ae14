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
import { RequestError } from './errors'

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

const guest = once(() => send<Me>('GET', '/me'))
const offers = once(() => request<Offers>('GET', '/offers'))

/** The visitor's identity; the first visit creates a guest. Every other request waits for this one:
 *  several first requests at the same time would create several guests, and the last cookie would win. */
export const identify = guest.get

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  await identify()
  return send<T>(method, path, body)
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new RequestError('no-connection', {}, t('web-no-connection'))
  }
  if (!response.ok) {
    const answer = (await response.json().catch(() => ({}))) as Partial<Problem>
    throw new RequestError(answer.code ?? 'unknown', answer.params as Params, answer.sentence ?? t('web-error-unknown'))
  }
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** Where deals come from that are played again: the code of a table, or the id of a record behind `file:`. */
const dealsOf = (source: string) =>
  `/${isFromFile(source) ? `uploads/${source.slice(FROM_FILE.length)}` : `tables/${source}`}/same-deals`

export const api = {
  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('PATCH', '/me', { name }),
  forget: () => request<void>('DELETE', '/me').finally(guest.forget),
  transferLink: () => request<TransferLink>('POST', '/me/link'),
  claim: (secret: string) => request<Me>('POST', '/me/claim', { secret }),
  /** Your programs; a new one's token is shown once. */
  programs: () => request<Program[]>('GET', '/bots'),
  newProgram: (name: string) => request<BotToken>('POST', '/bots', { name }),
  removeProgram: (id: string) => request<void>('DELETE', `/bots/${id}`),
  /** All running matches and the first page of past ones, or the page after the match with this cursor. */
  matches: (limit: number, before?: string) =>
    request<MyMatch[]>('GET', `/me/matches?limit=${limit}${before ? `&before=${before}` : ''}`),
  /** Past matches that fit a filter, what they add up to, and whom they were against; queries as in docs/protocol.md. */
  history: (query: URLSearchParams) => request<HistoryPage>('GET', `/me/history?${query}`),
  statistics: (query: URLSearchParams) => request<Statistics>('GET', `/me/statistics?${query}`),
  opponents: (query: URLSearchParams) => request<OpponentsPage>('GET', `/me/opponents?${query}`),
  /** Who has played the deals of a finished match from this seat, page by page; a table where the visitor plays them. */
  sameDeals: (source: string, seat: number, offset: number) =>
    request<SameDealsState>('GET', `${dealsOf(source)}?seat=${seat}&offset=${offset}`),
  playSameDeals: (source: string, seat: number) => request<TableMade>('POST', dealsOf(source), { seat }),
  /** Keeps a record file, so that its deals can be played. */
  keepUpload: (text: string) => request<KeptUpload>('POST', '/uploads', { record: text }),
  /** The visitor's team matches; one of them; a new one, its seats, its start, and the table of the next deal. */
  teamMatches: (offset: number) => request<TeamMatchList>('GET', `/me/team-matches?offset=${offset}`),
  teamMatch: (code: string) => request<TeamMatchState>('GET', `/team-matches/${code}`),
  newTeamMatch: (wanted: NewTeamMatch) => request<TeamMatchMade>('POST', '/team-matches', wanted),
  sitInTeam: (code: string, room: number | null, seat = 0) =>
    request<TeamMatchState>('POST', `/team-matches/${code}/seat`, { room, seat }),
  startTeamMatch: (code: string) => request<TeamMatchState>('POST', `/team-matches/${code}/start`, {}),
  playTeamMatch: (code: string) => request<TableMade>('POST', `/team-matches/${code}/play`, {}),
  /** The rulesets and bots of this server. */
  offers: offers.get,
  playNow: (options: Partial<TableOptions>) => request<TableMade>('POST', '/play-now', options),
  newTable: (options: Partial<TableOptions>) => request<TableMade>('POST', '/tables', options),
  /** The replay of a finished match. */
  replay: (code: string) => request<Replay>('GET', `/tables/${code}/replay`),
  /** The replay of a record file that somebody opens. */
  openRecord: (text: string) => request<Replay>('POST', '/replay', { record: text }),
  /** Today's deals, or those of another day. */
  daily: (day?: string) => request<DailyState>('GET', day ? `/daily/${day}` : '/daily'),
  /** The leaderboard of a day after so many lines. */
  dailyBoard: (day: string, offset: number) => request<DailyBoard>('GET', `/daily/${day}/board?offset=${offset}`),
  /** The last days that are over, or those before another one. */
  dailyArchive: (limit: number, before?: string) =>
    request<PastDay[]>('GET', `/daily-archive?limit=${limit}${before ? `&before=${before}` : ''}`),
  /** The deals of past days that the visitor has begun to play for fun, after so many. */
  dailyUnfinished: (limit: number, offset: number) =>
    request<UnfinishedDeal[]>('GET', `/daily-unfinished?limit=${limit}&offset=${offset}`),
  /** The table at which a deal is played: on its day always the same one. */
  playDaily: (day: string, number: number) => request<TableMade>('POST', `/daily/${day}/${number}`),
  /** Asks for the review of a finished match, or of a record file. */
  askReview: (code: string) => request<ReviewState>('POST', `/tables/${code}/review`, {}),
  reviewRecord: (text: string) => request<ReviewState>('POST', '/reviews', { record: text }),
  review: (id: string) => request<ReviewState>('GET', `/reviews/${id}`),
  /** What every card, or the best passes and this one, are worth after so many actions of the match and these cards. */
  whatIf: (id: string, after: number, played: string[], choice: string[] = []) =>
    request<WhatIfAnswer>('POST', `/reviews/${id}/what-if`, { after, played, choice }),
  /** A table that goes on from there, with bots on the other seats. */
  playOn: (id: string, from: { after: number; played: string[]; seat: number; bots: string }) =>
    request<TableMade>('POST', `/reviews/${id}/play-on`, from),
  puzzle: (id: string) => request<PuzzleState>('GET', `/puzzles/${id}`),
  puzzleOfTheDay: () => request<PuzzleOfTheDay>('GET', '/puzzles/today'),
  /** A page of the puzzles of this kind, theme and difficulty. */
  puzzles: (wanted: URLSearchParams) => request<PuzzleList>('GET', `/puzzles?${wanted}`),
  reviewReplay: (id: string) => request<Replay>('GET', `/reviews/${id}/replay`),
}
