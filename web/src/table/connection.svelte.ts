/** One table as the page sees it: connects its socket, its commands and what is shown of it. */

import type {
  FinishedRoundState,
  HintAnswer,
  Phrase,
  PresenceUpdate,
  RulesetInfo,
  Said,
  ServerMessage,
  ServerState,
  TableState,
  Update,
} from '../protocol'
import { phraseSaid, sentence } from '../i18n/sentences'
import type { Params } from '../i18n/texts.svelte'
import { CommandQueue, type CommandBody } from '../net/commands'
import { RequestError } from '../net/errors'
import { RetryingSocket } from '../net/socket'
import { announcer } from '../ui/announcer.svelte'
import { saltCommand } from './commitment'
import { cardsRest } from './cardMotion'
import { announce, callToTurn } from './eventEffects'
import { forget, recall } from './log'
import { shownReviewOf, type ShownReview } from './shownReview.svelte'
import { UpdatePlayer } from './updatePlayer.svelte'

const phraseSeconds = 4
const newsSeconds = 6
/** What others do that nothing on the table shows. */
const unseen = ['hint-taken', 'abandon-refused', 'undo-refused']
/** The events after which a hint is about another decision. */
const endsDecision = ['card-played', 'cards-passed', 'card-taken-back', 'pass-taken-back', 'round-dealt']

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
  /** The cards on their way to the server, so that the hand can show them as chosen. */
  sending = $state.raw<string[]>([])
  /** For each seat, from when others may ask for a bot there; by the server's clock. */
  botFrom = $state.raw<(number | null)[]>([])
  /** The server's clock minus ours, in seconds. */
  clockSkew = 0

  #seq = -1
  /** The ruleset and finished rounds are sent once, so they are kept here. */
  #ruleset: RulesetInfo | null = null
  #finished: FinishedRoundState[] = []
  #phraseCount = 0
  #newsTimer: ReturnType<typeof setTimeout> | undefined
  /** What the server said before it closed the socket. */
  #refusal: RequestError | null = null
  #saltSent: CommandBody['type'] | null = null
  #socket: RetryingSocket
  #commands = new CommandQueue((command) => this.#socket.send(command))
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
    this.#socket = new RetryingSocket(`/tables/${code}/socket`, {
      message: (message) => this.#receive(message as ServerMessage),
      lost: () => (this.status = 'lost'),
      rejected: (code) => {
        this.error = this.#refusal ?? new RequestError(code)
        this.status = 'closed'
      },
    })
  }

  get state(): TableState | null {
    return this.#updates.state
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
    this.#updates.skipPause()
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.status = 'open'
        this.#seq = message.seq
        this.#ruleset = message.ruleset
        this.#finished = message.finished
        this.#updates.reset(this.#complete(message.state))
        if (this.state) recall(this.state, message.events)
        this.#commands.resend()
        break
      case 'update':
        if (message.seq <= this.#seq) return
        if (message.seq !== this.#seq + 1) return this.#socket.restart() // an update is missing
        this.#seq = message.seq
        this.#ruleset = message.ruleset ?? this.#ruleset
        if (message.finished_round) this.#finished = [...this.#before(message.finished_round), message.finished_round]
        this.#updates.add({ ...message, state: this.#complete(message.state) })
        break
      case 'presence':
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

  #hear(message: Said): void {
    const { state } = this
    if (state) announcer.say(() => phraseSaid(state, message))
  }

  #showNews({ events, state }: Update): void {
    const event = events.find((one) => unseen.includes(one.type) && 'seat' in one && one.seat !== state.viewer.seat)
    if (!event) return
    this.news = sentence(state, event)
    clearTimeout(this.#newsTimer)
    this.#newsTimer = setTimeout(() => (this.news = ''), newsSeconds * 1000)
  }

  #complete(state: ServerState): TableState {
    const { match } = state
    const ruleset = this.#ruleset
    const finished = match?.round ? this.#before(match.round) : this.#finished
    const last_round = match?.round ? null : (finished.at(-1) ?? null)
    return { ...state, match: match && ruleset && { ...match, ruleset, finished, last_round } }
  }

  /** The finished rounds before this one: the card that ended a round can be taken back. */
  #before({ number }: { number: number }): FinishedRoundState[] {
    return this.#finished.filter((round) => round.number < number)
  }

  #shown(state: TableState): void {
    this.clockSkew = state.server_now - Date.now() / 1000
    this.botFrom = state.seats.map((seat) => seat.bot_from)
    this.sending = []
    forget(state)
    const command = saltCommand(state)
    if (!command || this.#saltSent === command.type) return
    this.#saltSent = command.type
    this.send(command).catch(() => {}) // too late: the match goes on without it
  }
}
