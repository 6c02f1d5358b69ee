import { viewOrderOnce, viewProducerOnce } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import { freshIp, testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../directory.testing.ts'
import type { OrderTable } from '../orders/order.tables.ts'
import { readListingDays, sweepListingDays } from './days/listing-days.ts'
import { sweepLeads } from './lead.repository.ts'
import { createViewCounter, type View } from './view-counter.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { database, http, clock } = site
const { db, pool } = database

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

async function newOrder(overrides: Partial<Insertable<OrderTable>> = {}): Promise<string> {
  const row = orderRow(overrides)
  await db.insertInto('orders').values(row).execute()
  return row.id
}

async function look(
  id: string,
  { agent = BROWSER, ip = freshIp(), token = '', path = 'order' } = {},
): Promise<number> {
  const answer = await http.inject({
    method: 'POST',
    url: `/v1/${path}/${id}/view`,
    headers: {
      'user-agent': agent,
      'x-forwarded-for': ip,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: {},
  })
  return answer.statusCode
}

/**
 * Returns the number of views of an order. Before that, views another, new order and waits until its view is
 * counted: views are counted in order, so all earlier ones are counted then.
 */
async function viewsOf(id: string): Promise<number> {
  const marker = await newOrder()
  await look(marker)
  await expect.poll(() => countOf(marker), { timeout: 15_000 }).toBe(1)
  return countOf(id)
}

async function countOf(id: string): Promise<number> {
  const row = await db.selectFrom('order_stats').select('views').where('order_id', '=', id).executeTakeFirst()
  return row?.views ?? 0
}

test('a visitor is counted once per day', async () => {
  const id = await newOrder()
  const ip = freshIp()
  for (let i = 0; i < 3; i += 1) expect(await look(id, { ip })).toBe(204)
  expect(await viewsOf(id)).toBe(1)
  await look(id, { ip })
  await look(id, { ip, agent: BROWSER.replace('Linux', 'Windows') })
  await look(id)
  expect(await viewsOf(id)).toBe(3)
  const first = kyivDay(clock.now)
  clock.pass(86_400_000)
  await look(id, { ip })
  expect(await viewsOf(id)).toBe(4)
  expect(await daysOf(id)).toEqual([
    { day: first, views: 3 },
    { day: kyivDay(clock.now), views: 1 },
  ])
})

const daysOf = async (id: string) =>
  (await readListingDays(db, [id])).map(({ day, views }) => ({ day, views }))

test('the numbers of days are kept for 400 days', async () => {
  const id = await newOrder()
  const days = ['2025-10-18', '2025-10-19', '2026-11-23'].map((day) => ({ order_id: id, day, views: 2 }))
  await db.insertInto('order_days').values(days).execute()
  await sweepListingDays(db, '2026-11-23')
  expect((await daysOf(id)).map(({ day }) => day)).toEqual(['2025-10-19', '2026-11-23'])
})

const ROBOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0 Safari/537.36',
  'facebookexternalhit/1.1',
  'curl/8.7',
  '',
]

test('robots are not counted', async () => {
  const id = await newOrder()
  for (const agent of ROBOTS) expect(await look(id, { agent })).toBe(204)
  expect(await viewsOf(id)).toBe(0)
})

test('the owner is not counted, other signed-in users are', async () => {
  const owner = await site.newUser()
  const other = await site.newUser()
  const id = await newOrder({ owner_id: owner.user.id })
  await look(id, owner)
  expect(await viewsOf(id)).toBe(0)
  await look(id, other)
  expect(await viewsOf(id)).toBe(1)
})

test('views of unpublished or unknown listings are not counted', async () => {
  const draft = await newOrder({ status: 'draft' })
  expect(await look(draft)).toBe(204)
  expect(await look('0193b0a0-0000-7000-8000-000000000000')).toBe(204)
  expect(await viewsOf(draft)).toBe(0)
})

test('at most twenty visitors per network are counted for a listing', async () => {
  const id = await newOrder()
  const ip = freshIp()
  for (let i = 0; i < 25; i += 1) await look(id, { ip, agent: `${BROWSER} ${i}` })
  expect(await viewsOf(id)).toBe(20)
})

test('views of producers are counted', async () => {
  const row = producerRow()
  await db.insertInto('producers').values(row).execute()
  const { method, path } = viewProducerOnce
  expect([method, path]).toEqual([viewOrderOnce.method, '/v1/producer/{id}/view'])
  await look(row.id, { path: 'producer' })
  const stats = () =>
    db.selectFrom('producer_stats').select('views').where('producer_id', '=', row.id).executeTakeFirst()
  await expect.poll(stats, { timeout: 15_000 }).toEqual({ views: 1 })
})

function viewOf(listingId: string, visitor: number): View {
  const mark = Buffer.alloc(16)
  mark.writeUInt32BE(visitor)
  mark.write(listingId.replaceAll('-', '').slice(20), 4, 'hex')
  return { kind: 'order', listingId, viewerId: null, day: '2026-11-23', mark }
}

test('two processes count the same visitor only once', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => newOrder()))
  const nodes = [createViewCounter(pool), createViewCounter(pool)]
  for (let round = 0; round < 5; round += 1) {
    for (const [node, counter] of nodes.entries()) {
      const listed = node === 0 ? ids : ids.toReversed()
      for (const id of listed) {
        for (let visitor = 0; visitor < 30; visitor += 1) counter.add(viewOf(id, round * 20 + visitor))
      }
    }
    await Promise.all(nodes.map((counter) => counter.flush()))
  }
  expect(await Promise.all(ids.map(countOf))).toEqual(ids.map(() => 110))
})

test('views that could not be written are retried, up to the queue limit', async () => {
  const id = await newOrder()
  let failing = true
  const flaky = {
    query: (...args: unknown[]) => {
      if (failing) return Promise.reject(new Error('away'))
      return Reflect.apply(pool.query, pool, args)
    },
  } as typeof pool
  const counter = createViewCounter(flaky, 5)
  for (let visitor = 0; visitor < 4; visitor += 1) counter.add(viewOf(id, visitor))
  await expect(counter.flush()).rejects.toThrow('away')
  for (let visitor = 4; visitor < 9; visitor += 1) counter.add(viewOf(id, visitor))
  failing = false
  await counter.flush()
  expect(await countOf(id)).toBe(5)
})

test('visitor hashes are deleted after their day', async () => {
  await createViewCounter(pool).flush()
  await sweepLeads(db, '2999-01-01')
  const { rows } = await pool.query('select from view_marks union all select from contact_asks')
  expect(rows).toEqual([])
})
