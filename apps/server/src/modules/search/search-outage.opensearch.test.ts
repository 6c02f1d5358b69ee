import { type RouteInput, type SearchItem, search } from '@verstat/contract'
import { afterAll, expect, inject, test } from 'vitest'
import { onTables } from '../../platform/db/on-tables.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { startCluster } from '../../platform/testing/run-opensearch.ts'
import { testSite } from '../../test-site.testing.ts'
import { insertOrders, insertTestDictionaries, orderRow } from '../directory/directory.testing.ts'
import type { DirectoryTables } from '../directory/index.ts'
import type { SearchTables } from './search.tables.ts'
import { refreshStatistics } from './vocabulary/statistics.ts'

const cluster = await startCluster(inject('opensearch')?.program ?? { java: 'java', classPath: '' })
const { http, call, clock, database } = await testSite({
  search: { nodes: cluster.nodes, prefix: 'outage', patience: 10 },
  prepare: (db) => insertTestDictionaries(onTables<DirectoryTables>(db)),
})
const db = onTables<DirectoryTables>(database.db)

afterAll(() => cluster.close())

const QUERIES: readonly RouteInput<typeof search>[] = [
  { query: 'куртки', facets: 'true' },
  { query: 'куртки', sort: 'newest' },
  { query: 'куртки київ', facets: 'true' },
  { query: 'rehnrb ifaf', facets: 'true', region: 'kyiv' },
  { query: 'шафа дуб лазер' },
  { query: 'нічого такого' },
]

/** Searches without the results that the site remembers for seconds. */
function find(input: RouteInput<typeof search>) {
  clock.pass(6_000)
  return call(search, input)
}

const findAll = async () => {
  // Counts of words decide about the order by relevance, and the site remembers them for seconds. So only what is found
  // is compared, and the order where it is by date.
  await refreshStatistics(onTables<SearchTables>(database.db), clock.now, { force: true })
  const answers: unknown[] = []
  for (const query of QUERIES) {
    const answer = await find(query)
    const items = query.sort ? answer.items : answer.items.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
    answers.push({ ...answer, items })
  }
  return answers
}

function idOf(item: SearchItem): string {
  return item.kind === 'order' ? item.order.id : item.producer.id
}

async function metric(name: string): Promise<number> {
  const { body } = await http.inject('/metrics')
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1])
}

const fallbacks = () => metric('verstat_search_fallbacks_total')
const isOutside = async () => (await metric('verstat_search_outside')) === 1

/** Searches until OpenSearch answers. A search is what makes the site try it again. */
const untilOutside = () =>
  eventually(
    'OpenSearch answers and has all changes',
    async () => {
      const before = await fallbacks()
      await find({ query: 'куртки' })
      const isAnswered = (await isOutside()) && (await fallbacks()) === before
      return isAnswered && (await metric('verstat_search_outbox')) === 0
    },
    90_000,
  )

const untilFound = (query: string, total: number) =>
  eventually(`${total} are found for ${query}`, async () => (await find({ query })).total === total, 60_000)

/** The usual description contains words that these tests search for. */
const row = (values: Parameters<typeof orderRow>[0]) =>
  orderRow({ description_uk: 'Опис, у якому тридцять літер і більше.', ...values })

const ORDERS = [
  row({ title_uk: 'Пошиття курток', region_id: 2 }),
  row({ title_uk: 'Шафи з дуба', description_uk: 'Шафи, у яких висітимуть куртки цеху.', region_id: 2 }),
  row({ title_uk: 'Куртки для бригади, 200 штук', type: 'supply', region_id: 1 }),
]

test('a new order is found in OpenSearch within seconds', async () => {
  await insertOrders(db, ORDERS)
  await untilFound('куртки', 3)
  await untilOutside()
  const before = await fallbacks()
  await insertOrders(db, [row({ title_uk: 'Лазерне різання листа' })])
  await untilFound('лазер', 1)
  expect(await fallbacks()).toBe(before)
})

test('with one node away, OpenSearch still answers, and learns of new orders', async () => {
  await cluster.second.kill()
  expect((await find({ query: 'куртки' })).total).toBe(3)
  await insertOrders(db, [row({ title_uk: 'Фрезерування пазів' })])
  await untilFound('пази', 1)
  await untilOutside()
  const before = await fallbacks()
  expect((await find({ query: 'фрезерування' })).total).toBe(1)
  expect(await fallbacks()).toBe(before)
})

test('with no node, PostgreSQL gives the same answers', async () => {
  await untilOutside()
  const before = await findAll()
  const answered = await fallbacks()
  await cluster.first.kill()
  expect(await findAll()).toEqual(before)
  expect(await fallbacks()).toBeGreaterThan(answered)
  expect(await isOutside()).toBe(false)
})

test('what changes while the cluster is away is right at once, and also when it is back', async () => {
  const [jackets, shelves, bought] = ORDERS
  await db
    .updateTable('orders')
    .set({ status: 'paused' })
    .where('id', '=', jackets?.id ?? '')
    .execute()
  expect((await find({ query: 'куртки' })).total).toBe(2)
  await db
    .updateTable('orders')
    .set({ title_uk: 'Штани для бригади' })
    .where('id', '=', bought?.id ?? '')
    .execute()
  await insertOrders(db, [row({ title_uk: 'Куртки утеплені' })])
  await untilFound('утеплені', 1)
  await untilFound('штани', 1)
  const during = await findAll()
  cluster.first.start()
  cluster.second.start()
  await cluster.untilGreen()
  await untilOutside()
  const before = await fallbacks()
  expect(await findAll()).toEqual(during)
  await db
    .deleteFrom('orders')
    .where('id', '=', shelves?.id ?? '')
    .execute()
  expect((await find({ query: 'шафа' })).total).toBe(0)
  expect(await fallbacks()).toBe(before)
})
