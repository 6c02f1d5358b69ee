import { randomUUID } from 'node:crypto'
import type { Publication, PublishResult, RealtimePublisher } from '@verstat/realtime'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { silentHttpLog } from '../../testing/silent-log.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { startOutboxDispatcher } from './outbox-dispatcher.ts'

const { pool, connection } = await testDatabase<Record<string, never>>()
const started: { readonly stop: () => Promise<void> }[] = []

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(started.splice(0).map((dispatcher) => dispatcher.stop()))
  await pool.query('delete from realtime_outbox')
})

type Heard = { readonly channel: string; readonly text: string; readonly key: string | undefined }

/** A fake publisher that records its calls. `refuse` makes the next calls fail after they are recorded. */
function recorder() {
  const heard: Heard[] = []
  const acts: string[] = []
  const engine = {
    heard,
    acts,
    refuse: null as null | (() => readonly PublishResult[]),
    texts: (channel: string) => heard.filter((each) => each.channel === channel).map(({ text }) => text),
  }
  const publisher: RealtimePublisher = {
    async publish(publications: readonly Publication[]) {
      for (const { channel, data, idempotencyKey } of publications) {
        const text = JSON.stringify((data as { d: unknown }).d)
        heard.push({ channel, text, key: idempotencyKey })
        acts.push(`publish ${channel}`)
      }
      return engine.refuse ? engine.refuse() : publications.map(() => ({ position: null }))
    },
    position: async () => ({ offset: 0, epoch: '' }),
    presenceStats: async () => ({ clients: 0, users: 0 }),
    unsubscribe: async (user, channel) => void acts.push(`unsubscribe ${user} ${channel}`),
    disconnect: async (user, { code }) => void acts.push(`disconnect ${user} ${code}`),
  }
  return { ...engine, engine, publisher }
}

async function start(publisher: RealtimePublisher | null): Promise<void> {
  started.push(await startOutboxDispatcher({ pool, connection, publisher, log: silentHttpLog }))
}

async function tell(channel: string, details: object): Promise<void> {
  await pool.query('select realtime_publish($1, $2, $3, $4, 1, $5)', [
    channel,
    'order.updated',
    'order',
    randomUUID(),
    details,
  ])
}

async function waiting(): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as n from realtime_outbox')
  return rows[0].n
}

test('committed events are sent at once, in order, each with its own key, and then deleted', async () => {
  const { heard, texts, publisher } = recorder()
  await start(publisher)
  const channel = `order:${randomUUID()}`
  for (let n = 0; n < 250; n += 1) await tell(channel, { n })
  await eventually('all are sent', () => texts(channel).length >= 250)
  expect(texts(channel)).toEqual(Array.from({ length: 250 }, (_, n) => JSON.stringify({ n })))
  expect(new Set(heard.map(({ key }) => key)).size).toBe(250)
  await eventually('nothing waits', async () => (await waiting()) === 0)
})

test('events committed before a process died are sent by the next one', async () => {
  const channel = `order:${randomUUID()}`
  await tell(channel, { n: 1 })
  // The killed process had sent the event, but had not yet committed its deletion.
  const dying = await pool.connect()
  await dying.query('begin')
  await dying.query('delete from realtime_outbox')
  dying.release(new Error('killed'))
  const { texts, publisher } = recorder()
  await start(publisher)
  await eventually('it is sent', () => texts(channel).length > 0)
  expect(texts(channel)).toEqual(['{"n":1}'])
})

test('two processes send the events of each channel in order and none twice', async () => {
  const both = recorder()
  await start(both.publisher)
  await start(both.publisher)
  const channels = Array.from({ length: 10 }, () => `order:${randomUUID()}`)
  await Promise.all(
    channels.map(async (channel) => {
      for (let n = 0; n < 30; n += 1) await tell(channel, { n })
    }),
  )
  await eventually('all are sent', () => both.heard.length >= 300)
  for (const channel of channels) {
    expect(both.texts(channel)).toEqual(Array.from({ length: 30 }, (_, n) => JSON.stringify({ n })))
  }
})

test('a temporarily refused event is sent again with the same key, before later ones', async () => {
  const { heard, engine, publisher } = recorder()
  const busy = { code: 100, message: 'internal', isTemporary: true }
  engine.refuse = () => [{ error: busy }]
  const refusing: RealtimePublisher = {
    ...publisher,
    publish: async (publications) => {
      const answer = await publisher.publish(publications)
      return engine.refuse ? engine.refuse() : answer
    },
  }
  await start(refusing)
  const channel = `order:${randomUUID()}`
  await tell(channel, { n: 1 })
  await eventually('it was tried', () => heard.length === 1)
  await tell(channel, { n: 2 })
  engine.refuse = null
  await eventually('both are through', async () => (await waiting()) === 0)
  const first = heard.filter(({ text }) => text === '{"n":1}')
  expect(first.length).toBeGreaterThan(1)
  expect(new Set(first.map(({ key }) => key)).size).toBe(1)
  expect(heard.at(-1)?.text).toBe('{"n":2}')
})

test('a permanently refused event does not block others', async () => {
  const { heard, publisher } = recorder()
  const unknown = { code: 102, message: 'unknown channel', isTemporary: false }
  await start({
    ...publisher,
    publish: async (all) => {
      await publisher.publish(all)
      return all.map(() => ({ error: unknown }))
    },
  })
  await tell(`order:${randomUUID()}`, {})
  await eventually('nothing waits', async () => heard.length === 1 && (await waiting()) === 0)
})

test('a disconnect keeps its place among publications', async () => {
  const { acts, publisher } = recorder()
  const user = randomUUID()
  await pool.query(
    `do $$ begin
      perform realtime_publish('user:#${user}', 'account.updated', 'user', null, 1, '{}');
      perform realtime_disconnect('${user}', 4501, 'account closed');
      perform realtime_publish('user:#${user}', 'account.updated', 'user', null, 2, '{}');
    end $$`,
  )
  await start(publisher)
  await eventually('all is done', () => acts.length === 3)
  expect(acts).toEqual([`publish user:#${user}`, `disconnect ${user} 4501`, `publish user:#${user}`])
})

test('a channel with many subscribers is notified at once, then at most once a second with merged events', async () => {
  const { texts, publisher } = recorder()
  await start(publisher)
  const listing = (n: number) => ({ n: 1, listings: [{ id: n }] })
  await tell('feed:orders', listing(0))
  await eventually('the first is told', () => texts('feed:orders').length === 1, 900)
  for (let n = 1; n <= 30; n += 1) await tell('feed:orders', listing(n))
  for (const n of [1, 2, 3]) await tell('staff:moderation', { queue: 'listings', n })
  await eventually('the rest is told', () => texts('staff:moderation').length > 0)
  const told = texts('feed:orders').map((text) => JSON.parse(text))
  expect(told.length).toBeLessThan(5)
  expect(told.reduce((sum, { n }) => sum + n, 0)).toBe(31)
  expect(told.every(({ listings }) => listings.length <= 20)).toBe(true)
  expect(texts('staff:moderation').at(-1)).toBe('{"n":3,"queue":"listings"}')
})

test('a person hears of the next change after a tenth of a second, the pages of an order after a fifth', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { texts, publisher } = recorder()
  await start(publisher)
  const [order, person] = [`order:${randomUUID()}`, `user:#${randomUUID()}`]
  const tellBoth = async (n: number) => {
    await tell(order, { n })
    await tell(person, { n })
  }
  await tellBoth(1)
  await eventually('both hear at once', () => texts(order).length + texts(person).length === 2)
  await tellBoth(2)
  vi.advanceTimersByTime(100)
  await eventually('the person hears', () => texts(person).length === 2, 5_000)
  expect(texts(order)).toHaveLength(1)
  vi.advanceTimersByTime(100)
  await eventually('the pages hear', () => texts(order).length === 2)
})

test('a clock that is put back by an hour holds no event back', async () => {
  const { texts, publisher } = recorder()
  await start(publisher)
  const order = `order:${randomUUID()}`
  await tell(order, { n: 1 })
  await eventually('the first is told', () => texts(order).length === 1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  await tell(order, { n: 2 })
  await eventually('the next is told', () => texts(order).length === 2, 10_000)
})

test('without a realtime engine, events are deleted without being sent', async () => {
  await tell(`order:${randomUUID()}`, {})
  await start(null)
  await eventually('nothing waits', async () => (await waiting()) === 0)
})
