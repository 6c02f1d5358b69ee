import { listPanelListings } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import { testSite } from '../../test-site.testing.ts'
import {
  insertOrders,
  insertTestDictionaries,
  orderRow,
  producerRow,
} from '../directory/directory.testing.ts'
import { newStaff } from './panel.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database } = site
const { token } = await newStaff(site, 'support')
const owner = await site.newUser({ email: 'Vlasnyk@example.com' })
// Each id gets a different millisecond, because ids of the same millisecond have a random order.
const idAt = (ms: number) => uuidV7(new Date(Date.now() - 10 + ms))
const shown = orderRow({ id: idAt(1), title_uk: 'Точіння втулок із бронзи', owner_id: owner.user.id })
const hidden = orderRow({ id: idAt(3), title_uk: 'Точіння валів зі сталі', status: 'blocked' })
const over = orderRow({ id: idAt(5), expires_at: new Date(site.clock.now.getTime() - 1_000) })
const producer = producerRow({ name: 'Токарна справа', status: 'archived' })

beforeAll(async () => {
  await insertOrders(database.db, [shown, hidden, over])
  await database.db.insertInto('producers').values(producer).execute()
})

async function ids(input: { kind?: 'order' | 'producer'; query?: string; status?: string }) {
  const { items } = await call(listPanelListings, { kind: 'order', ...input } as never, { token })
  return items.map(({ id }) => id)
}

test("staff find listings of any status by words, number, slug, id and the owner's address", async () => {
  expect(await ids({ query: 'точіння' })).toEqual([hidden.id, shown.id])
  expect(await ids({ query: 'точіння бронз' })).toEqual([shown.id])
  expect(await ids({ query: hidden.slug })).toEqual([hidden.id])
  expect(await ids({ query: String(hidden.id) })).toEqual([hidden.id])
  expect(await ids({ query: 'vlasnyk@EXAMPLE.com' })).toEqual([shown.id])
  expect(await ids({ query: 'nobody@example.com' })).toEqual([])
  expect(await ids({ query: '№ 2' })).toEqual([hidden.id])
  expect(await ids({ kind: 'producer', query: 'токарна' })).toEqual([producer.id])
  expect(await ids({ query: '%' })).toEqual([])
})

test('the status filter counts expired orders as expired, not as published', async () => {
  expect(await ids({ status: 'blocked' })).toEqual([hidden.id])
  expect(await ids({ status: 'published' })).toEqual([shown.id])
  expect(await ids({ status: 'expired' })).toEqual([over.id])
  expect(await ids({ kind: 'producer', status: 'archived' })).toEqual([producer.id])
  expect(await ids({ kind: 'producer', status: 'awarded' })).toEqual([])
})

test("pages follow each other and show the owner's name", async () => {
  const latest = await call(listPanelListings, { kind: 'order', limit: 2 }, { token })
  const rest = await call(listPanelListings, { kind: 'order', before: latest.next ?? '' }, { token })
  expect([...latest.items, ...rest.items].map(({ id }) => id)).toEqual([over.id, hidden.id, shown.id])
  expect(rest).toMatchObject({ next: null, items: [{ owner: { name: 'Олена Ґудзь' }, number: 1 }] })
})
