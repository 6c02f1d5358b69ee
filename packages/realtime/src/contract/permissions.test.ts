import { describe, expect, test } from 'vitest'
import {
  api,
  connected,
  connectionToken,
  forgedToken,
  fresh,
  outcomeOf,
  rawClient,
  subscriptionToken,
} from './contract-target.testing.ts'

const run = fresh()
const anna = `anna-${run}`
const boris = `boris-${run}`
const CLOSED = `closed:${run}`

/** Subscriptions by user, channel and token, with the expected outcome. */
const SUBSCRIPTIONS: readonly (readonly [
  who: string,
  user: string,
  channel: string,
  token: string,
  outcomeOf: string,
])[] = [
  ['nobody', '', `open:${run}`, '', 'ok'],
  ['a user', anna, `open:${run}`, '', 'ok'],
  ['nobody', '', `members:${run}`, '', 'error 103'],
  ['a user', anna, `members:${run}`, '', 'ok'],
  ['nobody', '', CLOSED, '', 'error 103'],
  ['a user', anna, CLOSED, '', 'error 103'],
  ['a user with a token', anna, CLOSED, subscriptionToken(anna, CLOSED), 'ok'],
  ['nobody with a token of nobody', '', CLOSED, subscriptionToken('', CLOSED), 'ok'],
  ['a user with a token of another', boris, CLOSED, subscriptionToken(anna, CLOSED), 'closed 3500'],
  ['nobody with a token of a user', '', CLOSED, subscriptionToken(anna, CLOSED), 'closed 3500'],
  [
    'a user with a token of another channel',
    anna,
    CLOSED,
    subscriptionToken(anna, 'closed:z'),
    'closed 3500',
  ],
  [
    'a user with a token of another connection',
    anna,
    CLOSED,
    subscriptionToken(anna, CLOSED, 900, { client: 'another' }),
    'closed 3500',
  ],
  ['a user with an expired token', anna, CLOSED, subscriptionToken(anna, CLOSED, -1), 'error 109'],
  ['a user with a forged token', anna, CLOSED, forgedToken({ sub: anna, channel: CLOSED }), 'error 103'],
  ['a user with the token of a connection', anna, CLOSED, connectionToken(anna), 'error 103'],
  ['another user', boris, `own:#${anna}`, '', 'error 103'],
  ['nobody', '', `own:#${anna}`, '', 'error 103'],
  ['one of several users', anna, `own:pair#${boris},${anna}`, '', 'ok'],
  ['a user who has it already', anna, `own:#${anna}`, '', 'error 105'],
  ['a user', anna, `unknown:${run}`, '', 'error 102'],
  ['a user', anna, 'open:Кирилиця', '', 'error 107'],
  ['a user', anna, 'open:NOT-BY-THE-PATTERN', '', 'error 107'],
  ['a user', anna, `$open:${run}`, '', 'error 103'],
  ['a user', anna, '', '', 'closed 3501'],
]

describe('subscribing', () => {
  const cases = SUBSCRIPTIONS.map(
    ([who, user, channel, token, expected]) => [who, channel, expected, user, token] as const,
  )

  test.each(cases)('%s and %s: %s', async (_, channel, expected, user, token) => {
    const client = await connected(user === '' ? '' : connectionToken(user))
    expect(await outcomeOf(client, { subscribe: { channel, ...(token === '' ? {} : { token }) } })).toBe(
      expected,
    )
  })

  test('only stream subscriptions are supported', async () => {
    for (const [type, expected] of [
      [1, 'error 103'],
      [2, 'error 103'],
      [3, 'error 103'],
    ] as const) {
      const client = await connected()
      expect(await outcomeOf(client, { subscribe: { channel: `open:${run}`, type } })).toBe(expected)
    }
  })

  test('the number of channels per connection is limited', async () => {
    const client = await connected()
    for (let n = 0; n < 8; n += 1) {
      expect(await client.ask({ subscribe: { channel: `open:limit-${n}` } })).not.toHaveProperty('error')
    }
    expect(await outcomeOf(client, { subscribe: { channel: 'open:limit-8' } })).toBe('error 106')
  })
})

/**
 * Commands about a channel. If `isIn` is true, the user who sends the command is subscribed to the channel.
 */
const COMMANDS: readonly (readonly [command: string, channel: string, isIn: boolean, outcomeOf: string])[] = [
  ['publish', `chat:${run}`, true, 'ok'],
  ['publish', `chat:${run}`, false, 'error 103'],
  ['publish', `open:${run}`, true, 'error 103'],
  ['publish', `own:#${anna}`, false, 'error 103'],
  ['publish', `unknown:${run}`, false, 'error 102'],
  ['history', `chat:${run}`, true, 'ok'],
  ['history', `chat:${run}`, false, 'error 103'],
  ['history', `open:${run}`, true, 'error 108'],
  ['history', CLOSED, false, 'error 103'],
  ['presence', `chat:${run}`, true, 'ok'],
  ['presence', `chat:${run}`, false, 'error 103'],
  ['presence', `open:${run}`, true, 'error 103'],
  ['presence', `members:${run}`, true, 'error 108'],
  ['presence_stats', `chat:${run}`, true, 'ok'],
  ['presence_stats', `open:${run}`, true, 'error 103'],
]

test.each(
  COMMANDS,
)('%s in %s, subscribed: %j, is answered with %s', async (command, channel, isIn, expected) => {
  const client = await connected(connectionToken(anna))
  if (isIn) await client.ask({ subscribe: { channel } })
  const body = { channel, ...(command === 'publish' ? { data: {} } : {}) }
  expect(await outcomeOf(client, { [command]: body })).toBe(expected)
})

test("a client's publication names its publisher", async () => {
  const channel = `chat:${fresh()}`
  const client = await connected(connectionToken(anna, 900, { info: { shown: 'Анна' } }))
  await client.ask({ subscribe: { channel } })
  await client.ask({ publish: { channel, data: { text: 'Привіт' } } })
  expect(await client.push('pub', channel)).toMatchObject({
    pub: {
      data: { text: 'Привіт' },
      offset: 1,
      info: { user: anna, client: client.id, conn_info: { shown: 'Анна' } },
    },
  })
  client.socket.close()
})

test("each signed-in connection is subscribed to its user's channel from the start", async () => {
  const client = await connected(connectionToken(anna))
  const [reply] = client.received
  expect(reply?.connect?.subs).toMatchObject({ [`own:#${anna}`]: { recoverable: true, positioned: true } })
  await api('publish', { channel: `own:#${anna}`, data: { n: 1 } })
  expect(await client.push('pub', `own:#${anna}`)).toMatchObject({ pub: { data: { n: 1 } } })
  client.socket.close()
})

test('presence counts connections and users, and subscribers receive joins and leaves', async () => {
  const channel = `open:${fresh()}`
  const clients = [
    await connected(connectionToken(anna)),
    await connected(connectionToken(anna)),
    await connected(),
  ]
  for (const client of clients) await client.ask({ subscribe: { channel } })
  expect(await api('presence_stats', { channel })).toEqual({ result: { num_clients: 3, num_users: 2 } })
  const [first, second, third] = clients
  expect(await first?.push('join', channel)).toMatchObject({ join: { info: { client: expect.any(String) } } })
  third?.socket.close()
  expect(await second?.push('leave', channel)).toMatchObject({ leave: { info: { client: third?.id } } })
  for (const client of clients) client.socket.close()
})

test('the number of connections per user is limited', async () => {
  const user = fresh('many-')
  const clients = await Promise.all([1, 2, 3].map(() => connected(connectionToken(user))))
  expect(await outcomeOf(await rawClient(), { connect: { token: connectionToken(user) } })).toBe(
    'closed 3504',
  )
  for (const client of clients) client.socket.close()
})
