/** One table's socket, and the scene that the page shows of it.
 *
 *  The server's messages are whole states, so nothing here computes rules. What this adds is time:
 *  a trick that is complete stays on the table for a moment before it goes to its winner. If the
 *  connection is lost, commands that were not answered are sent again with the same id, which the
 *  server carries out only once.
 */

import type { Command, Hint, Phrase, Presence, ServerMessage, TableEvent, TableState, Update } from '../protocol'
import { announcer } from '../ui/announcer.svelte'
import { Refusal, whoAmI } from '../net/api'
import { said, sentence } from '../i18n/sentences'
import { paced } from '../ui/settings.svelte'
import { play } from '../ui/sound'
import type { Params } from '../i18n/texts.svelte'
import { dueSalt } from './commitment'

/** The cards in the middle of the table. */
export interface ShownTrick {
  leader: number
  cards: string[]
  /** Known when the trick is complete. */
  winner: number | null
  /** Whether the cards are on their way to the winner. */
  swept: boolean
}

/** A command without its id, which is added here. */
type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never
export type Wish = WithoutId<Command>

interface Pending {
  command: Command
  done: (seq: number) => void
  failed: (error: unknown) => void
}

const longestPause = 8000
const backlog = 5 // more updates than this waiting: somebody was away, so show the end at once

export class TableConnection {
  status = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting')
  /** Why the table can't be shown at all. */
  refusal = $state.raw<Refusal | null>(null)
  state = $state.raw<TableState | null>(null)
  trick = $state.raw<ShownTrick | null>(null)
  presence = $state.raw<Presence | null>(null)
  hint = $state.raw<Hint | null>(null)
  said = $state<{ id: number; seat: number; phrase: Phrase }[]>([])
  /** The cards on their way to the server, so that a hand can show them as chosen. */
  sending = $state.raw<string[]>([])
  /** Server's clock minus ours, in seconds. */
  skew = 0

  #socket: WebSocket | null = null
  #seq = -1
  #pause = 250
  #timer: ReturnType<typeof setTimeout> | undefined
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
  #pending = new Map<string, Pending>()
  #queue: Update[] = []
  #working = false
  #hurry: (() => void) | null = null
  #count = 0
  #salted = false

  constructor(readonly code: string) {
    void this.#connect()
    addEventListener('online', this.#retryNow)
  }

  close(): void {
    this.status = 'closed'
    removeEventListener('online', this.#retryNow)
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#hurry?.()
  }

  /** Send a wish; resolves when it is stored, rejects with a `Refusal`. */
  send(wish: Wish): Promise<number> {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
    const command = { ...wish, id } as Command
    return new Promise((done, failed) => {
      this.#pending.set(id, { command, done, failed })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command))
    })
  }

  /** Do not wait any longer for the trick that is shown. */
  hurry(): void {
    this.#hurry?.()
  }

  #retryNow = (): void => {
    if (this.status === 'lost') void this.#connect()
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      await whoAmI() // whoever comes by a link becomes a guest here, before the socket opens
    } catch {
      return this.#lost()
    }
    if (this.status === 'closed') return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`)
    this.#socket = socket
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.status === 'closed') return
      if (event.code === 4404 || event.code === 4403) {
        this.refusal = new Refusal(event.reason || 'no-such-table')
        this.status = 'closed'
        return
      }
      this.#lost()
    }
  }

  #lost(): void {
    if (this.status === 'closed') return
    this.status = 'lost'
    this.#timer = setTimeout(() => void this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, longestPause)
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.status = 'open'
        this.#pause = 250
        this.#seq = message.seq
        this.#queue = []
        this.#hurry?.()
        this.#show(message.state)
        this.trick = null
        for (const { command } of this.#pending.values()) {
          this.#socket?.send(JSON.stringify(command))
        }
        break
      case 'update':
        if (message.seq <= this.#seq) return
        if (message.seq !== this.#seq + 1) return this.#socket?.close() // a gap: begin anew
        this.#seq = message.seq
        this.#queue.push(message)
        void this.#work()
        break
      case 'presence':
        this.presence = message
        break
      case 'said':
        this.said.push({ id: this.#count++, seat: message.seat, phrase: message.phrase })
        if (this.state) announcer.say(said(this.state, message))
        setTimeout(() => this.said.shift(), 4000)
        break
      case 'hint':
        this.hint = message
        this.#settle(message.id)?.done(this.#seq)
        break
      case 'done':
        this.#settle(message.id)?.done(message.seq)
        break
      case 'refused': {
        const error = new Refusal(message.code, message.params as Params, message.sentence)
        if (message.id !== null) this.#settle(message.id)?.failed(error)
      }
    }
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    return pending
  }

  #show(state: TableState): void {
    if (state.clock) this.skew = state.clock.server_now - Date.now() / 1000
    this.state = state
    this.sending = []
    const salt = this.#salted ? null : dueSalt(state)
    if (!salt) return
    this.#salted = true
    this.send({ type: 'add-salt', salt }).catch(() => {}) // too late: then the match goes on without it
  }

  /** Show the waiting updates one after the other, each in its time. */
  async #work(): Promise<void> {
    if (this.#working) return
    this.#working = true
    for (;;) {
      const update = this.#queue.shift()
      if (!update) break
      const atOnce = document.hidden || this.#queue.length > backlog
      await this.#perform(update, atOnce)
    }
    this.#working = false
  }

  async #perform({ events, state }: Update, atOnce: boolean): Promise<void> {
    const before = this.state
    const won = events.find((event) => event.type === 'trick-won')
    const played = events.find((event) => event.type === 'card-played')
    if (played) this.hint = null
    this.#tell(events, state)
    const round = before?.match?.round
    const mine = state.viewer.seat
    const called = mine !== null && state.match?.round?.turn === mine && round?.turn !== mine
    if (won && played && round && !atOnce) {
      // The table before the trick is taken away: the card has left its hand, nobody is to move.
      const hand = round.hand?.filter((card) => card !== played.card) ?? null
      const sizes = round.hand_sizes.map((size, seat) => size - Number(seat === played.seat))
      const interim = { ...round, hand, hand_sizes: sizes, legal: [], turn: null, to_act: [] }
      this.#show({ ...before, match: { ...before.match!, round: interim } })
      this.trick = { leader: round.leader ?? 0, cards: won.cards, winner: won.seat, swept: false }
      await this.#wait(paced(1300))
      this.trick = { ...this.trick, swept: true }
      await this.#wait(paced(420))
    }
    this.trick = null
    this.#show(state)
    if (called) play('turn')
    if (won) return
    if (!atOnce && events.some((e) => e.type === 'card-played')) await this.#wait(paced(260))
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#hurry?.(), milliseconds)
      this.#hurry = () => {
        clearTimeout(timer)
        this.#hurry = null
        resolve()
      }
    })
  }

  #tell(events: TableEvent[], state: TableState): void {
    for (const event of events) {
      announcer.say(sentence(state, event))
      if (event.type === 'card-played') play('card')
      if (event.type === 'boss-captured') play('boss')
      if (event.type === 'suit-sealed') play('seal')
      if (event.type === 'trick-won') play('trick')
      if (event.type === 'round-won') {
        const mine = state.viewer.seat === null ? 0 : state.match?.sides[state.viewer.seat]
        play(mine !== undefined && event.winners.includes(mine) ? 'won' : 'lost')
      }
    }
  }
}
