import { createOffer, getOffer, setDealStatus, setOfferStatus, setOrderStatus } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, offerTerms, sendOffer } from '../offers.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal } = site
const REASON = 'Порушення правил'

let moderator: Person
beforeAll(async () => {
  await withoutLimits(site)
  moderator = await verifiedUser(site, 'moderator')
})

const block = (id: string) => call(setOfferStatus, { id, status: 'blocked', reason: REASON }, moderator)
const unblock = (id: string) => call(setOfferStatus, { id, status: 'sent' }, moderator)

test('an accepted offer is accepted again while its deal goes on', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id, version } = await sendOffer(site, order, maker)
  const { dealId } = await call(setOfferStatus, { id, status: 'accepted', version }, order.buyer)
  await block(id)
  expect((await unblock(id)).status).toBe('accepted')
  await block(id)
  await call(setDealStatus, { id: String(dealId), status: 'declined', note: REASON }, maker)
  expect((await unblock(id)).status).toBe('withdrawn')
})

test('an offer does not come back beside another one of its producer', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const first = await sendOffer(site, order, maker)
  await block(first.id)
  const second = await call(
    createOffer,
    { id: order.id, producerId: maker.producerId, ...offerTerms() },
    maker,
  )
  expect((await refusal(setOfferStatus, { id: first.id, status: 'sent' }, moderator)).code).toBe(
    'move_forbidden',
  )
  await call(setOfferStatus, { id: second.id, status: 'withdrawn' }, maker)
  expect((await unblock(first.id)).status).toBe('sent')
})

test('an offer does not come back open to an order that has ended', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id } = await sendOffer(site, order, maker)
  await block(id)
  await call(setOrderStatus, { id: order.id, status: 'cancelled' }, order.buyer)
  expect((await unblock(id)).status).toBe('closed')
  expect(await call(getOffer, { id }, maker)).toMatchObject({ closedReason: 'cancelled' })
})
