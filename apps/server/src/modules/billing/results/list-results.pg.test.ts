import { buyBoost, listOpenPayments, listResults } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import {
  beginUpgrade,
  fakeProvider,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../billing.testing.ts'
import { shiftDay } from './paid-result.ts'

const DAY_MS = 86_400_000
const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })
const { db } = site.database

test('the owner sees the days of a listing and what a paid plan brought, and nobody else does', async () => {
  const buyer = await newBuyer(site)
  const { id, orderId } = await newSubscription(site, buyer)
  const free = await newSubscription(site, buyer)
  const began = site.clock.now
  const paidOn = kyivDay(began)
  const count = (day: string, views: number, contacts: number) => ({
    order_id: orderId,
    day,
    views,
    contacts,
  })
  await db
    .insertInto('order_days')
    .values([
      count(shiftDay(paidOn, -60), 90, 9),
      count(shiftDay(paidOn, -2), 5, 1),
      count(paidOn, 20, 2),
      count(shiftDay(paidOn, 1), 30, 0),
    ])
    .execute()
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference))
  site.clock.now = new Date(began.getTime() + 2 * DAY_MS)

  const ask = { listings: [orderId, free.orderId].join() }
  const { items } = await site.call(listResults, ask, { token: buyer.token })
  expect(items.find(({ listing }) => listing.id === free.orderId)).toMatchObject({ days: [], paid: [] })
  expect(items.find(({ listing }) => listing.id === orderId)).toEqual({
    listing: { kind: 'order', id: orderId },
    today: shiftDay(paidOn, 2),
    days: [
      { day: shiftDay(paidOn, -2), views: 5, contacts: 1 },
      { day: paidOn, views: 20, contacts: 2 },
      { day: shiftDay(paidOn, 1), views: 30, contacts: 0 },
    ],
    paid: [
      {
        item: expect.objectContaining({ uk: expect.any(String) }),
        from: paidOn,
        to: shiftDay(paidOn, 2),
        isRunning: true,
        views: 50,
        contacts: 2,
        before: { days: 3, views: 5, contacts: 1 },
      },
    ],
  })
  const stranger = await newBuyer(site)
  expect((await site.call(listResults, ask, { token: stranger.token })).items).toEqual([])
  site.clock.now = began
})

test('the days of a listing are erased with it', async () => {
  const { orderId } = await newSubscription(site, await newBuyer(site))
  await db.insertInto('order_days').values({ order_id: orderId, day: '2026-11-20', views: 1 }).execute()
  await db.deleteFrom('orders').where('id', '=', orderId).execute()
  expect(await db.selectFrom('order_days').select('day').where('order_id', '=', orderId).execute()).toEqual(
    [],
  )
})

test('a purchase that was begun is listed until its time to pay is over, for its payer alone', async () => {
  const buyer = await newBuyer(site)
  const { orderId } = await newSubscription(site, buyer, { title_uk: 'Полиці для складу', title_en: null })
  const listing = { kind: 'order', id: orderId } as const
  const { transaction } = await site.call(buyBoost, { listing, boostId: 'bump' }, { token: buyer.token })
  const open = async (token: string) => (await site.call(listOpenPayments, {}, { token })).items
  expect(await open(buyer.token)).toMatchObject([
    { id: transaction.id, paymentUrl: `/payment/${transaction.id}`, title: { uk: 'Полиці для складу' } },
  ])
  expect(await open((await newBuyer(site)).token)).toEqual([])
  const began = site.clock.now
  site.clock.now = new Date(began.getTime() + 8 * DAY_MS)
  expect(await open(buyer.token)).toEqual([])
  site.clock.now = began
})
