import { afterEach, expect, it, vi } from 'vitest'
import { api, ask } from '../../src/net/api'
import { screenApi } from '../../src/net/screenApi'
import { transport, type Answer } from '../../src/net/transport'

const answer = (body: unknown, status = 200): Promise<Answer> =>
  Promise.resolve({ status, body: new Blob([JSON.stringify(body)]), name: 'match.yokai' })

afterEach(() => void vi.restoreAllMocks())

it('fills the path, adds the query and sends the body', async () => {
  const request = vi.spyOn(transport, 'request')
  request.mockReturnValue(answer({ players: [], first: null, seats: [] }))
  await screenApi.sameDeals('A/B', 2, 20)
  expect(request).toHaveBeenLastCalledWith({ method: 'GET', path: '/tables/A%2FB/same-deals?seat=2&offset=20' })
  await screenApi.sameDeals('file:17', 0, 0)
  expect(request).toHaveBeenLastCalledWith({ method: 'GET', path: '/uploads/17/same-deals?seat=0&offset=0' })
  request.mockReturnValue(answer([]))
  await api.matches(20)
  expect(request).toHaveBeenLastCalledWith({ method: 'GET', path: '/me/matches?limit=20' })
  request.mockReturnValue(answer({ name: 'Bo' }))
  await api.rename('Bo')
  expect(request).toHaveBeenLastCalledWith({ method: 'PATCH', path: '/me', body: { name: 'Bo' } })
})

it.each([{}, { title: 'Ada' }, [], null, 'Welcome to our hotel'])('takes %j for no answer', async (body) => {
  vi.spyOn(transport, 'request').mockReturnValue(answer(body))
  await expect(api.me()).rejects.toMatchObject({ code: 'bad-answer' })
})

it('takes an object for no list', async () => {
  vi.spyOn(transport, 'request').mockReturnValue(answer({}))
  await expect(screenApi.programs()).rejects.toMatchObject({ code: 'bad-answer' })
})

it('throws what the server refuses with', async () => {
  vi.spyOn(transport, 'request').mockReturnValue(answer({ code: 'no-such-table', sentence: 'None.', params: {} }, 404))
  await expect(ask('GET /tables/{code}/replay', ['rounds'], { in: { code: 'AAAA' } })).rejects.toMatchObject({
    code: 'no-such-table',
    message: 'None.',
  })
  await expect(api.record('AAAA')).rejects.toMatchObject({ code: 'no-such-table' })
})

it('hands over a file as it came, with its name', async () => {
  vi.spyOn(transport, 'request').mockReturnValue(answer('cards'))
  const { body, name } = await api.record('AAAA')
  expect([await body.text(), name]).toEqual(['"cards"', 'match.yokai'])
})
