import {
  exportUser,
  getDeal,
  getOrder,
  inviteProducers,
  listNotices,
  listOwnOffers,
  setDealStatus,
  setOfferStatus,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { eraseUsers } from '../accounts/index.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { type Person, withoutLimits } from '../directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker, newOrder, type PlacedOrder, sendOffer } from './offers.testing.ts'
import { sweepOffers } from './personal-offers.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database, refusal } = site
const { db, pool } = database
const DAY_MS = 86_400_000

beforeAll(() => withoutLimits(site))

type Agreed = {
  readonly order: PlacedOrder
  readonly maker: Maker
  readonly rival: Maker
  readonly offerId: string
  readonly rivalOffer: string
  readonly dealId: string
}

/** A deal that its producer has confirmed, and a rival whose offer it closed. */
async function agreed(): Promise<Agreed> {
  const [order, maker, rival] = [await newOrder(site), await newMaker(site), await newMaker(site)]
  const validUntil = addDays(kyivDay(site.clock.now), 60)
  const { id: rivalOffer } = await sendOffer(site, order, rival, { validUntil })
  const { id, version } = await sendOffer(site, order, maker, { validUntil, comment: 'Шиємо у дві зміни' })
  const { dealId } = await call(setOfferStatus, { id, status: 'accepted', version }, order.buyer)
  await call(setDealStatus, { id: dealId ?? '', status: 'active' }, maker)
  return { order, maker, rival, offerId: id, rivalOffer, dealId: dealId ?? '' }
}

async function erase({ id }: Person): Promise<void> {
  await db.updateTable('users').set({ erase_at: site.clock.now }).where('id', '=', id).execute()
  await eraseUsers({ db, now: () => site.clock.now, accounts: site.services.accounts })
  const left = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  expect(left).toBeUndefined()
}

async function noticesOf(person: Person) {
  const { items } = await call(listNotices, {}, person)
  return items.map(({ type, href }) => ({ type, href }))
}

test('a customer who is erased leaves no offer without an end and no deal that waits', async () => {
  const { order, maker, dealId } = await agreed()
  const second = await newOrder(site, {}, order.buyer)
  const waiting = await newMaker(site)
  await sendOffer(site, second, waiting)
  await erase(order.buyer)
  expect((await noticesOf(waiting))[0]).toEqual({ type: 'offer.closed', href: '/user/offers' })
  expect(await call(listOwnOffers, {}, waiting)).toMatchObject({ items: [] })
  expect((await noticesOf(maker))[0]).toEqual({ type: 'deal.cancelled', href: `/user/deals/${dealId}` })
  const deal = await call(getDeal, { id: dealId }, maker)
  expect(deal).toMatchObject({ status: 'cancelled', allowed: [] })
  expect(deal.snapshot.order.title).toBeDefined()
  expect(JSON.stringify(deal)).not.toContain('zamovnytsia@example.com')
})

test('a producer who is erased frees the order and takes texts along; the rival’s offer is open again', async () => {
  const { order, maker, rival, offerId, rivalOffer, dealId } = await agreed()
  await erase(maker)
  expect(await call(getOrder, { slug: order.slug }, order.buyer)).toMatchObject({ status: 'published' })
  expect(await call(getDeal, { id: dealId }, order.buyer)).toMatchObject({ status: 'cancelled' })
  expect((await noticesOf(order.buyer))[0]).toMatchObject({ type: 'deal.cancelled' })
  const own = await call(listOwnOffers, {}, rival)
  expect(own.items).toMatchObject([{ id: rivalOffer, status: 'sent' }])
  const offers = await pool.query('select status, owner_id, terms from offers where id = $1', [offerId])
  expect(offers.rows).toMatchObject([{ status: 'withdrawn', owner_id: null, terms: { comment: '' } }])
  const { rows } = await pool.query('select from offer_revisions where offer_id = $1', [offerId])
  expect(rows).toEqual([])
})

test('the export has offers with all revisions, invitations and deals of both sides', async () => {
  const { order, maker, dealId } = await agreed()
  const other = await newOrder(site, {}, order.buyer)
  await call(inviteProducers, { id: other.id, producerIds: [maker.producerId] }, order.buyer)
  const { data } = await call(exportUser, {}, maker)
  expect(data).toMatchObject({
    offers: [{ order_id: order.id, terms: { comment: 'Шиємо у дві зміни' } }],
    offerRevisions: [{ revision: 1 }],
    invitations: [{ order_id: other.id }],
    deals: [{ id: dealId, status: 'active' }],
  })
  expect((await call(exportUser, {}, order.buyer)).data).toMatchObject({ deals: [{ id: dealId }] })
})

test('three years after its end a deal has no people, and an offer that became none is gone', async () => {
  const { order, maker, rivalOffer, dealId } = await agreed()
  await call(setDealStatus, { id: dealId, status: 'completed' }, order.buyer)
  const partiesOf = async () =>
    (await pool.query('select parties, customer_id from deals where id = $1', [dealId])).rows[0]
  const at = (days: number) => new Date(site.clock.now.getTime() + days * DAY_MS)
  await sweepOffers(db, at(3 * 365 - 1))
  expect(await partiesOf()).toMatchObject({ customer_id: order.buyer.id })
  await sweepOffers(db, at(3 * 365 + 1))
  expect(await partiesOf()).toEqual({ parties: { customer: null, supplier: null }, customer_id: null })
  expect((await refusal(getDeal, { id: dealId }, maker)).code).toBe('not_found')
  const { rows } = await pool.query('select from offers where id = $1', [rivalOffer])
  expect(rows).toEqual([])
})
