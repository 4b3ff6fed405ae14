import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RetryingSocket } from '../../src/net/socket'
import type { Channel, ChannelHandlers } from '../../src/net/transport'

/** A channel under the test's control: what a transport would report, we report. */
class Connection implements Channel {
  state: 'opening' | 'open' | 'closed' = 'opening'
  sent: string[] = []

  constructor(readonly handlers: ChannelHandlers) {}

  accept(): void {
    this.state = 'open'
  }
  send(text: string): boolean {
    if (this.state === 'open') this.sent.push(text)
    return this.state === 'open'
  }
  receive(message: unknown): void {
    if (this.state !== 'closed') this.handlers.message(JSON.stringify(message))
  }
  close(): void {
    this.state = 'closed'
  }
  /** The other end closes it, or it breaks. */
  break(code = 1006, reason = ''): void {
    if (this.state === 'closed') return
    this.state = 'closed'
    this.handlers.closed(code, reason)
  }
}

let connections: Connection[]
let online: EventTarget
/** The document, as far as the socket looks at it. */
let shown: EventTarget & { hidden?: boolean }
const open = (_path: string, handlers: ChannelHandlers): Promise<Channel> => {
  connections.push(new Connection(handlers))
  return Promise.resolve(latest())
}
const latest = () => connections.at(-1)!
const attempts = () => connections.length
/** Lets promises settle without letting time pass. */
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  connections = []
  online = new EventTarget()
  shown = new EventTarget()
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5) // pauses without their random part
  vi.stubGlobal('document', shown)
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online))
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('delivers messages and sends only while it is open', async () => {
  const messages: unknown[] = []
  const socket = new RetryingSocket('/x', { message: (message) => messages.push(message) }, open)
  await settle()
  expect(socket.send({ a: 1 })).toBe(false)
  latest().accept()
  expect(socket.send({ a: 2 })).toBe(true)
  latest().receive({ type: 'lobby', tables: [] })
  expect(latest().sent).toEqual(['{"a":2}'])
  expect(messages).toEqual([{ type: 'lobby', tables: [] }])
})

it('retries with pauses that double up to eight seconds', async () => {
  const lost = vi.fn()
  new RetryingSocket('/x', { message: () => {}, lost }, open)
  await settle()
  for (const pause of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
    const before = attempts()
    latest().break()
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(attempts()).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(attempts()).toBe(before + 1)
  }
  expect(lost).toHaveBeenCalledTimes(7)
})

it('starts again with the shortest pause after a message has arrived', async () => {
  new RetryingSocket('/x', { message: () => {} }, open)
  await settle()
  latest().break()
  await vi.advanceTimersByTimeAsync(250)
  latest().receive({ type: 'lobby', tables: [] })
  latest().break()
  await vi.advanceTimersByTimeAsync(250)
  expect(attempts()).toBe(3)
})

it('retries when no connection can be opened at all', async () => {
  let failures = 2
  const failing: typeof open = (...asked) => (failures-- > 0 ? Promise.reject(new Error('no network')) : open(...asked))
  new RetryingSocket('/x', { message: () => {} }, failing)
  await settle()
  await vi.advanceTimersByTimeAsync(250)
  await vi.advanceTimersByTimeAsync(500)
  expect(attempts()).toBe(1)
})

it('retries at once when the browser is online again', async () => {
  new RetryingSocket('/x', { message: () => {} }, open)
  await settle()
  latest().break()
  online.dispatchEvent(new Event('online'))
  await settle()
  expect(attempts()).toBe(2)
  latest().receive({ type: 'ping', within: 15 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(attempts()).toBe(2) // the attempt that was scheduled is not made in addition
})

it('renews a connection that looks open when the browser is online again, which is in another network then', async () => {
  const lost = vi.fn()
  new RetryingSocket('/x', { message: () => {}, lost }, open)
  await settle()
  latest().accept()
  latest().receive({ type: 'ping', within: 15 })
  const before = latest()
  online.dispatchEvent(new Event('online'))
  await settle()
  expect(attempts()).toBe(2)
  expect(before.state).toBe('closed')
  expect(lost).toHaveBeenCalledTimes(1)
})

it('answers when the server asks, and does not hand that on', async () => {
  const message = vi.fn()
  new RetryingSocket('/x', { message }, open)
  await settle()
  latest().accept()
  latest().receive({ type: 'ping', within: 15 })
  expect(latest().sent).toEqual(['{"type":"pong"}'])
  expect(message).not.toHaveBeenCalled()
})

it('takes a connection for dead on which nothing came for as long as the server has said', async () => {
  const lost = vi.fn()
  new RetryingSocket('/x', { message: () => {}, lost }, open)
  await settle()
  latest().accept()
  latest().receive({ type: 'ping', within: 15 })
  await vi.advanceTimersByTimeAsync(9000)
  latest().receive({ type: 'ping', within: 15 })
  await vi.advanceTimersByTimeAsync(14_999)
  expect(lost).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(lost).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(250)
  expect(attempts()).toBe(2)
})

it('looks for silence at once when the page is shown, and not while it is hidden', async () => {
  const lost = vi.fn()
  new RetryingSocket('/x', { message: () => {}, lost }, open)
  await settle()
  latest().receive({ type: 'ping', within: 15 })
  shown.hidden = true
  shown.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lost).not.toHaveBeenCalled()
  shown.hidden = false
  shown.dispatchEvent(new Event('visibilitychange'))
  expect(lost).toHaveBeenCalledTimes(1)
})

it('does not wait for ever for the first message', async () => {
  new RetryingSocket('/x', { message: () => {} }, open)
  await settle()
  await vi.advanceTimersByTimeAsync(10_250)
  expect(attempts()).toBe(2)
})

it('never takes the connection to a server for dead that does not ask', async () => {
  new RetryingSocket('/x', { message: () => {} }, open)
  await settle()
  latest().receive({ type: 'lobby', tables: [] })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(attempts()).toBe(1)
})

it('opens a new connection when it is restarted', async () => {
  const socket = new RetryingSocket('/x', { message: () => {} }, open)
  await settle()
  socket.restart()
  await vi.advanceTimersByTimeAsync(250)
  expect(attempts()).toBe(2)
})

it.each([4403, 4404])('gives up when the server closes it with %i, and says why', async (code) => {
  const rejected = vi.fn()
  const lost = vi.fn()
  new RetryingSocket('/x', { message: () => {}, lost, rejected }, open)
  await settle()
  latest().break(code, 'no-spectators')
  await vi.advanceTimersByTimeAsync(60_000)
  online.dispatchEvent(new Event('online'))
  await settle()
  expect(rejected).toHaveBeenCalledExactlyOnceWith('no-spectators')
  expect(lost).not.toHaveBeenCalled()
  expect(attempts()).toBe(1)
})

it('never comes back after it was closed', async () => {
  const lost = vi.fn()
  const socket = new RetryingSocket('/x', { message: () => {}, lost }, open)
  await settle()
  latest().break()
  socket.close()
  await vi.advanceTimersByTimeAsync(60_000)
  online.dispatchEvent(new Event('online'))
  await settle()
  expect(attempts()).toBe(1)
  expect(lost).toHaveBeenCalledTimes(1)
})

it('drops a connection that opens after it was closed', async () => {
  const socket = new RetryingSocket('/x', { message: () => {} }, open)
  socket.close()
  await settle()
  expect(latest().state).toBe('closed')
})

it.each([{}, 'hello', [], null])('says so when %j comes, and goes on', async (text) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const message = vi.fn()
  const senseless = vi.fn()
  new RetryingSocket('/x', { message, senseless }, open)
  await settle()
  latest().receive(text)
  expect(senseless).toHaveBeenCalledTimes(1)
  expect(message).not.toHaveBeenCalled()
  latest().receive({ type: 'done', id: 'a', seq: 1 })
  expect(message).toHaveBeenCalledTimes(1)
})
