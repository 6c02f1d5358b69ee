import { randomUUID } from 'node:crypto'
import {
  ApiError,
  confirmOffer,
  createOffer,
  editOrder,
  getOffer,
  getOrder,
  getOwnOrder,
  listNotices,
  reviseOffer,
  setOfferStatus,
  setOrderStatus,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, offerTerms, sendOffer } from '../offers.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database } = site
const { db } = database
const DAY_MS = 86_400_000

beforeAll(() => withoutLimits(site))

test('an offer reaches the customer, who is told without the price', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const sent = await sendOffer(site, order, maker)
  expect(sent).toMatchObject({ status: 'sent', revision: 1, version: 1, outdated: false, side: 'producer' })
  expect(sent.terms.price.steps).toEqual([{ from: 1, amountMinor: 10_000, per: 1 }])
  const read = await call(getOffer, { id: sent.id }, order.buyer)
  expect(read).toMatchObject({ side: 'customer', allowed: ['shortlisted', 'declined', 'accepted'] })
  expect(read.seenAt).not.toBeNull()
  const { items } = await call(listNotices, {}, order.buyer)
  expect(items[0]).toMatchObject({ type: 'offer.received' })
  expect(JSON.stringify(items)).not.toMatch(/10000|100,00|100\.00/)
  const [mail] = await site.mailsTo(order.buyer.email, 1)
  expect(JSON.stringify(mail)).not.toMatch(/10000|100,00|100\.00/)
})

test('thirty parallel sends of one account make one offer', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => sendOffer(site, order, maker)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = outcomes.flatMap((each) =>
    each.status === 'rejected' && each.reason instanceof ApiError ? [each.reason.data.code] : [],
  )
  expect(codes).toEqual(Array.from({ length: 29 }, () => 'offer_exists'))
})

test('the same idempotency key makes one offer and equal answers', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const input = { id: order.id, producerId: maker.producerId, ...offerTerms() }
  const from = { ...maker, idempotencyKey: randomUUID() }
  const [one, two] = await Promise.all([call(createOffer, input, from), call(createOffer, input, from)])
  expect(one).toEqual(two)
})

test('ten parallel sends for three seats take three', async () => {
  const order = await newOrder(site, { max_offers: 3 })
  const makers = await Promise.all(Array.from({ length: 10 }, () => newMaker(site)))
  const outcomes = await Promise.allSettled(makers.map((maker) => sendOffer(site, order, maker)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refused = outcomes.flatMap((each) =>
    each.status === 'rejected' && each.reason instanceof ApiError ? [each.reason.data] : [],
  )
  expect(refused.every(({ code, needs }) => code === 'offers_closed' && needs?.[0] === 'seats')).toBe(true)
  expect((await call(getOrder, { slug: order.slug })).counts.offers).toBe(3)
})

test('what is missing to offer is named', async () => {
  const order = await newOrder(site)
  const bare = await verifiedUser(site)
  const input = { id: order.id, producerId: randomUUID(), ...offerTerms() }
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', bare.id).execute()
  await expect(call(createOffer, input, bare)).rejects.toMatchObject({
    data: { code: 'not_eligible', needs: ['verify_email', 'publish_producer'] },
  })
  const own = await newMaker(site)
  const mine = await newOrder(site, {}, own)
  await expect(sendOffer(site, mine, own)).rejects.toMatchObject({
    data: { code: 'not_eligible', needs: ['own_order'] },
  })
  const paused = await newOrder(site, { status: 'paused' })
  await expect(sendOffer(site, paused, own)).rejects.toMatchObject({
    data: { code: 'offers_closed', needs: ['closed'] },
  })
  const { offering } = await call(getOrder, { slug: order.slug }, own)
  expect(offering).toMatchObject({ needs: [], offerId: null, producers: [{ id: own.producerId }] })
  expect((await call(getOrder, { slug: order.slug })).offering).toBeNull()
})

test('who was declined reads why, and how many offers are left', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const offering = async () => (await call(getOrder, { slug: order.slug }, maker)).offering
  expect(await offering()).toMatchObject({ last: null, left: 3, offerNumber: null })
  const first = await sendOffer(site, order, maker)
  expect(await offering()).toMatchObject({
    offerId: first.id,
    offerNumber: first.number,
    last: null,
    left: 2,
  })
  await call(
    setOfferStatus,
    { id: first.id, status: 'declined', version: first.version, reason: 'term' },
    order.buyer,
  )
  expect(await offering()).toMatchObject({
    offerId: null,
    last: { id: first.id, number: first.number, status: 'declined', reason: 'term' },
    left: 2,
  })
  for (const left of [1, 0]) {
    const { id, version, number } = await sendOffer(site, order, maker)
    await call(setOfferStatus, { id, status: 'withdrawn', version }, maker)
    expect(await offering()).toMatchObject({ last: { number, status: 'withdrawn', reason: null }, left })
  }
  await expect(sendOffer(site, order, maker)).rejects.toMatchObject({ data: { code: 'conflict' } })
})

test('a sample has a price or days, and may be free', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const input = (sample: { offered: boolean; amountMinor?: number; days?: number }) => ({
    id: order.id,
    producerId: maker.producerId,
    ...offerTerms({ sample }),
  })
  expect((await refusal(createOffer, input({ offered: true }), maker)).fields).toEqual({
    'sample.amountMinor': 'required',
  })
  const sent = await call(createOffer, input({ offered: true, amountMinor: 0 }), maker)
  expect(sent.terms.sample).toEqual({ offered: true, amountMinor: 0, days: null })
})

test('all problems of the terms are reported at their fields at once', async () => {
  const [order, maker] = [await newOrder(site, { sample_required: true }), await newMaker(site)]
  const input = {
    id: order.id,
    producerId: maker.producerId,
    ...offerTerms({
      price: {
        basis: 'unit',
        steps: [
          { from: 100, amountMinor: 5, per: 1 },
          { from: 100, amountMinor: 4, per: 1 },
        ],
      },
      currency: 'EUR',
      vat: { mode: 'added' },
      delivery: { mode: 'extra' },
      validUntil: addDays(kyivDay(site.clock.now), 2),
      meetsAll: false,
      quantity: 7,
    }),
  }
  expect((await refusal(createOffer, input, maker)).fields).toEqual({
    'price.steps.1.from': 'range_reversed',
    quantity: 'invalid_value',
    currency: 'invalid_value',
    'vat.rate': 'required',
    'delivery.amountMinor': 'required',
    sample: 'required',
    validUntil: 'date_too_soon',
    deviations: 'required',
  })
})

test('an order with a note instead of a quantity needs the quantity of the offer', async () => {
  const order = await newOrder(site, { quantity: null, unit: null, quantity_note_uk: 'Скільки вийде' })
  const maker = await newMaker(site)
  const input = { id: order.id, producerId: maker.producerId, ...offerTerms() }
  expect((await refusal(createOffer, input, maker)).fields).toEqual({
    quantity: 'required',
    unit: 'required',
  })
  const sent = await sendOffer(site, order, maker, { quantity: 30, unit: 'kg' })
  expect(sent.terms).toMatchObject({ quantity: 30, unit: 'kg' })
})

test('a fourth offer to one order and a sixth of a first week are refused', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  for (let sent = 0; sent < 3; sent += 1) {
    const { id } = await sendOffer(site, order, maker)
    await call(setOfferStatus, { id, status: 'withdrawn' }, maker)
  }
  await expect(sendOffer(site, order, maker)).rejects.toMatchObject({ data: { code: 'conflict' } })
  await db
    .updateTable('producers')
    .set({ published_at: site.clock.now })
    .where('id', '=', maker.producerId)
    .execute()
  for (let sent = 3; sent < 5; sent += 1) await sendOffer(site, await newOrder(site), maker)
  await expect(sendOffer(site, await newOrder(site), maker)).rejects.toMatchObject({
    data: { code: 'rate_limited' },
  })
})

test('a revision needs the version that was read, keeps the earlier terms and frees an answered request', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id, version } = await sendOffer(site, order, maker)
  const revised = await call(reviseOffer, { id, version, leadDays: 7 }, maker)
  expect(revised).toMatchObject({ revision: 2, version: version + 1, terms: { leadDays: 7 } })
  expect(revised.history).toMatchObject([{ revision: 1, terms: { leadDays: 14 } }])
  await expect(call(reviseOffer, { id, version, leadDays: 5 }, maker)).rejects.toMatchObject({
    data: { code: 'stale', current: { revision: 2 } },
  })
  await expect(
    call(reviseOffer, { id, version: revised.version, leadDays: 5 }, await newMaker(site)),
  ).rejects.toMatchObject({ data: { code: 'not_found' } })
})

test('the eleventh revision is refused', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  let { id, version } = await sendOffer(site, order, maker)
  for (let revision = 0; revision < 10; revision += 1) {
    ;({ id, version } = await call(reviseOffer, { id, version, leadDays: 20 + revision }, maker))
  }
  await expect(call(reviseOffer, { id, version, leadDays: 99 }, maker)).rejects.toMatchObject({
    data: { code: 'move_forbidden' },
  })
})

test('a changed order makes its offers outdated until they are confirmed', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const sent = await sendOffer(site, order, maker)
  await call(editOrder, { id: order.id, neededBy: addDays(kyivDay(site.clock.now), 40) }, order.buyer)
  const outdated = await call(getOffer, { id: sent.id }, maker)
  expect(outdated).toMatchObject({ outdated: true, can: { confirm: true } })
  const accept = { id: sent.id, status: 'accepted', version: outdated.version }
  await expect(call(setOfferStatus, accept, order.buyer)).rejects.toMatchObject({
    data: { code: 'offer_outdated' },
  })
  const confirmed = await call(confirmOffer, { id: sent.id, version: outdated.version }, maker)
  expect(confirmed.outdated).toBe(false)
  const accepted = await call(setOfferStatus, { ...accept, version: confirmed.version }, order.buyer)
  expect(accepted).toMatchObject({ status: 'accepted', dealId: expect.any(String) })
})

test('after the first offer an order keeps how it takes offers, and its last day only moves later', async () => {
  const order = await newOrder(site, { offers_until: addDays(kyivDay(site.clock.now), 20) })
  const own = () => call(getOwnOrder, { slug: order.id }, order.buyer)
  expect((await own()).hasOffers).toBe(false)
  await sendOffer(site, order, await newMaker(site))
  expect((await own()).hasOffers).toBe(true)
  const change = {
    id: order.id,
    maxOffers: 10,
    visibility: 'invited' as const,
    offersOpen: 'atDeadline' as const,
    currency: 'EUR' as const,
    offersUntil: addDays(kyivDay(site.clock.now), 5),
  }
  expect((await refusal(editOrder, change, order.buyer)).fields).toEqual({
    maxOffers: 'locked',
    visibility: 'locked',
    offersOpen: 'locked',
    currency: 'locked',
    offersUntil: 'date_too_soon',
  })
  await call(editOrder, { id: order.id, offersUntil: addDays(kyivDay(site.clock.now), 30) }, order.buyer)
})

test.each([
  ['cancelled', 'cancelled'],
  ['awarded', 'awardedElsewhere'],
] as const)('an order that becomes %s closes its offers, and brings them back with it', async (to, reason) => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id } = await sendOffer(site, order, maker)
  await call(setOrderStatus, { id: order.id, status: to }, order.buyer)
  expect(await call(getOffer, { id }, maker)).toMatchObject({ status: 'closed', closedReason: reason })
  const { items } = await call(listNotices, {}, maker)
  expect(items[0]).toMatchObject({ type: 'offer.closed' })
  await call(setOrderStatus, { id: order.id, status: 'published' }, order.buyer)
  expect(await call(getOffer, { id }, maker)).toMatchObject({ status: 'sent', closedReason: null })
})

test('sealed offers are unknown to the customer until the last day is over, by the clock alone', async () => {
  const order = await newOrder(site, { offers_open: 'atDeadline' })
  const maker = await newMaker(site)
  const { id, version } = await sendOffer(site, order, maker, {
    validUntil: addDays(kyivDay(site.clock.now), 60),
  })
  const [told] = (await call(listNotices, {}, order.buyer)).items
  expect(told?.text).toMatch(/^Нова пропозиція на замовлення «[^»]+»\.$/)
  await expect(call(getOffer, { id }, order.buyer)).rejects.toMatchObject({ data: { code: 'offer_sealed' } })
  for (const status of ['shortlisted', 'declined', 'accepted']) {
    const move = { id, status, version, ...(status === 'declined' ? { reason: 'price' } : {}) }
    await expect(call(setOfferStatus, move, order.buyer)).rejects.toMatchObject({
      data: { code: 'offer_sealed' },
    })
  }
  site.clock.pass(21 * DAY_MS)
  try {
    const opened = await call(getOffer, { id }, order.buyer)
    expect(opened.allowed).toContain('accepted')
    await expect(call(reviseOffer, { id, version, leadDays: 3 }, maker)).rejects.toMatchObject({
      data: { code: 'move_forbidden' },
    })
  } finally {
    site.clock.pass(-21 * DAY_MS)
  }
})
