import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { silentHttpLog } from '../../../../platform/testing/silent-log.ts'
import { testDatabase } from '../../../../platform/testing/test-database.ts'
import { insertOrders, insertTestDictionaries, orderRow } from '../../../directory/directory.testing.ts'
import type { DirectoryTables } from '../../../directory/index.ts'
import type { SearchTables } from '../../search.tables.ts'
import { testSearch } from '../../search.testing.ts'
import { keepIndex } from './keep-index.ts'
import { openOutsideClient } from './outside-client.ts'
import type { OutsideContext } from './outside-context.ts'
import { indexNames } from './outside-index.ts'
import { withOutsideLock } from './outside-lock.ts'
import { rebuildIndex } from './rebuild-index.ts'
import { sendBulk } from './send-bulk.ts'
import { shipChanges } from './ship-changes.ts'

const database = await testDatabase<SearchTables & DirectoryTables>()
const { db, pool } = database
await insertTestDictionaries(db)
const search = await testSearch(database)
const config = search.outside?.config
if (!config) throw new Error('these tests need a cluster')
const client = await openOutsideClient(config)
const names = indexNames(config.prefix)
const ctx: OutsideContext = { db, pool, client, names, log: silentHttpLog }
const never = new AbortController().signal

afterAll(() => client.close())

beforeEach(async () => {
  await db.deleteFrom('orders').execute()
  await search.index()
})

/** Runs the loop of another process once. */
const keepElsewhere = () => keepIndex(ctx)(never)

async function indexName(): Promise<string | undefined> {
  const { body } = await client.send<Record<string, unknown>>({
    method: 'GET',
    path: `/_alias/${names.live}`,
  })
  expect(Object.keys(body)).toHaveLength(1)
  return Object.keys(body)[0]
}

const waiting = async () => (await db.selectFrom('search_outbox').select('listing_id').execute()).length

async function newOrder(title_uk: string): Promise<string> {
  const order = orderRow({ title_uk })
  await insertOrders(db, [order])
  return order.id
}

test('an index of an older version and of a restored backup is built anew, and the old one deleted', async () => {
  const id = await newOrder('Порізка труби')
  await search.index()
  for (const change of [{ mapping: 0 }, { origin: 'another/00000001' }]) {
    const before = await indexName()
    await db.updateTable('search_outside').set(change).execute()
    await keepElsewhere()
    expect(await indexName()).not.toBe(before)
    expect(await search.idsOf('труба')).toEqual([id])
    const { status } = await client.send({ method: 'HEAD', path: `/${before}`, allowed: 404 })
    expect(status).toBe(404)
  }
  const kept = await indexName()
  await keepElsewhere()
  expect(await indexName()).toBe(kept)
})

test('an index that is missing is built anew, and never made by a change', async () => {
  const id = await newOrder('Порізка труби')
  await search.index()
  await client.send({ method: 'DELETE', path: `/${await indexName()}` })
  await db.updateTable('orders').set({ title_uk: 'Порізка листа' }).where('id', '=', id).execute()
  await search.indexInside()
  await expect(shipChanges(ctx, [names.live])).rejects.toThrow('index_not_found')
  await keepElsewhere()
  expect(await search.idsOf('лист')).toEqual([id])
})

test('an older process leaves the index of a newer one alone', async () => {
  await db.updateTable('search_outside').set({ mapping: 1_000 }).execute()
  const before = await indexName()
  await db.transaction().execute(async (tx) => {
    await sql`insert into search_outbox (kind, listing_id) values ('order', gen_random_uuid())`.execute(tx)
  })
  await keepElsewhere()
  expect([await indexName(), await waiting()]).toEqual([before, 1])
  await db.updateTable('search_outside').set({ mapping: 1 }).execute()
  await keepElsewhere()
  expect(await waiting()).toBe(0)
})

test('a change whose acknowledgement was lost is shipped again', async () => {
  const id = await newOrder('Гнуття листа')
  await search.index()
  await db.updateTable('orders').set({ title_uk: 'Гнуття арматури' }).where('id', '=', id).execute()
  const deaf: OutsideContext['client'] = {
    ...client,
    async send(request) {
      await client.send(request)
      throw new Error('the connection is gone')
    },
  }
  await search.indexInside()
  await expect(shipChanges({ ...ctx, client: deaf }, [names.live])).rejects.toThrow('the connection is gone')
  expect(await waiting()).toBe(1)
  await shipChanges(ctx, [names.live])
  expect([await waiting(), await search.idsOf('арматура')]).toEqual([0, [id]])
})

test('changes are found once they are shipped, however many batches they fill', async () => {
  await sql`
    insert into orders (id, slug, status, type, region_id, root_id, category_id, title_uk, description_uk,
        offers_until, published_at, bumped_at, expires_at)
      select gen_random_uuid(), 'batch-' || n, 'published', 'tolling', 1, 10, 11, 'Зварювання рами',
          'Опис замовлення, у якому тридцять літер.', '2030-01-01', now(), now(), now() + interval '1 day'
        from generate_series(1, 500) n`.execute(db)
  await search.index()
  expect((await search.find('рама')).total).toBe(500)
})

test('a request that arrives late neither restores a deleted document nor an older one', async () => {
  const [edited, deleted] = [await newOrder('Гнуття листа'), await newOrder('Гнуття прутка')]
  await search.index()
  const old = { kind: 'order', at: 1, expires_at: 4e12, region: 1, categories: [], words: ['застаріл'] }
  await db.updateTable('orders').set({ title_uk: 'Гнуття кутника' }).where('id', '=', edited).execute()
  await db.deleteFrom('orders').where('id', '=', deleted).execute()
  await search.index()
  const late = [edited, deleted].map((id) => ({ id, version: '0', document: { ...old, id } }))
  await sendBulk(client, [names.live], late, { awaitsRefresh: true })
  const query = { query: { term: { words: 'застаріл' } } }
  const path = `/${names.live}/_search`
  const { body } = await client.send<{ hits: { total: { value: number } } }>({
    method: 'POST',
    path,
    body: query,
  })
  expect(body.hits.total.value).toBe(0)
  expect(await search.idsOf('кутник')).toEqual([edited])
})

test('changes during a rebuild reach both indexes, and every search is answered by OpenSearch', async () => {
  await sql`
    insert into orders (id, slug, status, type, region_id, root_id, category_id, title_uk, description_uk,
        offers_until, published_at, bumped_at, expires_at)
      select gen_random_uuid(), 'rebuild-' || n, 'published', 'tolling', 1, 10, 11, 'Перебудова станка',
          'Опис замовлення, у якому тридцять літер.', '2030-01-01', now(), now() - n * interval '1 minute',
          now() + interval '1 day'
        from generate_series(1, 3500) n`.execute(db)
  const still = await newOrder('Незмінне замовлення')
  await search.index()
  const before = await indexName()
  let isDone = false
  const rebuilt = withOutsideLock(pool, (assertLocked) => rebuildIndex(ctx, { assertLocked }), {
    isPatient: true,
  }).finally(() => {
    isDone = true
  })
  let changes = 0
  for (let n = 1; !isDone; n += 1) {
    await sql`update orders set title_uk = 'Оновлений верстат' where slug = ${`rebuild-${n * 7}`}`.execute(db)
    await sql`update orders set status = 'paused' where slug = ${`rebuild-${n * 7 + 1}`}`.execute(db)
    await newOrder('Додаткове креслення')
    await search.indexInside()
    expect(await search.idsOf('незмінне')).toEqual([still])
    changes = n
  }
  await rebuilt
  expect(changes).toBeGreaterThan(1)
  await keepElsewhere()
  expect(await indexName()).not.toBe(before)
  expect(await waiting()).toBe(0)
  expect((await search.find('креслення')).total).toBe(changes)
  const { rows } = await sql<{ title: string; n: number }>`
    select title_uk as title, count(*)::int as n from orders where listed group by 1`.execute(db)
  const listed = new Map(rows.map(({ title, n }) => [title, n]))
  expect((await search.find('оновлений')).total).toBe(listed.get('Оновлений верстат'))
  const { body } = await client.send<{ count: number }>({ method: 'GET', path: `/${names.live}/_count` })
  expect(body.count).toBe(rows.reduce((sum, { n }) => sum + n, 0))
})
