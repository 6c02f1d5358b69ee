import {
  getOrder,
  listNotices,
  listReceivedInvitations,
  listSentInvitations,
  orderAgain,
  setDealStatus,
  setOfferStatus,
  setOrderStatus,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker, newOrder, sendOffer } from '../offers.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database } = site
let moderator: Person

beforeAll(async () => {
  await withoutLimits(site)
  moderator = await verifiedUser(site, 'moderator')
})

type Completed = { readonly dealId: string; readonly buyer: Person; readonly maker: Maker }

async function delivered(): Promise<Completed> {
  const [{ id: orderId, buyer }, maker] = [await newOrder(site), await newMaker(site)]
  const { id, version } = await sendOffer(site, { id: orderId }, maker)
  const { dealId } = await call(setOfferStatus, { id, status: 'accepted', version }, buyer)
  await call(setDealStatus, { id: dealId ?? '', status: 'active' }, maker)
  await call(setDealStatus, { id: dealId ?? '', status: 'delivered' }, maker)
  return { dealId: dealId ?? '', buyer, maker }
}

async function completed(): Promise<Completed> {
  const deal = await delivered()
  await call(setDealStatus, { id: deal.dealId, status: 'completed' }, deal.buyer)
  return deal
}

async function publish(id: string, buyer: Person): Promise<void> {
  await call(setOrderStatus, { id, status: 'pending' }, buyer)
  await call(setOrderStatus, { id, status: 'published' }, moderator)
}

const invitedTo = async (maker: Maker) =>
  (await call(listReceivedInvitations, {}, maker)).items.map(({ order }) => order.id)

test('ordering again makes a draft that the producer learns of with the publication, and nobody else', async () => {
  const { dealId, buyer, maker } = await completed()
  const { order, invites } = await call(orderAgain, { id: dealId }, buyer)
  expect(order).toMatchObject({ status: 'draft', visibility: 'invited', quantity: 500, files: [] })
  expect(invites?.id).toBe(maker.producerId)
  // A draft is nobody’s business yet.
  expect(await invitedTo(maker)).toEqual([])
  expect((await refusal(getOrder, { slug: order.slug }, maker)).code).toBe('not_found')
  await publish(order.id, buyer)
  expect(await invitedTo(maker)).toEqual([order.id])
  expect(await call(getOrder, { slug: order.slug }, maker)).toMatchObject({
    offering: { needs: [], offerId: null },
  })
  const { items } = await call(listNotices, {}, maker)
  expect(items[0]).toMatchObject({ type: 'invitation.received', href: `/orders/${order.slug}` })
  const rival = await newMaker(site)
  expect((await refusal(getOrder, { slug: order.slug }, rival)).code).toBe('not_found')
  // Coming online again does not invite again.
  await call(setOrderStatus, { id: order.id, status: 'paused' }, buyer)
  await call(setOrderStatus, { id: order.id, status: 'published' }, buyer)
  expect((await call(listNotices, {}, maker)).items.map(({ type }) => type)).toEqual(
    items.map(({ type }) => type),
  )
  expect((await call(listSentInvitations, { id: order.id }, buyer)).items).toHaveLength(1)
})

test('one key makes one draft, and every order is a draft of its own', async () => {
  const { dealId, buyer, maker } = await completed()
  const once = { ...buyer, idempotencyKey: `again-${dealId}` }
  const first = await call(orderAgain, { id: dealId }, once)
  expect((await call(orderAgain, { id: dealId }, once)).order.id).toBe(first.order.id)
  const second = await call(orderAgain, { id: dealId }, buyer)
  for (const { order } of [first, second]) await publish(order.id, buyer)
  expect((await invitedTo(maker)).toSorted()).toEqual([first.order.id, second.order.id].toSorted())
})

test('without the producer it is an ordinary copy', async () => {
  const { dealId, buyer, maker } = await completed()
  const before = await call(orderAgain, { id: dealId }, buyer)
  await database.db
    .updateTable('producers')
    .set({ status: 'paused' })
    .where('id', '=', maker.producerId)
    .execute()
  const after = await call(orderAgain, { id: dealId }, buyer)
  expect(after).toMatchObject({ invites: null, order: { status: 'draft', visibility: 'public' } })
  // A producer that is gone by the time of the publication is not invited.
  await publish(before.order.id, buyer)
  expect((await call(listSentInvitations, { id: before.order.id }, buyer)).items).toEqual([])
})

test('only the customer of a completed deal can order again', async () => {
  const { dealId, buyer, maker } = await delivered()
  const rows = () => database.db.selectFrom('planned_invitations').selectAll().execute()
  const before = await rows()
  expect((await refusal(orderAgain, { id: dealId }, buyer)).code).toBe('move_forbidden')
  // The silence of the customer completes the deal, before a job has stored it.
  site.clock.pass(15 * 86_400_000)
  expect((await refusal(orderAgain, { id: dealId }, maker)).code).toBe('move_forbidden')
  expect((await refusal(orderAgain, { id: dealId }, await verifiedUser(site))).code).toBe('not_found')
  expect((await refusal(orderAgain, { id: dealId }, moderator)).code).toBe('not_found')
  expect(await rows()).toEqual(before)
  const { order } = await call(orderAgain, { id: dealId }, buyer)
  expect(order.status).toBe('draft')
  await database.db.updateTable('deals').set({ order_id: null }).where('id', '=', dealId).execute()
  expect((await refusal(orderAgain, { id: dealId }, buyer)).code).toBe('gone')
  site.clock.pass(-15 * 86_400_000)
})
