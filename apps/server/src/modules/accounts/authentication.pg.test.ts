import {
  getUser,
  getUserById,
  listOrders,
  listOwnOrders,
  listOwnProducers,
  listOwnSubscriptions,
  type Send,
} from '@verstat/contract'
import { expect, test } from 'vitest'
import { howMany } from '../../platform/testing/how-many.ts'
import { testSite } from '../../test-site.testing.ts'

const STALE = 'A'.repeat(43)
/** The fake renderer stores here the user it received for each page. */
const pages: unknown[] = []
const site = await testSite({
  renderer: {
    close: async () => {},
    queryKeys: () => [],
    render: async (_request, { send }) => {
      pages.push(await Promise.allSettled([send(getUser, {}), send(getUser, {}), ownOrders(send)]))
      return { status: 200, html: '<html></html>' }
    },
  },
})
const { call, refusal, newUser, http, database } = site

function ownOrders(send: Send) {
  return send(listOwnOrders, {})
}

test.each([
  ['no token', undefined],
  ['an empty one', ''],
  ['a wrong one', STALE],
  ['nonsense', 'ключ'],
])('%s gets the same 401 response where a user is required', async (_name, token) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${encodeURIComponent(token)}` }
  const answer = await http.inject({ url: '/v1/user/get', headers })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['www-authenticate']).toBe('Bearer')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json().data.code).toBe('unauthenticated')
})

test('a wrong token is ignored by public calls', async () => {
  const { user } = await newUser()
  expect((await call(listOrders, {}, { token: STALE })).items).toEqual([])
  expect(await call(getUserById, { id: user.id }, { token: STALE })).toMatchObject({ name: 'Олена Ґ.' })
})

test('other schemes and cookies do not count as tokens', async () => {
  const { token } = await newUser()
  for (const headers of [
    { authorization: `Basic ${token}` },
    { authorization: token },
    { cookie: `token=${token}` },
  ]) {
    expect((await http.inject({ url: '/v1/user/get', headers })).statusCode).toBe(401)
  }
})

test('responses to authenticated calls are never cached for others', async () => {
  const { token } = await newUser()
  const answer = await http.inject({ url: '/v1/user/get', headers: { authorization: `bearer ${token}` } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers.vary).toContain('Authorization')
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('authentication is checked before the input', async () => {
  const answer = await http.inject({ method: 'PATCH', url: '/v1/user/edit', payload: { surprise: 1 } })
  expect(answer.statusCode).toBe(401)
})

test('a page is rendered for the user of its cookie, with one lookup', async () => {
  const { token, user } = await newUser()
  pages.length = 0
  await http.inject({ url: '/user', headers: { cookie: `locale=uk; token=${token}` } })
  expect(pages[0]).toMatchObject([
    { value: { id: user.id } },
    { value: { id: user.id } },
    { value: { items: [], total: 0 } },
  ])
})

test('pages of visitors and stale cookies get the same errors as calls', async () => {
  for (const headers of [{}, { cookie: `token=${STALE}` }]) {
    pages.length = 0
    await http.inject({ url: '/user', headers })
    expect(pages[0]).toMatchObject([
      { reason: { statusCode: 401, data: { code: 'unauthenticated' } } },
      { status: 'rejected' },
      { status: 'rejected' },
    ])
  }
})

test('two users and a visitor at the same time each get their own page', async () => {
  const people = [await newUser(), await newUser()]
  pages.length = 0
  const cookies = Array.from({ length: 30 }, (_, i) => people[i % 3]?.token)
  await Promise.all(
    cookies.map((token) => http.inject({ url: '/user', headers: token ? { cookie: `token=${token}` } : {} })),
  )
  const seen = pages.map((page) => {
    const [first] = page as PromiseSettledResult<{ id: string }>[]
    return first?.status === 'fulfilled' ? first.value.id : 'nobody'
  })
  for (const { user } of people) expect(seen.filter((id) => id === user.id)).toHaveLength(10)
})

test('guessing tokens fails and is rate-limited', async () => {
  const guesses = howMany(1_000, 10_000)
  const ip = '198.51.100.1'
  const counts: Record<number, number> = {}
  for (let i = 0; i < guesses; i += 1) {
    const token = Buffer.from(`guess ${i}`.padEnd(32)).toString('base64url')
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': ip }
    const { statusCode } = await http.inject({ url: '/v1/user/get', headers })
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
  }
  expect(counts).toEqual({ 401: 300, 429: guesses - 300 })
}, 120_000)

test('lists of a user who owns nothing are empty; visitors are refused', async () => {
  const { token } = await newUser()
  for (const route of [listOwnOrders, listOwnProducers, listOwnSubscriptions]) {
    expect(await call(route, {}, { token })).toMatchObject({
      items: [],
      page: 1,
      limit: 24,
      total: 0,
      totalExact: true,
      pages: 0,
    })
    expect((await refusal(route, {})).code).toBe('unauthenticated')
  }
})

test('one indexed query looks up the token', async () => {
  const { rows } = await database.pool.query(
    `explain (format json) select s.id from sessions s join users u on u.id = s.user_id
      left join second_factors f on f.user_id = u.id where s.token_hash = '\\x00' and s.expires_at > now()`,
  )
  expect(JSON.stringify(rows)).toContain('sessions_token_hash_key')
})
