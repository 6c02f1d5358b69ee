import { listPanelListings } from '@verstat/contract'
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
const { call, database } = site
const { token } = await newStaff(site, 'support')
const owner = await site.newUser({ email: 'Vlasnyk@example.com' })
const shown = orderRow({ title_uk: 'Точіння втулок із бронзи', owner_id: owner.user.id })
const hidden = orderRow({ title_uk: 'Точіння валів зі сталі', status: 'blocked' })
const over = orderRow({ expires_at: new Date(Date.now() - 1_000) })
const producer = producerRow({ name: 'Токарна справа', status: 'archived' })

beforeAll(async () => {
  await insertOrders(database.db, [shown, hidden, over])
  await database.db.insertInto('producers').values(producer).execute()
})

async function ids(input: { kind?: 'order' | 'producer'; query?: string; status?: string }) {
  const { items } = await call(listPanelListings, { kind: 'order', ...input } as never, { token })
  return items.map(({ id }) => id)
}

test('staff find listings of any status by words, number, slug, id and the address of the owner', async () => {
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

test('by status, where an order past its time is expired and not published', async () => {
  expect(await ids({ status: 'blocked' })).toEqual([hidden.id])
  expect(await ids({ status: 'published' })).toEqual([shown.id])
  expect(await ids({ status: 'expired' })).toEqual([over.id])
  expect(await ids({ kind: 'producer', status: 'archived' })).toEqual([producer.id])
  expect(await ids({ kind: 'producer', status: 'awarded' })).toEqual([])
})

test('page after page, with the owner’s name', async () => {
  const first = await call(listPanelListings, { kind: 'order', limit: 2 }, { token })
  const second = await call(listPanelListings, { kind: 'order', before: first.next ?? '' }, { token })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([over.id, hidden.id, shown.id])
  expect(second).toMatchObject({ next: null, items: [{ owner: { name: 'Олена Ґудзь' }, number: 1 }] })
})
