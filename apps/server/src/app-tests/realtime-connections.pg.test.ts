import { randomUUID } from 'node:crypto'
import { getConnectionToken, getOrderToken } from '@verstat/contract'
import { afterAll, expect, test } from 'vitest'
import { insertOrders, insertTestDictionaries, orderRow } from '../modules/directory/directory.testing.ts'
import { eventually } from '../platform/testing/eventually.ts'
import { testSite } from '../test-site.testing.ts'

const EMBEDDED = {
  mode: 'embedded',
  publicUrl: null,
  secret: null,
  centrifugo: null,
  readsOutbox: false,
} as const
const { http, call, newUser, database } = await testSite({
  prepare: insertTestDictionaries,
  realtime: EMBEDDED,
})
const { host } = new URL(await http.listen({ host: '127.0.0.1', port: 0 }))
const sockets: WebSocket[] = []
afterAll(() => {
  for (const socket of sockets) socket.close()
})

type Line = Readonly<Record<string, unknown>> & { readonly id?: number }

/** Opens a websocket connection, as a page of the site does. */
async function open(token = '') {
  const socket = new WebSocket(`ws://${host}/connection/websocket`)
  sockets.push(socket)
  const lines: Line[] = []
  let end: { code: number; reason: string } | undefined
  socket.addEventListener('message', ({ data }) => {
    for (const line of String(data).split('\n')) lines.push(JSON.parse(line) as Line)
  })
  socket.addEventListener('close', ({ code, reason }) => {
    end = { code, reason }
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const ask = async (id: number, command: object) => {
    socket.send(JSON.stringify({ id, ...command }))
    return eventually(`an answer to ${id}`, async () => lines.find((line) => line.id === id))
  }
  const connect = await ask(1, { connect: token === '' ? {} : { token } })
  return { lines, ask, connect, end: () => end }
}

async function tell(channel: string, data: object): Promise<void> {
  await database.pool.query(
    "insert into realtime_outbox (method, payload, partition) values ('publish', $1, 1)",
    [JSON.stringify({ channel, data })],
  )
}

test('a visitor without an account receives events that a transaction left in the outbox', async () => {
  const page = await open()
  expect(await page.ask(2, { subscribe: { channel: 'feed:orders' } })).toHaveProperty('subscribe')
  await tell('feed:orders', { t: 'listing.published' })
  const heard = await eventually('the event', async () => page.lines.find((line) => line.push))
  expect(heard).toMatchObject({ push: { channel: 'feed:orders', pub: { data: { t: 'listing.published' } } } })
})

const stand = (id: string) => call(getOrderToken, { id })

test('events between reading an order and connecting are delivered on connecting', async () => {
  const id = randomUUID()
  await insertOrders(database.db, [orderRow({ id })])
  await eventually('its publishing is out', async () => (await stand(id)).since.offset === 1)
  const { token, since } = await stand(id)
  await tell(`order:${id}`, { t: 'order.updated' })
  await eventually('the event is out', async () => (await stand(id)).since.offset === 2)
  const page = await open()
  const answer = await page.ask(2, {
    subscribe: { channel: `order:${id}`, token, recover: true, flag: 3, ...since },
  })
  expect(answer).toMatchObject({
    subscribe: { recovered: true, publications: [{ data: { t: 'order.updated' } }] },
  })
})

test("the API's token connects its user, who has a personal channel from the start", async () => {
  const { user, token: bearer } = await newUser()
  const { token } = await call(getConnectionToken, { id: 'me' }, { token: bearer })
  const page = await open(token)
  expect(page.connect).toMatchObject({
    connect: { expires: true, subs: { [`user:#${user.id}`]: { recoverable: true } } },
  })
  await tell(`user:#${user.id}`, { t: 'order.status_changed' })
  const heard = await eventually('the notice', async () => page.lines.find((line) => line.push))
  expect(heard).toMatchObject({ push: { channel: `user:#${user.id}` } })
})

test('nobody receives the channel of another user, of staff, or of an order without its token', async () => {
  const { user } = await newUser()
  const page = await open()
  const channels = [`user:#${user.id}`, 'staff:moderation', `order:${user.id}`, `transaction:${user.id}`]
  for (const [index, channel] of channels.entries()) {
    expect(await page.ask(index + 2, { subscribe: { channel } })).toMatchObject({ error: { code: 103 } })
  }
})

test('without websockets a page connects by a stream, with the usual response headers', async () => {
  const stream = await fetch(`http://${host}/connection/http_stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 1, connect: {} }),
  })
  expect(stream.headers.get('x-content-type-options')).toBe('nosniff')
  expect(stream.headers.get('x-accel-buffering')).toBe('no')
  const reader = (stream.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()).getReader()
  const text = new TextDecoder()
  const next = async () => JSON.parse(text.decode((await reader.read()).value, { stream: true })) as Line
  const { connect } = (await next()) as { connect: { session: string; node: string } }
  const emulate = (data: object, session = connect.session) =>
    fetch(`http://${host}/emulation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session, node: connect.node, data: JSON.stringify(data) }),
    })
  expect((await emulate({ id: 2, subscribe: { channel: 'feed:producers' } })).status).toBe(204)
  expect(await next()).toMatchObject({ id: 2, subscribe: {} })
  await tell('feed:producers', { name: 'Ґудзь' })
  expect(await next()).toMatchObject({ push: { pub: { data: { name: 'Ґудзь' } } } })
  expect((await emulate({}, 'unknown')).status).toBe(404)
})

test('under another host name the server accepts pages of the site, and no others', async () => {
  const allowed = async (origin: string) => {
    const { headers } = await fetch(`http://${host}/emulation`, { method: 'OPTIONS', headers: { origin } })
    return headers.get('access-control-allow-origin')
  }
  expect(await allowed('http://localhost')).toBe('http://localhost')
  expect(await allowed('https://other.example')).toBeNull()
})

test('pages of other sites cannot connect', async () => {
  const upgrade = await fetch(`http://${host}/connection/http_stream`, {
    method: 'POST',
    headers: { origin: 'https://other.example', 'content-type': 'application/json' },
    body: '{"id":1,"connect":{}}',
  })
  expect(upgrade.status).toBe(403)
})

test("a network's connections are limited by the setting, without affecting others", async () => {
  const limited = await testSite({
    prepare: insertTestDictionaries,
    realtime: { ...EMBEDDED, limits: { connectionsPerNetwork: 2, connectsPerNetworkPerSecond: 100 } },
  })
  const { host: place } = new URL(await limited.http.listen({ host: '127.0.0.1', port: 0 }))
  const stopping = new AbortController()
  const connect = async (address: string) => {
    const { status } = await fetch(`http://${place}/connection/http_stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: '{"id":1,"connect":{}}',
      signal: stopping.signal,
    })
    return status
  }
  const same = '198.51.100.7'
  // Some load balancers append the port to the client's address. The limit must ignore the port.
  expect([await connect(same), await connect(`${same}:4711`), await connect(`${same}:4712`)]).toEqual([
    200, 200, 429,
  ])
  expect(await connect('198.51.100.8')).toBe(200)
  stopping.abort()
})
