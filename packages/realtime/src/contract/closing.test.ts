import { describe, expect, test } from 'vitest'
import { until } from '../fake-client.testing.ts'
import {
  api,
  connected,
  connectionToken,
  fresh,
  HOST,
  outcomeOf,
  rawClient,
} from './contract-target.testing.ts'

describe.concurrent('a protocol violation closes the connection for good', () => {
  test.each([
    ['no JSON', '{"id":1,'],
    ['a list', '[]'],
    ['a number', '1'],
    ['a command before connecting', '{"id":1,"subscribe":{"channel":"open:x"}}'],
    ['a field of another type', '{"id":1,"connect":{"token":5}}'],
    ['a command of no kind', '{"id":1}'],
    ['a command without a number', '{"connect":{}}'],
  ])('%s', async (_, text) => {
    const client = await rawClient()
    client.sendText(text)
    expect(await client.closed).toEqual({ code: 3501, reason: 'bad request' })
  })

  test('connecting twice', async () => {
    expect(await outcomeOf(await connected(), { connect: {} })).toBe('closed 3501')
  })

  test('an unexpected pong', async () => {
    const client = await connected()
    client.sendText('{}')
    expect((await client.closed).code).toBe(3501)
  })

  test('a message without a handler', async () => {
    const client = await connected()
    client.sendText('{"send":{"data":{}}}')
    expect((await client.closed).code).toBe(3508)
  })

  test('a message above the size limit', async () => {
    const client = await connected()
    client.sendText(JSON.stringify({ id: 9, publish: { channel: 'open:x', data: 'x'.repeat(70_000) } }))
    expect((await client.closed).code).toBe(1009)
  })
})

describe.concurrent('timeouts', () => {
  test('a client that does not connect is closed', async () => {
    expect((await (await rawClient()).closed).code).toBe(3502)
  })

  test('a client that does not answer a ping is closed and reconnects', async () => {
    const client = await rawClient({ answersPings: false })
    const { connect } = await client.ask({ connect: {} })
    expect(connect).toMatchObject({ ping: 3, pong: true })
    expect(await client.closed).toEqual({ code: 3012, reason: 'no pong' })
  })

  test('a client that answers pings stays connected', async () => {
    const client = await connected()
    await until('three pings', () => client.received.filter((one) => JSON.stringify(one) === '{}')[1], 12_000)
    expect(await outcomeOf(client, { subscribe: { channel: 'open:x' } })).toBe('ok')
  })
})

describe.concurrent('the server', () => {
  test('ends a subscription of a user for good', async () => {
    const user = fresh('user-')
    const channel = `members:${fresh()}`
    const client = await connected(connectionToken(user))
    await client.ask({ subscribe: { channel } })
    await api('unsubscribe', { user, channel })
    expect(await client.push('unsubscribe', channel)).toMatchObject({ unsubscribe: { code: 2000 } })
    client.socket.close()
  })

  test('subscribes a user to a channel', async () => {
    const user = fresh('user-')
    const channel = `closed:${fresh()}`
    const client = await connected(connectionToken(user))
    await api('subscribe', { user, channel })
    await client.push('subscribe', channel)
    await api('publish', { channel, data: { n: 1 } })
    expect(await client.push('pub', channel)).toMatchObject({ pub: { data: { n: 1 } } })
    client.socket.close()
  })

  test.each([
    [undefined, 3503, 'force disconnect'],
    [{ code: 4501, reason: 'signed out' }, 4501, 'signed out'],
  ])('disconnects a user with %j', async (disconnect, code, reason) => {
    const user = fresh('user-')
    const [one, other] = [await connected(connectionToken(user)), await connected()]
    await api('disconnect', { user, ...(disconnect ? { disconnect } : {}) })
    expect(await one.closed).toEqual({ code, reason })
    expect(await outcomeOf(other, { subscribe: { channel: 'open:x' } })).toBe('ok')
  })

  test('refuses unknown methods, and every method without the key', async () => {
    expect((await fetch(`http://${HOST}/api/info`, { method: 'POST', body: '{}' })).status).toBe(401)
    expect(await api('info', {})).toMatchObject({ result: { nodes: [{ num_clients: expect.any(Number) }] } })
    expect(await api('publish', { channel: 'unknown:x', data: {} })).toMatchObject({ error: { code: 102 } })
    expect(await api('publish', { channel: 'open:x' })).toMatchObject({ error: { code: 107 } })
  })
})

test('a client that does not read is disconnected, and others lose nothing', async () => {
  const channel = `open:${fresh()}`
  const [slow, quick] = [await connected(), await connected()]
  for (const client of [slow, quick]) await client.ask({ subscribe: { channel } })
  slow.socket.pause()
  const data = 'ґ'.repeat(20_000)
  const present = async () => {
    const { result } = await api<{ result: { num_clients: number } }>('presence_stats', { channel })
    return result.num_clients
  }
  let published = 0
  while ((await present()) === 2 && published < 2_000) {
    await api('publish', { channel, data: { n: published, data } })
    published += 1
  }
  expect(await present()).toBe(1)
  const numbers = () =>
    quick.received.flatMap(({ push }) => (push?.pub ? [(push.pub.data as { n: number }).n] : []))
  await until('all publications', () => (numbers().length === published ? true : undefined))
  expect(numbers()).toEqual(Array.from({ length: published }, (_, n) => n))
  slow.socket.terminate()
  quick.socket.close()
})
