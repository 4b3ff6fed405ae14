/** The requests of single screens, which are not part of the first load. */

import { isFromFile } from '../game/sources'
import { valueOf } from './answer'
import { ask, file, idIn, request, thinking, type Body, type Query } from './api'

/** The document about a visitor: sections that no page reads. */
export interface Exported {
  format: string
  version: number
  [section: string]: unknown
}

export const screenApi = {
  /** Everything that the server holds about the visitor (docs/export.md). */
  exported: async () => valueOf<Exported>(await request('GET /me/export', thinking), ['format', 'version']),
  transferLink: () => ask('POST /me/link', ['url']),
  claim: (secret: string) => ask('POST /me/claim', ['name'], { body: { secret } }),
  /** Your programs; a new one's token is shown once. */
  programs: () => ask('GET /bots', null),
  newProgram: (name: string) => ask('POST /bots', ['token'], { body: { name } }),
  removeProgram: (program: string) => ask('DELETE /bots/{program}', undefined, { in: { program } }),
  /** Past matches that fit a filter, what they add up to, and whom they were against; queries as in docs/protocol.md. */
  history: (query: Query<'GET /me/history'>) => ask('GET /me/history', ['matches', 'total'], { query }),
  statistics: (query: Query<'GET /me/statistics'>) => ask('GET /me/statistics', ['total', 'rulesets'], { query }),
  opponents: (query: Query<'GET /me/opponents'>) => ask('GET /me/opponents', ['opponents'], { query }),
  /** These matches to take away: their results as a table, or their records. */
  results: (query: Query<'GET /me/results.csv'>) => file('GET /me/results.csv', { query }),
  records: (query: Query<'GET /me/records.zip'>) => file('GET /me/records.zip', { query }),
  /** Who has played the deals of a finished match from this seat, page by page; a table where the visitor plays them. The
   *  deals come from a table with this code, or from the record whose id stands behind `file:`. */
  sameDeals: (source: string, seat: number, offset: number) =>
    isFromFile(source)
      ? ask('GET /uploads/{upload}/same-deals', ['players', 'first', 'seats'], {
          in: { upload: idIn(source) },
          query: { seat, offset },
        })
      : ask('GET /tables/{code}/same-deals', ['players', 'first', 'seats'], {
          in: { code: source },
          query: { seat, offset },
        }),
  /** Keeps a record file, so that its deals can be played. */
  keepUpload: (record: string) => ask('POST /uploads', ['id'], { body: { record }, ...thinking }),
  /** The visitor's team matches; one of them; a new one, its seats, its start, and the table of the next deal. */
  teamMatches: (offset: number) => ask('GET /me/team-matches', ['matches'], { query: { offset } }),
  teamMatch: (code: string) => ask('GET /team-matches/{code}', ['seats', 'deals'], { in: { code } }),
  newTeamMatch: (wanted: Body<'POST /team-matches'>) => ask('POST /team-matches', ['code'], { body: wanted }),
  sitInTeam: (code: string, room: number | null, seat = 0) =>
    ask('POST /team-matches/{code}/seat', ['seats', 'deals'], {
      in: { code },
      body: { room: room as 0 | 1 | null, seat },
    }),
  startTeamMatch: (code: string) => ask('POST /team-matches/{code}/start', ['seats', 'deals'], { in: { code } }),
  /** The replay of a finished match. */
  replay: (code: string) =>
    ask('GET /tables/{code}/replay', ['rounds', 'ruleset', 'participants'], { in: { code }, ...thinking }),
  /** The replay of a record file that somebody opens. */
  openRecord: (record: string) =>
    ask('POST /replay', ['rounds', 'ruleset', 'participants'], { body: { record }, ...thinking }),
  /** The leaderboard of a day after so many lines. */
  dailyBoard: (day: string, offset: number) =>
    ask('GET /daily/{day}/board', ['lines'], { in: { day }, query: { offset } }),
  /** The last days that are over, or those before another one. */
  dailyArchive: (limit: number, before?: string) => ask('GET /daily-archive', null, { query: { limit, before } }),
  /** The deals of past days that the visitor has begun to play for fun, after so many. */
  dailyUnfinished: (limit: number, offset: number) => ask('GET /daily-unfinished', null, { query: { limit, offset } }),
  /** Asks for the review of a finished match, or of a record file. */
  askReview: (code: string) => ask('POST /tables/{code}/review', ['id', 'state'], { in: { code }, body: {} }),
  reviewRecord: (record: string) => ask('POST /reviews', ['id', 'state'], { body: { record }, ...thinking }),
  review: (review: string) => ask('GET /reviews/{review}', ['id', 'state'], { in: { review } }),
  /** What every card, or the best passes and this one, are worth after so many actions of the match and these cards. */
  whatIf: (review: string, after: number, played: string[], choice: string[] = []) =>
    ask('POST /reviews/{review}/what-if', ['choices', 'round'], {
      in: { review },
      body: { after, played, choice },
      ...thinking,
    }),
  /** A table that goes on from there, with bots on the other seats. */
  playOn: (review: string, from: Body<'POST /reviews/{review}/play-on'>) =>
    ask('POST /reviews/{review}/play-on', ['code'], { in: { review }, body: from, ...thinking }),
  reviewReplay: (review: string) =>
    ask('GET /reviews/{review}/replay', ['rounds', 'ruleset', 'participants'], { in: { review }, ...thinking }),
  /** What the visitor's own decisions in a finished round were worth; a table that goes on from one of them. */
  coachedRound: (code: string, number: number) =>
    ask('GET /tables/{code}/coach/{round_number}', ['round', 'decisions'], {
      in: { code, round_number: number },
      ...thinking,
    }),
  playRoundOn: (code: string, number: number, after: number) =>
    ask('POST /tables/{code}/coach/{round_number}/play-on', ['code'], {
      in: { code, round_number: number },
      body: { after },
      ...thinking,
    }),
  puzzle: (puzzle: string) => ask('GET /puzzles/{puzzle}', ['id'], { in: { puzzle }, ...thinking }),
  /** A page of the puzzles of this kind, theme and difficulty. */
  puzzles: (query: Query<'GET /puzzles'>) => ask('GET /puzzles', ['total', 'puzzles'], { query }),
}
