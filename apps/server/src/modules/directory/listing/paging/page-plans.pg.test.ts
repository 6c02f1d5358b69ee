import * as contract from '@verstat/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from '../../../../platform/db/pool.ts'
import { silentLog } from '../../../../platform/testing/silent-log.ts'
import { testDatabase } from '../../../../platform/testing/test-database.ts'
import { loadDictionaries } from '../../dictionaries/dictionary-snapshot.ts'
import { listCategories } from '../../dictionaries/list-categories.ts'
import type { DirectoryTables } from '../../directory.tables.ts'
import { testContext } from '../../directory.testing.ts'
import type { DirectoryContext, Tx } from '../../directory-context.ts'
import { findListings } from '../../moderation/find-listings.ts'
import { getOrder } from '../../orders/get-order.ts'
import { listOrders } from '../../orders/list-orders.ts'
import { listRelatedOrders } from '../../orders/list-related-orders.ts'
import { ORDER_LIST } from '../../orders/order-list.ts'
import { listProducers } from '../../producers/list-producers.ts'
import { PRODUCER_LIST } from '../../producers/producer-list.ts'
import { bulkLoad } from '../import/bulk-load.ts'
import type { CountedList, ListForm } from './counted-list.ts'
import { pageStatement } from './page-statement.ts'

const database = await testDatabase<DirectoryTables>()
const client = new pg.Client(database.connection)
const ROWS = 50_000

beforeAll(async () => {
  await testContext(database)
  await database.db
    .transaction()
    .execute((tx) => bulkLoad(tx, () => insertListings(tx), { rebuildsIndexes: true }))
  // The tables are not vacuumed, because the plans must also be good after many writes.
  await sql`analyze`.execute(database.db)
  await client.connect()
  await client.query('set plan_cache_mode = force_generic_plan')
}, 120_000)
afterAll(() => client.end())

async function insertListings(tx: Tx) {
  await sql`
    insert into orders (id, slug, status, type, region_id, root_id, category_id, title_uk, description_uk,
        offers_until, published_at, bumped_at, expires_at)
      select gen_random_uuid(), 'o-' || n, 'published',
          (array['production', 'tolling', 'services'])[1 + n % 3]::order_type, 1 + n / 3 % 3,
          10 * (1 + n / 9 % 2), 10 * (1 + n / 9 % 2) + 1 + n / 18 % 2, 'Пошиття курток', repeat('Опис замовлення. ', 2),
          '2030-01-01', now(), now() - n * interval '3 minutes', now() + interval '30 days'
        from generate_series(1, ${ROWS}::int) n`.execute(tx)
  await sql`
    insert into producers (id, slug, status, name, kind, description_uk, region_id, published_at, completeness)
      select gen_random_uuid(), 'p-' || n, 'published', 'Майстерня', 'workshop', repeat('Опис виробника. ', 4),
          1 + n % 3, now(), n % 101
        from generate_series(1, ${ROWS / 10}::int) n`.execute(tx)
  await sql`
    insert into producer_categories
      select id, 0, 10 * (1 + completeness % 2), 10 * (1 + completeness % 2) + 1 + completeness / 2 % 2
        from producers`.execute(tx)
  await sql`select relist_producers(array(select id from producers), now())`.execute(tx)
}

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/**
 * Returns the plan of the statement that reads a page with the filter `form`. The plan is generic, as for connections
 * that prepare the statement.
 */
async function planOf(list: CountedList, form: ListForm): Promise<PlanNode[]> {
  const isTimed = list.isGone !== undefined
  const values = ['30000', '24', ...form.by.map((column) => (column === 'type' ? "'tolling'" : '1'))]
  await client.query(`prepare page as ${pageStatement(list, form, 1)}`)
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    `explain (format json) execute page (${[...values, ...(isTimed ? ['now()'] : [])].join(', ')})`,
  )
  await client.query('deallocate page')
  return rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodes(Plan))
}

function nodes(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodes)]
}

const ORDER_INDEX: Readonly<Record<string, string>> = {
  type: 'type',
  region_id: 'region',
  root_id: 'root',
  category_id: 'leaf',
}

describe('a page of orders is read from its own index alone', () => {
  test.for(ORDER_LIST.forms.map((form) => ({ form, by: form.by.join(', ') || 'nothing' })))('by $by', async ({
    form,
  }) => {
    const plan = await planOf(ORDER_LIST, form)
    const index = [
      'orders',
      ...(form.by.length > 0 ? form.by.map((column) => ORDER_INDEX[column]) : ['newest']),
    ].join('_')
    const reads = plan.filter((node) => node['Relation Name'] === 'orders')
    // The statement can read the page forward or backward. The third scan finds expired orders that the periodic
    // `sweepExpired` has not removed yet.
    expect(reads.map((node) => `${node['Node Type']} ${node['Index Name']}`).toSorted()).toEqual(
      [`Index Only Scan ${index}`, `Index Only Scan ${index}`, 'Index Only Scan orders_expires'].toSorted(),
    )
    expectNoScans(plan, ['orders', 'order_buckets'])
  })
})

describe('a page of producers is read from its own index alone', () => {
  test.for(PRODUCER_LIST.forms.map((form) => ({ form, by: form.by.join(', ') })))('by $by', async ({
    form,
  }) => {
    const plan = await planOf(PRODUCER_LIST, form)
    const index = form.by.includes('region_id') ? 'producer_listings_region' : 'producer_listings_rank'
    const reads = plan.filter((node) => node['Relation Name'] === 'producer_listings')
    expect(reads.map((node) => `${node['Node Type']} ${node['Index Name']}`)).toEqual([
      `Index Only Scan ${index}`,
      `Index Only Scan ${index}`,
    ])
    expectNoScans(plan, ['producer_listings', 'producer_buckets'])
  })
})

function expectNoScans(plan: readonly PlanNode[], large: readonly string[]) {
  const scanned = plan.filter((node) => node['Node Type'] === 'Seq Scan')
  expect(scanned.filter((node) => large.includes(node['Relation Name'] ?? ''))).toEqual([])
}

describe('no query of a public page or staff search scans a whole table', () => {
  // The pool has only one connection, so that its statistics can be flushed and read at once.
  const single = createDatabase<DirectoryTables>({ connection: database.connection, log: silentLog, size: 1 })
  afterAll(() => single.close())
  let ctx: DirectoryContext
  beforeAll(async () => {
    const dictionaries = await loadDictionaries(single.db)
    ctx = { db: single.db, pool: single.pool, dictionaries, now: () => new Date(), locale: 'uk' }
  })

  async function walks(): Promise<string[]> {
    await single.pool.query('select pg_stat_force_next_flush()')
    const { rows } = await single.pool.query<{ walk: string }>(
      `select relname || ' ' || seq_scan as walk from pg_stat_user_tables
        where relname in ('orders', 'order_buckets', 'producers', 'producer_listings', 'uploads') order by 1`,
    )
    return rows.map(({ walk }) => walk)
  }

  const orders = (input: object) => () => listOrders(ctx, contract.listOrders.body.parse(input))
  const producers = (input: object) => () => listProducers(ctx, contract.listProducers.body.parse(input))
  test.each([
    ['the first page of orders with facets', orders({ facets: true })],
    [
      'a page in the middle of a region and a leaf',
      orders({ regionSlug: 'kyiv', categorySlug: 'turning', page: 60 }),
    ],
    ['orders by deadline', orders({ sort: 'deadline' })],
    ['orders by budget', orders({ sort: 'budget' })],
    ['orders by quantity', orders({ sort: 'quantity', unit: 'kg' })],
    ['orders with a high budget', orders({ budgetMin: 1_000_000 })],
    ['the first page of producers with facets', producers({ facets: true })],
    ['producers of a leaf in a region', producers({ regionSlug: 'kyiv', categorySlug: 'turning' })],
    ['producers by name', producers({ sort: 'name', categorySlug: 'turning', regionSlug: 'kyiv' })],
    ['categories with their counts', () => listCategories(ctx, {})],
    ['an order by its slug', () => getOrder(ctx, { slug: 'o-25000' })],
    [
      'staff search for orders by a word',
      () => findListings(ctx, { kind: 'order', query: 'слюсар', limit: 20 }),
    ],
    [
      'producers of staff by a word',
      () => findListings(ctx, { kind: 'producer', query: 'слюсар', limit: 20 }),
    ],
    ['related orders', async () => listRelatedOrders(ctx, { id: (await getOrder(ctx, { slug: 'o-1' })).id })],
  ])('%s', async (_, read) => {
    // PostgreSQL may switch to a generic plan from the sixth execution on.
    const before = await walks()
    for (let i = 0; i < 6; i += 1) await read()
    expect(await walks()).toEqual(before)
  })
})
