import { listFittingOrders } from '@verstat/contract'
import { beforeEach, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../../directory.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { db } = site.database
const { token, user } = await site.newUser()

beforeEach(async () => {
  await db.deleteFrom('orders').execute()
  await db.deleteFrom('producers').execute()
})

const minutesAgo = (minutes: number) => new Date(site.clock.now.getTime() - minutes * 60_000)
const soon = () => new Date(site.clock.now.getTime() + 86_400_000)

async function newOrder(minutes: number, overrides: Parameters<typeof orderRow>[0] = {}) {
  const row = orderRow({ bumped_at: minutesAgo(minutes), expires_at: soon(), ...overrides })
  await db.insertInto('orders').values(row).execute()
  return row.id
}

/** Inserts a producer of the user, in the region and the category of an order. */
async function newProducer(of: string, owner = user.id) {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', of).executeTakeFirstOrThrow()
  const producer = producerRow({ owner_id: owner, region_id: order.region_id })
  await db.insertInto('producers').values(producer).execute()
  await db
    .insertInto('producer_categories')
    .values({ producer_id: producer.id, category_id: order.category_id, root_id: order.root_id, position: 0 })
    .execute()
  return order
}

const fitting = async () => (await site.call(listFittingOrders, {}, { token })).items.map(({ id }) => id)

test('a user without a producer gets nothing', async () => {
  await newOrder(1)
  expect(await fitting()).toEqual([])
})

test('orders of the category are listed, those of the region first, then the newest', async () => {
  const near = await newOrder(30)
  const { category_id, root_id, region_id } = await newProducer(near)
  const other = await db
    .selectFrom('regions')
    .select('id')
    .where('id', '<>', region_id)
    .executeTakeFirstOrThrow()
  const far = await newOrder(1, { category_id, root_id, region_id: other.id })
  const nearer = await newOrder(20, { category_id, root_id, region_id })
  const found = await fitting()
  expect(found.indexOf(nearer)).toBeLessThan(found.indexOf(near))
  expect(found).toHaveLength(3)
  expect(found).toContain(far)
})

test('closed, own and already asked orders, and other categories, are left out', async () => {
  const fits = await newOrder(5)
  const { category_id, root_id, region_id } = await newProducer(fits)
  const place = { category_id, root_id, region_id }
  await newOrder(1, { ...place, owner_id: user.id })
  await newOrder(2, { ...place, status: 'paused' })
  await newOrder(3, { ...place, expires_at: minutesAgo(1) })
  const asked = await newOrder(4, place)
  await db
    .insertInto('leads')
    .values({ order_id: asked, person: Buffer.alloc(16), user_id: user.id, at: site.clock.now })
    .execute()
  const foreign = await db
    .selectFrom('categories')
    .select(['id', 'parent_id'])
    .where('parent_id', 'is not', null)
    .where('parent_id', '<>', root_id)
    .executeTakeFirstOrThrow()
  await newOrder(6, { category_id: foreign.id, root_id: foreign.parent_id ?? 0, region_id })
  expect(await fitting()).toEqual([fits])
})

test('an order with an own open offer is left out, and comes back when the offer is withdrawn', async () => {
  const fits = await newOrder(5)
  await newProducer(fits)
  const at = site.clock.now
  await site.database.pool.query(
    `insert into offers (id, order_id, owner_id, status, status_at, based_on_terms, terms, expires_at, created_at, updated_at)
     values ($1, $2, $3, 'sent', $4, 1, '{}', $4, $4, $4)`,
    [crypto.randomUUID(), fits, user.id, at],
  )
  expect(await fitting()).toEqual([])
  await site.database.pool.query(`update offers set status = 'withdrawn' where order_id = $1`, [fits])
  expect(await fitting()).toEqual([fits])
})

test('at most five orders are listed', async () => {
  const first = await newOrder(1)
  const { category_id, root_id, region_id } = await newProducer(first)
  for (let i = 2; i < 9; i += 1) await newOrder(i, { category_id, root_id, region_id })
  expect(await fitting()).toHaveLength(5)
})
