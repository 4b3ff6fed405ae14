import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest'
import { ServerTransport } from '../../src/net/server'

const ada = { name: 'Ada', program: false, server_now: 0 }
const answered = (body: unknown, how: ResponseInit = {}) => new Response(JSON.stringify(body), how)

let fetched: string[]
let fetch: Mock<(path: string, how: RequestInit) => Promise<Response>>

beforeEach(() => {
  fetched = []
  fetch = vi.fn(() => Promise.resolve(answered(ada)))
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
    fetched.push(`${how.method} ${path}`)
    return fetch(path, how)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('makes one guest, however many ask at once, and before anything else', async () => {
  const server = new ServerTransport()
  await Promise.all([server.identify(), server.request({ method: 'GET', path: '/a' }), server.identify()])
  expect(fetched).toEqual(['GET /api/me', 'GET /api/a'])
})

it('makes a guest again when the last one is forgotten, and none for an anonymous request', async () => {
  const server = new ServerTransport()
  await server.request({ method: 'GET', path: '/admin', anonymous: true })
  expect(fetched).toEqual(['GET /api/admin'])
  await server.identify()
  server.forget()
  await server.identify()
  expect(fetched.slice(1)).toEqual(['GET /api/me', 'GET /api/me'])
})

it('asks again when a question does not get through', async () => {
  const server = new ServerTransport()
  await server.identify()
  fetch.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'))
  const answer = server.request({ method: 'GET', path: '/a' })
  await vi.advanceTimersByTimeAsync(1900)
  expect((await answer).status).toBe(200)
  expect(fetched).toHaveLength(4)
})

it('never sends twice what changes something', async () => {
  const server = new ServerTransport()
  await server.identify()
  fetch.mockRejectedValueOnce(new Error('no network'))
  await expect(server.request({ method: 'POST', path: '/a' })).rejects.toMatchObject({ code: 'no-connection' })
  expect(fetched).toHaveLength(2)
})

it('does not wait for ever, but as long as a file keeps coming', async () => {
  const server = new ServerTransport()
  await server.identify()
  let file: ReadableStreamDefaultController | undefined
  let signal: AbortSignal | null | undefined
  fetch.mockImplementation((_, how: RequestInit) => {
    signal = how.signal
    const body = new ReadableStream({ start: (controller) => void (file = controller) })
    signal?.addEventListener('abort', () => file?.error(new Error('aborted')))
    const headers = { 'content-disposition': 'attachment; filename="a.csv"', 'content-type': 'text/csv' }
    return Promise.resolve(new Response(body, { headers }))
  })
  const asked = { method: 'GET', path: '/a.csv', patience: 1000 }
  const whole = server.request(asked)
  for (const part of ['one', ' two', ' three']) {
    await vi.advanceTimersByTimeAsync(900)
    file?.enqueue(new TextEncoder().encode(part))
  }
  await vi.advanceTimersByTimeAsync(0)
  file?.close()
  const { body, name } = await whole
  expect([await body.text(), body.type, name]).toEqual(['one two three', 'text/csv', 'a.csv'])

  const cut = expect(server.request(asked)).rejects.toMatchObject({ code: 'no-answer' })
  await vi.advanceTimersByTimeAsync(5000)
  await cut
  expect(signal?.aborted).toBe(true)
})

it('opens a socket once the visitor is known, and hands on what comes until it is closed', async () => {
  const sockets: { url: string; onmessage: unknown; onclose: unknown; close: () => void; readyState: number }[] = []
  class Socket {
    static OPEN = 1
    readyState = 0
    onmessage: ((event: { data: string }) => void) | null = null
    onclose: ((event: { code: number; reason: string }) => void) | null = null
    send = vi.fn()
    close = vi.fn()
    constructor(readonly url: string) {
      sockets.push(this)
    }
  }
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'https:', host: 'yokai.example' })
  const message = vi.fn()
  const closed = vi.fn()
  const channel = await new ServerTransport().open('/tables/ABCD/socket', { message, closed })
  expect(fetched).toEqual(['GET /api/me'])
  const socket = sockets[0] as Socket
  expect(socket.url).toBe('wss://yokai.example/api/tables/ABCD/socket?pings=1')
  expect(channel.send('early')).toBe(false)
  socket.readyState = 1
  expect(channel.send('hello')).toBe(true)
  expect(socket.send).toHaveBeenCalledExactlyOnceWith('hello')
  socket.onmessage?.({ data: 'there' })
  expect(message).toHaveBeenCalledExactlyOnceWith('there')
  channel.close()
  socket.onclose?.({ code: 1000, reason: '' })
  expect(closed).not.toHaveBeenCalled()
  expect(socket.close).toHaveBeenCalledOnce()
})
