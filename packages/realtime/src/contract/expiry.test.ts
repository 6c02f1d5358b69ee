import { describe, expect, test } from 'vitest'
import {
  connected,
  connectionToken,
  forgedToken,
  fresh,
  outcomeOf,
  rawClient,
  subscriptionToken,
} from './contract-target.testing.ts'

const user = () => fresh('user-')

describe.concurrent('a connection', () => {
  test('with an expired token is asked to fetch a new one', async () => {
    expect(await outcomeOf(await rawClient(), { connect: { token: connectionToken(user(), -1) } })).toBe(
      'error 109',
    )
  })

  test.each([
    ['forged', forgedToken({ sub: 'x' })],
    ['not a token', 'x.y.z'],
    ['for a channel', subscriptionToken('x', 'open:x')],
  ])('with a token that is %s ends for good', async (_, token) => {
    expect(await outcomeOf(await rawClient(), { connect: { token } })).toBe('closed 3500')
  })

  test('is told when its token expires and ends some time after that', async () => {
    const client = await connected(connectionToken(user(), 2))
    expect(client.received[0]?.connect).toMatchObject({ expires: true })
    expect(client.received[0]?.connect?.ttl).toBeGreaterThan(0)
    const { code, reason } = await client.closed
    expect([code, reason]).toEqual([3005, 'connection expired'])
  })

  test('that refreshes its token in time continues', async () => {
    const name = user()
    const client = await connected(connectionToken(name, 1))
    const { refresh } = await client.ask({ refresh: { token: connectionToken(name, 900) } })
    expect(refresh).toMatchObject({ expires: true, ttl: expect.any(Number) })
    const end = await Promise.race([client.closed, new Promise((resolve) => setTimeout(resolve, 3_500))])
    expect(end).toBeUndefined()
    client.socket.close()
  })

  test.each([
    ['an expired token', (name: string) => connectionToken(name, -1), 'closed 3005'],
    ['the token of another user', () => connectionToken('another'), 'closed 3500'],
    ['a forged token', (name: string) => forgedToken({ sub: name }), 'closed 3500'],
    ['no token', () => '', 'closed 3501'],
  ])('refreshed with %s ends', async (_, token, expected) => {
    const name = user()
    const client = await connected(connectionToken(name))
    expect(await outcomeOf(client, { refresh: { token: token(name) } })).toBe(expected)
  })
})

describe.concurrent('a subscription', () => {
  const channel = `closed:${fresh()}`

  async function subscribed(seconds: number) {
    const name = user()
    const client = await connected(connectionToken(name))
    const { subscribe } = await client.ask({
      subscribe: { channel, token: subscriptionToken(name, channel, seconds) },
    })
    return { client, name, subscribe }
  }

  test('is told when its token expires and ends some time after that, without ending the connection', async () => {
    const { client, subscribe } = await subscribed(2)
    expect(subscribe).toMatchObject({ expires: true })
    expect(await client.push('unsubscribe', channel)).toMatchObject({
      unsubscribe: { code: 2501, reason: 'subscription expired' },
    })
    expect(await outcomeOf(client, { subscribe: { channel: 'open:still-there' } })).toBe('ok')
  })

  test('that refreshes its token in time continues', async () => {
    const { client, name } = await subscribed(1)
    const { sub_refresh: answer } = await client.ask({
      sub_refresh: { channel, token: subscriptionToken(name, channel, 900) },
    })
    expect(answer).toMatchObject({ expires: true })
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    expect(client.received.some(({ push }) => push?.unsubscribe)).toBe(false)
    client.socket.close()
  })

  test.each([
    ['an expired token', (name: string) => subscriptionToken(name, channel, -1), 'closed 3006'],
    ['a forged token', (name: string) => forgedToken({ sub: name, channel }), 'closed 3500'],
    ['the token of another user', () => subscriptionToken('another', channel), 'closed 3500'],
    ['the token of another channel', (name: string) => subscriptionToken(name, 'closed:z'), 'closed 3500'],
    ['no token', () => '', 'error 107'],
  ])('refreshed with %s', async (_, token, expected) => {
    const { client, name } = await subscribed(900)
    expect(await outcomeOf(client, { sub_refresh: { channel, token: token(name) } })).toBe(expected)
  })

  test('that does not exist cannot be refreshed', async () => {
    const name = user()
    const client = await connected(connectionToken(name))
    expect(
      await outcomeOf(client, { sub_refresh: { channel, token: subscriptionToken(name, channel) } }),
    ).toBe('error 103')
  })
})
