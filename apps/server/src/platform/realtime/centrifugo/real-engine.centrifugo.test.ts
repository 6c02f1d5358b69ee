import { randomUUID } from 'node:crypto'
import { Centrifuge } from 'centrifuge'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createSecretKey } from '../../security/secret-key.ts'
import { MODERATION_CHANNEL, orderChannel } from '../channels.ts'
import { createRealtimeTokens, realtimeKeys } from '../realtime-tokens.ts'
import { centrifugoPublisher } from './centrifugo-publisher.ts'

/**
 * Only `npm run test:centrifugo` runs this file. The command starts a Centrifugo with the configuration that
 * we generate.
 */
// biome-ignore lint/style/noProcessEnv: only the script knows the address of the engine.
const { CENTRIFUGO_HOST = '', CENTRIFUGO_API_KEY = '', REALTIME_SECRET = '' } = process.env

const publisher = centrifugoPublisher({
  apiUrl: `http://${CENTRIFUGO_HOST}/api`,
  apiKey: CENTRIFUGO_API_KEY,
  fetch,
})
const keys = realtimeKeys(createSecretKey('not looked at, for there is another'), REALTIME_SECRET)
const tokens = createRealtimeTokens(keys, () => new Date())
const open: Centrifuge[] = []

afterEach(() => {
  for (const client of open.splice(0)) client.disconnect()
})

/** Connects a browser client, signed in or anonymous. */
function connect(userId: string | null): { client: Centrifuge; ended: number[]; own: unknown[] } {
  const client = new Centrifuge(`ws://${CENTRIFUGO_HOST}/connection/websocket`, {
    websocket: WebSocket,
    ...(userId === null ? {} : { token: tokens.connect(userId).token, getToken: async () => '' }),
  })
  const ended: number[] = []
  const own: unknown[] = []
  client.on('disconnected', ({ code }) => ended.push(code))
  client.on('publication', ({ data }) => own.push(data))
  client.connect()
  open.push(client)
  return { client, ended, own }
}

/** Returns the outcome of a subscription: `subscribed`, or the error code of the refusal. */
async function ask(client: Centrifuge, channel: string, token?: string) {
  const subscription = client.newSubscription(channel, token === undefined ? {} : { token })
  const heard: unknown[] = []
  subscription.on('publication', ({ data, offset }) => heard.push({ data, offset }))
  const outcome = new Promise<string>((resolve) => {
    subscription.on('subscribed', () => resolve('subscribed'))
    subscription.on('unsubscribed', ({ code }) => resolve(String(code)))
    client.on('disconnected', ({ code }) => resolve(`disconnected ${code}`))
  })
  subscription.subscribe()
  return { outcome: await outcome, heard }
}

test('a visitor receives the feeds and the order they have a token for, with offsets, and nothing else', async () => {
  const { client } = connect(null)
  const channel = orderChannel(randomUUID())
  const feed = await ask(client, 'feed:orders')
  const order = await ask(client, channel, tokens.subscribe(null, channel).token)
  expect([feed.outcome, order.outcome]).toEqual(['subscribed', 'subscribed'])
  for (const closed of [orderChannel(randomUUID()), MODERATION_CHANNEL, 'feed:secrets', 'nothing:1']) {
    expect([closed, (await ask(client, closed)).outcome]).not.toEqual([closed, 'subscribed'])
  }
  const results = await publisher.publish([
    { channel, data: { n: 1 }, idempotencyKey: 'one' },
    { channel, data: { n: 1 }, idempotencyKey: 'one' },
    { channel, data: { слово: 'шиття' } },
    { channel: 'feed:orders', data: { n: 3 } },
    { channel: 'nothing:1', data: {} },
  ])
  await vi.waitFor(() => expect(order.heard.length + feed.heard.length).toBe(3))
  // The event `n: 1` was published twice with the same idempotency key, but it is received only once.
  expect(order.heard).toEqual([
    { data: { n: 1 }, offset: 1 },
    { data: { слово: 'шиття' }, offset: 2 },
  ])
  expect(results.at(-1)).toMatchObject({ error: { code: 102, isTemporary: false } })
  expect(await publisher.position(channel)).toMatchObject({ offset: 2 })
  expect(await publisher.presenceStats(channel)).toMatchObject({ clients: 1 })
})

test('a user receives their own channel without subscribing, and nobody else does', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  const one = connect(first)
  const other = connect(second)
  await Promise.all([one.client.ready(), other.client.ready()])
  await publisher.publish([
    { channel: `user:#${first}`, data: 'for the first' },
    { channel: `user:#${second}`, data: 'for the second' },
  ])
  await vi.waitFor(() => expect([one.own, other.own]).toEqual([['for the first'], ['for the second']]))
  expect((await ask(other.client, `user:#${first}`)).outcome).not.toBe('subscribed')
})

test('the token of one user opens a channel for no other', async () => {
  const { client } = connect(randomUUID())
  const channel = orderChannel(randomUUID())
  const { outcome } = await ask(client, channel, tokens.subscribe(randomUUID(), channel).token)
  expect(outcome).toBe('disconnected 3500')
})

test('a closed account is disconnected for good', async () => {
  const user = randomUUID()
  const { client, ended } = connect(user)
  await client.ready()
  await publisher.disconnect(user, { code: 4501, reason: 'account closed' }, { isRevoked: true })
  await vi.waitFor(() => expect(ended).toEqual([4501]))
})

test('a user who loses the right to a channel is unsubscribed', async () => {
  const user = randomUUID()
  const { client } = connect(user)
  const subscription = client.newSubscription(MODERATION_CHANNEL, {
    token: tokens.subscribe(user, MODERATION_CHANNEL).token,
  })
  subscription.subscribe()
  await subscription.ready()
  await publisher.unsubscribe(user, MODERATION_CHANNEL)
  await vi.waitFor(() => expect(subscription.state).toBe('unsubscribed'))
})

test('clients cannot publish', async () => {
  const { client } = connect(randomUUID())
  await client.ready()
  await expect(client.publish('feed:orders', { n: 1 })).rejects.toMatchObject({ code: 103 })
})
