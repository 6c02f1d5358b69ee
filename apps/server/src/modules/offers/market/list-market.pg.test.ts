import {
  DEAL_STATUSES,
  getOrder,
  listMarketDeals,
  listMarketOffers,
  OFFER_STATUSES,
  setDealStatus,
  setOfferStatus,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker, newOrder, sendOffer } from '../offers.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, clock, database } = site
const { db } = database
const DAY_MS = 86_400_000

let moderator: Person
beforeAll(async () => {
  await withoutLimits(site)
  moderator = await verifiedUser(site, 'moderator')
})

/** An offer in each stored status, of one maker, and one that has expired. Returns the ids by status. */
async function offersInEachStatus(maker: Maker): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const status of OFFER_STATUSES) {
    const { id } = await sendOffer(site, await newOrder(site), maker)
    await db
      .updateTable('offers')
      .set({
        status: status === 'expired' ? 'shortlisted' : status,
        ...(status === 'expired' ? { expires_at: new Date(clock.now.getTime() - 1) } : {}),
        ...(status === 'declined' ? { declined_reason: 'price' } : {}),
        ...(status === 'closed' ? { closed_reason: 'awarded' } : {}),
        ...(status === 'blocked' ? { blocked_reason: 'Порушення правил' } : {}),
      })
      .where('id', '=', id)
      .execute()
    ids.set(status, id)
  }
  return ids
}

test('staff find offers by the status that answers show', async () => {
  const maker = await newMaker(site)
  const ids = await offersInEachStatus(maker)
  for (const status of OFFER_STATUSES) {
    const { items } = await call(listMarketOffers, { status, userId: maker.id }, moderator)
    expect(items.map((item) => [item.id, item.status])).toEqual([[ids.get(status), status]])
  }
  const first = await call(listMarketOffers, { userId: maker.id, limit: 5 }, moderator)
  const rest = await call(listMarketOffers, { userId: maker.id, before: first.next ?? '' }, moderator)
  expect([...first.items, ...rest.items]).toHaveLength(OFFER_STATUSES.length)
})

test('staff find deals by the status that answers show, and by either side', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id, version } = await sendOffer(site, order, maker)
  const { dealId } = await call(setOfferStatus, { id, status: 'accepted', version }, order.buyer)
  for (const stored of DEAL_STATUSES) {
    for (const isOver of [false, true]) {
      const at = new Date(clock.now.getTime() + (isOver ? -DAY_MS : DAY_MS))
      await db
        .updateTable('deals')
        .set({ status: stored, lapses_at: at, completes_at: at })
        .where('id', '=', String(dealId))
        .execute()
      const ends: Readonly<Record<string, string>> = { awaiting: 'lapsed', delivered: 'completed' }
      const shown = (isOver && ends[stored]) || stored
      for (const status of DEAL_STATUSES) {
        for (const userId of [maker.id, order.buyer.id]) {
          const { items } = await call(listMarketDeals, { status, userId }, moderator)
          expect(items.map((item) => item.status)).toEqual(status === shown ? [status] : [])
        }
      }
    }
  }
})

test('the record of a buyer counts awards, answers and the hours to the first reading', async () => {
  const [maker, rival] = [await newMaker(site), await newMaker(site)]
  const first = await newOrder(site)
  const others = [await newOrder(site, {}, first.buyer), await newOrder(site, {}, first.buyer)]
  const { id, version } = await sendOffer(site, first, maker)
  await sendOffer(site, first, rival)
  const { id: second } = await sendOffer(site, { id: others[0]?.id ?? '' }, maker)
  const { dealId } = await call(setOfferStatus, { id, status: 'accepted', version }, first.buyer)
  await call(setDealStatus, { id: String(dealId), status: 'active' }, maker)
  await db
    .updateTable('offers')
    .set({ seen_at: new Date(clock.now.getTime() + 5 * 3_600_000) })
    .where('id', 'in', [id, second])
    .execute()
  const read = async () => (await call(getOrder, { slug: first.slug })).record
  // The second order still takes offers, so nothing is said yet of how it ends.
  expect(await read()).toMatchObject({ orders: 3, awardedShare: 1, answeredShare: 1, reactionHours: 5 })
  await call(setOfferStatus, { id: second, status: 'declined', reason: 'price' }, first.buyer)
  await sendOffer(site, { id: others[0]?.id ?? '' }, rival)
  expect(await read()).toMatchObject({ awardedShare: 1, answeredShare: 1 })
  const over = { expires_at: new Date(clock.now.getTime() - 1) }
  await db
    .updateTable('orders')
    .set(over)
    .where('id', '=', others[0]?.id ?? '')
    .execute()
  expect(await read()).toMatchObject({ orders: 3, awardedShare: 0.5, answeredShare: 0.5 })
})
