/** One table as the page sees it: connects its socket, its commands and what is shown of it. */

import {
  protocolVersion,
  type FinishedRound,
  type HintAnswer,
  type Phrase,
  type PresenceUpdate,
  type RoundState,
  type Ruleset,
  type Said,
  type ServerMatch,
  type ServerMessage,
  type ServerState,
  type ServerTable,
  type TableState,
  type Update,
  type Viewer,
} from '../protocol'
import { phraseSaid, seatName, sentence } from '../i18n/sentences'
import { t, type Params } from '../i18n/texts.svelte'
import { CommandQueue, type CommandBody } from '../net/commands'
import { RequestError } from '../net/errors'
import { RetryingSocket } from '../net/socket'
import { announcer } from '../ui/announcer.svelte'
import { cardsRest } from './cardMotion'
import { announce, callToTurn } from './eventEffects'
import { isStillInHand, withOwnCard, type LaidCard } from './laidCard'
import { forget, recall } from './log'
import { OwnSalt } from '../net/promises'
import { shownReviewOf, type ShownReview } from '../net/shownReview.svelte'
import { UpdatePlayer } from './updatePlayer.svelte'

const phraseSeconds = 4
const newsSeconds = 6
/** What others do that nothing on the table shows. */
const unseen = ['hint-taken', 'abandon-refused', 'undo-refused']
/** The events after which a hint is about another decision. */
const endsDecision = ['card-played', 'cards-passed', 'card-taken-back', 'pass-taken-back', 'round-dealt']

/** What a message shows: what all are shown, and what the viewer alone is. */
function seen({ state, viewer }: { state: ServerTable; viewer: Viewer }): ServerState {
  return { ...state, viewer }
}

/** The round that is played, with the viewer's own cards. */
function roundSeen({ round, round_number }: ServerMatch, { cards }: Viewer): RoundState | null {
  if (!round) return null
  const { dealt = null, hand = null, legal = [], pass_to = null, received = [] } = cards ?? {}
  const passed = cards?.passed?.cards ?? null
  const trick_number = round.won.reduce((sum, count) => sum + count, 1)
  return { ...round, number: round_number, trick_number, dealt, hand, legal, pass_to, passed, received }
}

export class TableConnection {
  status = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting')
  /** Why the table can't be shown at all. */
  error = $state.raw<RequestError | null>(null)
  presence = $state.raw<PresenceUpdate | null>(null)
  hint = $state.raw<HintAnswer | null>(null)
  /** The phrases of the last seconds. */
  phrases = $state<{ id: number; seat: number; phrase: Phrase }[]>([])
  /** What happened in the last seconds that nothing on the table shows. */
  news = $state('')
  /** What another player shows of the review, when the match is over. */
  readonly shownReview: ShownReview
  /** The viewer's card that is on its way to the server: it lies on the table already. */
  laying = $state.raw<LaidCard | null>(null)
  /** Whether an answer of the server is overdue. */
  slow = $state(false)
  /** Whether the server speaks another version of the protocol than this page, which a reload replaces. */
  outdated = $state(false)
  /** Whether a message of the server made no sense. */
  senseless = $state(false)
  /** For each seat, from when others may ask for a bot there; by the server's clock. */
  botFrom = $state.raw<(number | null)[]>([])
  /** The server's clock minus ours, in seconds. */
  clockSkew = 0

  #seq = -1
  /** The ruleset and finished rounds are sent once, so they are kept here. */
  #ruleset: Ruleset | null = null
  #finished: FinishedRound[] = []
  #phraseCount = 0
  #newsTimer: ReturnType<typeof setTimeout> | undefined
  /** What the server said before it closed the socket. */
  #refusal: RequestError | null = null
  #ownSalt: OwnSalt
  #socket: RetryingSocket
  #commands = new CommandQueue((command) => this.#socket.send(command), {
    slow: (isSlow) => (this.slow = isSlow),
    late: () => this.#socket.restart(),
  })
  #updates = new UpdatePlayer({
    starting: (update) => {
      if (update.events.some((event) => endsDecision.includes(event.type))) this.hint = null
    },
    landing: cardsRest,
    landed: (update, before) => {
      announce(update, before)
      this.#showNews(update)
    },
    shown: (state) => this.#shown(state),
    finished: (before, after) => {
      forget(after)
      callToTurn(before, after)
    },
  })

  constructor(readonly code: string) {
    this.shownReview = shownReviewOf(code)
    // Too late: the match goes on without it.
    this.#ownSalt = new OwnSalt(code, (command) => void this.send(command).catch(() => {}))
    this.#socket = new RetryingSocket(`/tables/${code}/socket`, {
      message: (message) => this.#receive(message as ServerMessage),
      lost: () => {
        this.status = 'lost'
        this.#ownSalt.connecting()
      },
      senseless: () => (this.senseless = true),
      rejected: (code) => {
        this.error = this.#refusal ?? new RequestError(code)
        this.status = 'closed'
      },
    })
  }

  #state = $derived(withOwnCard(this.#updates.state, this.laying))

  get state(): TableState | null {
    return this.#state
  }

  /** The complete trick while it is shown; the one in play is part of the state. */
  get trick() {
    return this.#updates.trick
  }

  /** Resolves when the command is stored, rejects with a `RequestError`. */
  send(body: CommandBody): Promise<number> {
    return this.#commands.send(body)
  }

  skipPause(): void {
    this.#updates.skipPause()
  }

  close(): void {
    this.status = 'closed'
    this.#socket.close()
    this.#commands.close()
    this.#updates.skipPause()
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.status = 'open'
        this.outdated = message.version !== protocolVersion
        this.#seq = message.seq
        this.#ruleset = message.ruleset
        this.#finished = message.finished as FinishedRound[]
        this.#updates.reset(this.#complete(seen(message)))
        if (this.state) recall(this.state, message.events)
        this.#ownSalt.see(seen(message))
        this.#commands.resend()
        break
      case 'update':
        if (message.seq <= this.#seq) return
        if (message.seq !== this.#seq + 1) return this.#socket.restart() // an update is missing
        this.#seq = message.seq
        this.#ruleset = message.ruleset ?? this.#ruleset
        if (message.finished_round) this.#finish(message.finished_round as FinishedRound)
        this.#updates.add({ ...message, state: this.#complete(seen(message)) })
        this.#ownSalt.see(seen(message))
        break
      case 'presence':
        this.#noticeAbsence(message)
        this.presence = message
        this.botFrom = message.bot_from
        break
      case 'said':
        this.phrases.push({ id: this.#phraseCount++, seat: message.seat, phrase: message.phrase })
        this.#hear(message)
        setTimeout(() => this.phrases.shift(), phraseSeconds * 1000)
        break
      case 'review-led':
        if (message.seat !== this.state?.viewer.seat) this.shownReview.hear(message)
        break
      case 'hint':
        this.hint = message
        this.#commands.succeed(message.id, this.#seq)
        break
      case 'done':
        this.#commands.succeed(message.id, message.seq)
        break
      case 'refused': {
        const error = new RequestError(message.code, message.params as Params, message.sentence)
        if (message.id === null) this.#refusal = error
        else this.#commands.fail(message.id, error)
      }
    }
  }

  /** Tells who has just lost the connection while the others play. */
  #noticeAbsence({ present }: PresenceUpdate): void {
    const { state } = this
    if (state?.status !== 'playing') return
    const gone = state.seats.find(
      ({ seat, kind, present: before }) =>
        kind === 'person' && seat !== state.viewer.seat && (this.presence?.present[seat] ?? before) && !present[seat],
    )
    if (!gone) return
    this.#tell(t('web-lost-of', { name: seatName(state, gone.seat) }))
    announcer.notify(this.news)
  }

  #tell(news: string): void {
    this.news = news
    clearTimeout(this.#newsTimer)
    this.#newsTimer = setTimeout(() => (this.news = ''), newsSeconds * 1000)
  }

  #hear(message: Said): void {
    const { state } = this
    if (state) announcer.say(() => phraseSaid(state, message))
  }

  #showNews({ events, state }: Update): void {
    const event = events.find((one) => unseen.includes(one.type) && 'seat' in one && one.seat !== state.viewer.seat)
    if (event) this.#tell(sentence(state, event))
  }

  #complete(state: ServerState): TableState {
    const { match } = state
    const ruleset = this.#ruleset
    const round = match && roundSeen(match, state.viewer)
    const finished = round ? this.#before(round) : this.#finished
    const last_round = round ? null : (finished.at(-1) ?? null)
    return { ...state, match: match && ruleset && { ...match, round, ruleset, finished, last_round } }
  }

  #finish(round: FinishedRound): void {
    this.#finished = [...this.#before(round), round]
  }

  /** The finished rounds before this one: the card that ended a round can be taken back. */
  #before({ number }: { number: number }): FinishedRound[] {
    return this.#finished.filter((round) => round.number < number)
  }

  #shown(state: TableState): void {
    this.clockSkew = state.server_now - Date.now() / 1000
    this.botFrom = state.seats.map((seat) => seat.bot_from)
    if (!isStillInHand(state, this.laying)) this.laying = null
    forget(state)
  }
}
