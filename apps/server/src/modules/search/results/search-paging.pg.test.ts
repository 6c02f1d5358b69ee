import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import {
  insertOrders,
  insertTestDictionaries,
  itemAt,
  orderRow,
  producerRow,
} from '../../directory/directory.testing.ts'
import { type DirectoryTables, relistProducers } from '../../directory/index.ts'
import type { SearchTables } from '../search.tables.ts'
import { testSearch } from '../search.testing.ts'

const database = await testDatabase<SearchTables & DirectoryTables>()
const { db } = database
await insertTestDictionaries(db)
const search = await testSearch(database)

const HOUR = 3_600_000
const start = Date.now() - 1_000 * HOUR
const TITLES = ['Пошиття курток', 'Куртки та кабель', 'Кабель для столів']
const STATUSES = ['published', 'published', 'published', 'paused', 'blocked'] as const
/** Some of the orders have equal timestamps, some are promoted, and some have expired. */
const ORDERS = Array.from({ length: 60 }, (_, at) =>
  orderRow({
    title_uk: `${TITLES[at % 3]} ${at}`,
    status: itemAt(STATUSES, at),
    bumped_at: new Date(start + Math.floor(at / 4) * HOUR),
    top_until: at % 7 === 0 ? new Date(Date.now() + HOUR) : null,
    ...(at % 11 === 3 ? { expires_at: new Date(Date.now() - HOUR) } : {}),
    region_id: (at % 2) + 1,
  }),
)
const PRODUCERS = Array.from({ length: 25 }, (_, at) =>
  producerRow({
    name: `${TITLES[at % 3]} ${at}`,
    status: itemAt(STATUSES, at),
    region_id: (at % 2) + 1,
  }),
)

beforeAll(async () => {
  await insertOrders(db, ORDERS)
  await db.insertInto('producers').values(PRODUCERS).execute()
  await relistProducers(
    db,
    PRODUCERS.map(({ id }) => id),
    new Date(),
  )
  await search.index()
  await search.refresh()
})

test('the pages of any search contain exactly the open matches, once and in the chosen order', async () => {
  const now = search.clock.now.getTime()
  const open = {
    orders: ORDERS.filter(
      ({ status, expires_at }) => status === 'published' && new Date(expires_at ?? now + 1).getTime() > now,
    ),
    producers: PRODUCERS.filter(({ status }) => status === 'published'),
  }
  const bumped = new Map(ORDERS.map(({ id, bumped_at }) => [id, new Date(bumped_at ?? 0).getTime()]))
  const asked = fc.record({
    query: fc.constantFrom('куртки', 'кабель', 'rfktk', 'куркти кабель', 'пошитя'),
    in: fc.constantFrom('all' as const, 'orders' as const, 'producers' as const),
    sort: fc.constantFrom('relevance' as const, 'newest' as const),
    limit: fc.integer({ min: 1, max: 24 }),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ query, ...input }) => {
      const whole = await search.idsOf(query, { ...input, limit: 60, page: 1 })
      const { total, pages } = await search.find(query, input)
      const paged: string[] = []
      for (let page = 1; page <= pages; page += 1)
        paged.push(...(await search.idsOf(query, { ...input, page })))
      expect(paged.length).toBe(total)
      expect(new Set(paged).size).toBe(total)
      expect(paged.slice(0, 60)).toEqual(whole)
      const may = new Set([
        ...(input.in === 'producers' ? [] : open.orders.map(({ id }) => id)),
        ...(input.in === 'orders' ? [] : open.producers.map(({ id }) => id)),
      ])
      expect(paged.filter((id) => !may.has(id))).toEqual([])
      if (input.sort === 'newest') {
        const times = paged.flatMap((id) => bumped.get(id) ?? [])
        expect(times).toEqual(times.toSorted((a, b) => b - a))
      }
    }),
    { numRuns: 15 },
  )
  const found = new Set(await search.idsOf('куртки', { in: 'orders', limit: 60 }))
  const wanted = open.orders.filter(({ title_uk }) => /курт/i.test(title_uk ?? ''))
  expect(wanted.filter(({ id }) => !found.has(id))).toEqual([])
})
