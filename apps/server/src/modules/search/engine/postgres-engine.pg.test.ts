import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import {
  insertOrders,
  insertTestDictionaries,
  orderRow,
  producerRow,
} from '../../directory/directory.testing.ts'
import { type DirectoryTables, relistProducers } from '../../directory/index.ts'
import type { SearchTables } from '../search.tables.ts'
import { testSearch } from '../search.testing.ts'
import { keepRecent, readRecentFrom } from './recent-documents.ts'
import type { FindRequest, Match, WordGroup } from './search-engine.ts'

const database = await testDatabase<SearchTables & DirectoryTables>()
await insertTestDictionaries(database.db)
const search = await testSearch(database)
const { find } = search

beforeAll(async () => {
  const producer = producerRow({ name: 'Кабель-Сервіс' })
  await insertOrders(database.db, [orderRow({ title_uk: 'Кабель мідний на котушках' }), orderRow()])
  await database.db.insertInto('producers').values(producer).execute()
  await relistProducers(database.db, [producer.id], new Date())
  await search.index()
  await search.refresh()
})

test('a search is cancelled in the database when its caller disconnects', async () => {
  const blocker = await database.pool.connect()
  const gone = new AbortController()
  try {
    await blocker.query('begin; lock table order_documents in access exclusive mode')
    const answer = find('кабель', {}, { signal: gone.signal }).then(
      () => 'answered',
      (error: unknown) => error,
    )
    const running = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%ts_rank%order_documents%' and pid <> pg_backend_pid()`
    const count = async () => (await database.pool.query<{ n: number }>(running)).rows[0]?.n ?? 0
    await eventually('the search waits', async () => (await count()) > 0)
    gone.abort()
    expect(await answer).toBe(gone.signal.reason)
    await eventually('no statement of it is left', async () => (await count()) === 0)
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
})

test('a search that times out returns partial results and says so', async () => {
  const hurried = await testSearch(database, { timeoutMs: 50 })
  const blocker = await database.pool.connect()
  try {
    await blocker.query('begin; lock table order_documents in access exclusive mode')
    const result = await hurried.find('кабель')
    expect(result).toMatchObject({
      partial: true,
      totalExact: false,
      pages: 1,
      countsExact: { orders: false, producers: true },
    })
    expect(result.items.map((item) => item.kind)).toEqual(['producer'])
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
})

describe('more matches than are weighed', () => {
  const alternative = (stem: string, orders: number) => ({
    lexemes: [stem],
    weight: 1,
    isSynonym: false,
    orders,
    producers: 0,
  })
  const group = (stem: string, orders: number): WordGroup => ({
    alternatives: [alternative(stem, orders)],
    worth: 1,
    isOptional: false,
  })

  beforeAll(async () => {
    await insertOrders(
      database.db,
      Array.from({ length: 350 }, (_, n) =>
        orderRow({
          title_uk: n % 3 === 0 ? `Шестерня на вал ${n}` : `Втулка на вал ${n}`,
          description_uk: `Шестерня для верстата, ${n % 7 === 0 ? 'деталь на стенд' : 'деталь за кресленням'}.`,
          bumped_at: new Date(Date.UTC(2026, 4, 1) + (n % 50) * 60_000),
        }),
      ),
    )
    await search.index()
  })

  test.each([
    ['words that the index finds', [group('шестерн', 5_000)]],
    ['words that are read from the newest listing on', [group('шестерн', 900_000)]],
    ['several words', [group('шестерн', 500_000), group('вал', 500_000)]],
    ['a common and a rare word', [group('шестерн', 900_000), group('вал', 5_000)]],
    [
      'a word whose forms are many together',
      [{ ...group('', 0), alternatives: [alternative('шестерн', 1_900), alternative('вал', 1_900)] }],
    ],
    ['words that few listings have together', [group('шестерн', 900_000), group('трактор', 900_000)]],
  ])('%s: fewer matches are the beginning of more matches', async (_, groups) => {
    await checkOrder(groups, undefined)
    await keepRecent(database.db, { fewest: 100 })
    const { order: recentFrom } = await readRecentFrom(database.db)
    expect(recentFrom).toBeDefined()
    await checkOrder(groups, recentFrom)
  })

  async function checkOrder(groups: readonly WordGroup[], recentFrom: string | undefined) {
    const request: FindRequest = {
      kind: 'order',
      groups,
      filter: {},
      filterShare: 1,
      documents: 1_000_000,
      recentFrom,
      sort: 'relevance',
      first: 1_000,
      now: search.clock.now,
    }
    const { engine } = search.ctx.search
    const whole = await engine.find(request, search.ctx)
    expect(whole.total).toBe(350)
    expect(new Set(whole.matches.map(({ id }) => id)).size).toBe(350)
    expect(whole.matches).toEqual(whole.matches.toSorted(byScore))
    for (const first of [1, 20, 200, 300]) {
      const { matches } = await engine.find({ ...request, first }, search.ctx)
      expect(matches).toEqual(whole.matches.slice(0, first))
    }
  }

  test('the index of the newest documents is built anew when too many documents are in it', async () => {
    const definition = async () => (await readRecentFrom(database.db)).order
    await keepRecent(database.db, { fewest: 100 })
    const before = await definition()
    await keepRecent(database.db, { fewest: 100 })
    expect(await definition()).toBe(before)
    await insertOrders(
      database.db,
      Array.from({ length: 50 }, () =>
        orderRow({ title_uk: 'Шайба пружинна сталева', bumped_at: new Date(Date.UTC(2026, 4, 2)) }),
      ),
    )
    await search.index()
    await keepRecent(database.db, { fewest: 100 })
    expect(Date.parse((await definition()) ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
  })

  test('a word that many listings had by its count, but few have, is counted', async () => {
    await keepRecent(database.db, { fewest: 100 })
    const { order: recentFrom } = await readRecentFrom(database.db)
    const find = (words: readonly WordGroup[], sort: FindRequest['sort'] = 'relevance') =>
      search.ctx.search.engine.find(
        {
          kind: 'order',
          groups: words,
          filter: {},
          filterShare: 1,
          documents: 1_000_000,
          recentFrom,
          sort,
          first: 20,
          now: search.clock.now,
        },
        search.ctx,
      )
    expect(await find([group('стенд', 900_000)])).toMatchObject({ total: 50, isExact: true })
    expect(await find([group('верстат', 900_000)])).toMatchObject({ total: 1_000, isExact: false })
    expect(await find([group('трактор', 900_000)], 'newest')).toMatchObject({ total: 0, isExact: true })
    expect(await find([group('шестерн', 900_000)])).toMatchObject({ total: 1_000, isExact: false })
  })
})

function byScore(a: Match, b: Match): number {
  return (
    Math.round(b.score * 10_000) - Math.round(a.score * 10_000) ||
    b.at.getTime() - a.at.getTime() ||
    (a.id < b.id ? 1 : -1)
  )
}
