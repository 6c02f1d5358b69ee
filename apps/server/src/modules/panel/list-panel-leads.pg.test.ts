import { getMorning, listPanelLeads } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import {
  insertOrders,
  insertTestDictionaries,
  orderRow,
  producerRow,
} from '../directory/directory.testing.ts'
import { newStaff } from './panel.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, clock, database } = site
const support = await newStaff(site, 'support')
const by = { token: support.token }
const [owner, asker] = [await site.newUser({ firstname: 'Ніна' }), await site.newUser({ firstname: 'Остап' })]
const order = orderRow({ owner_id: owner.user.id })
const producer = producerRow({ name: 'Дубова справа' })
const HOUR_MS = 3_600_000

beforeAll(async () => {
  await insertOrders(database.db, [order])
  await database.db.insertInto('producers').values([producer]).execute()
  const lead = `insert into leads (order_id, producer_id, person, user_id, message, at)
    values ($1, $2, substr(sha256($3::text::bytea), 1, 16), $4, 'Таємна розмова', $5)`
  const ago = (hours: number) => new Date(clock.now.getTime() - hours * HOUR_MS)
  await database.pool.query(lead, [order.id, null, 'a', asker.user.id, ago(2)])
  await database.pool.query(lead, [null, producer.id, 'b', null, ago(30)])
  await database.pool.query(lead, [order.id, null, 'c', null, ago(24 * 40)])
})

test('the list of the last day has exactly the leads that the morning screen counts', async () => {
  const { leads } = await call(getMorning, {}, by)
  const { items } = await call(listPanelLeads, { hours: 24 }, by)
  expect([leads.day, items.length]).toEqual([1, 1])
  expect(items[0]).toMatchObject({
    listing: { kind: 'order', id: order.id },
    owner: { id: owner.user.id, name: expect.stringContaining('Ніна') },
    person: { id: asker.user.id, name: expect.stringContaining('Остап') },
  })
  expect((await call(listPanelLeads, { hours: 7 * 24 }, by)).items).toHaveLength(leads.week)
})

test('pages follow each other without gaps, and messages between people stay private', async () => {
  const first = await call(listPanelLeads, { limit: 2 }, by)
  const second = await call(listPanelLeads, { limit: 2, before: first.next ?? '' }, by)
  expect([...first.items, ...second.items].map(({ listing }) => listing.kind)).toEqual([
    'order',
    'producer',
    'order',
  ])
  expect([second.next, JSON.stringify([first, second]).includes('Таємна')]).toEqual([null, false])
})
