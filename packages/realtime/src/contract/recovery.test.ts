import { expect, test } from 'vitest'
import { until } from '../fake-client.testing.ts'
import {
  api,
  connected,
  connectionToken,
  fresh,
  rawClient,
  subscriptionToken,
} from './contract-target.testing.ts'

const user = fresh('user-')

async function subscribe(channel: string, more: object = {}) {
  const client = await connected(connectionToken(user))
  const token = subscriptionToken(user, channel)
  const { subscribe: subscription = {}, error } = await client.ask({ subscribe: { channel, token, ...more } })
  return { client, subscription, error }
}

async function publish(channel: string, ...numbers: readonly number[]): Promise<void> {
  for (const n of numbers) await api('publish', { channel, data: { n } })
}

const offsets = (publications: readonly { offset?: number }[] = []) =>
  publications.map(({ offset }) => offset)

test('a reconnecting subscriber gets what it missed, in order', async () => {
  const channel = `closed:${fresh()}`
  const { client, subscription } = await subscribe(channel)
  expect(subscription).toMatchObject({ recoverable: true, positioned: true })
  client.socket.close()
  await publish(channel, 1, 2, 3)
  const back = await subscribe(channel, { recover: true, offset: 1, epoch: subscription.epoch })
  expect(back.subscription).toMatchObject({ recovered: true, was_recovering: true, offset: 1 })
  expect(offsets(back.subscription.publications)).toEqual([2, 3])
  back.client.socket.close()
})

test('a subscriber that missed nothing is told so', async () => {
  const channel = `closed:${fresh()}`
  await publish(channel, 1)
  const { client, subscription } = await subscribe(channel)
  client.socket.close()
  const back = await subscribe(channel, { recover: true, offset: 1, epoch: subscription.epoch })
  expect(back.subscription).toMatchObject({ recovered: true })
  expect(back.subscription.publications).toBeUndefined()
  back.client.socket.close()
})

test.each([
  ['more than is kept', { offset: 0 }, 12],
  ['a stream of another epoch', { offset: 1, epoch: 'another' }, 3],
  ['what is yet to come', { offset: 99 }, 3],
])('a subscriber that missed %s gets the position of the stream', async (_, position, count) => {
  const channel = `closed:${fresh()}`
  await publish(channel, ...Array.from({ length: count }, (_one, n) => n))
  const { client, subscription } = await subscribe(channel, { recover: true, ...position })
  expect(subscription).toMatchObject({ was_recovering: true, offset: count })
  expect(subscription.recovered).toBeUndefined()
  expect(subscription.publications).toBeUndefined()
  client.socket.close()
})

test('a client that loaded the state itself is refused when it cannot continue from there', async () => {
  const channel = `closed:${fresh()}`
  await publish(channel, 1)
  const { client, error } = await subscribe(channel, { recover: true, offset: 1, epoch: 'another', flag: 3 })
  expect(error?.code).toBe(112)
  client.socket.close()
})

test('while others publish, a subscriber first gets its reply and then each offset once', async () => {
  const channel = `closed:${fresh()}`
  await publish(channel, 0)
  const publishing = publish(channel, ...Array.from({ length: 40 }, (_, n) => n + 1))
  const { client, subscription } = await subscribe(channel)
  await publishing
  const start = subscription.offset ?? 0
  const pushed = () => client.received.flatMap(({ push }) => (push?.pub ? [push.pub.offset] : []))
  await until('the last one', () => (start === 41 || pushed().at(-1) === 41 ? true : undefined))
  expect(pushed()).toEqual(Array.from({ length: 41 - start }, (_, n) => start + n + 1))
  const answerAt = client.received.findIndex((one) => one.subscribe)
  const pushAt = client.received.findIndex((one) => one.push?.pub)
  expect(pushAt === -1 || answerAt < pushAt).toBe(true)
  client.socket.close()
})

test("the user's channel recovers with the connection", async () => {
  const name = fresh('own-')
  const channel = `own:#${name}`
  const first = await connected(connectionToken(name))
  const { epoch, offset = 0 } = first.received[0]?.connect?.subs?.[channel] ?? {}
  first.socket.close()
  await publish(channel, 1, 2)
  const second = await rawClient()
  const { connect } = await second.ask({
    connect: { token: connectionToken(name), subs: { [channel]: { recover: true, offset, epoch } } },
  })
  expect(connect?.subs?.[channel]).toMatchObject({ recovered: true })
  expect(offsets(connect?.subs?.[channel]?.publications)).toEqual([1, 2])
  second.socket.close()
})

test('a publication that is repeated with the same idempotency key is published once', async () => {
  const channel = `closed:${fresh()}`
  const { client } = await subscribe(channel)
  const publication = { channel, data: {}, idempotency_key: 'once' }
  const [one, again] = [await api('publish', publication), await api('publish', publication)]
  expect(one).toEqual(again)
  await api('publish', { channel, data: { last: true } })
  await until('the second', () => client.received.find(({ push }) => push?.pub?.offset === 2))
  expect(client.received.filter(({ push }) => push?.pub)).toHaveLength(2)
  client.socket.close()
})

test('the API reads history forwards, backwards and as a position', async () => {
  const channel = `closed:${fresh()}`
  await publish(channel, 1, 2, 3)
  type History = { result: { offset: number; epoch: string; publications?: { offset: number }[] } }
  const read = async (query: object) => (await api<History>('history', { channel, ...query })).result
  expect(offsets((await read({ limit: 2 })).publications)).toEqual([1, 2])
  expect(offsets((await read({ limit: -1, reverse: true })).publications)).toEqual([3, 2, 1])
  const { offset, epoch, publications = [] } = await read({})
  expect([offset, publications]).toEqual([3, []])
  expect(offsets((await read({ limit: -1, since: { offset: 2, epoch } })).publications)).toEqual([3])
  expect(await api('history', { channel, limit: 1, since: { offset: 2, epoch: 'another' } })).toMatchObject({
    error: { code: 112 },
  })
})
