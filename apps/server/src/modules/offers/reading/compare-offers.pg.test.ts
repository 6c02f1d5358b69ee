import { compareOffers, getDeal, listOwnOrders, setDealStatus, setOfferStatus } from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, describe, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, sendOffer, type Terms } from '../offers.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database, clock } = site
const DAY_MS = 86_400_000

beforeAll(() => withoutLimits(site))

const unitPrice = (amountMinor: number): Terms['price'] => ({
  basis: 'unit',
  steps: [{ from: 1, amountMinor, per: 1 }],
  setupMinor: 0,
})

describe('what a deal would record', () => {
  test('is the quantity of the order, whatever quantity is shown', async () => {
    const [order, maker] = [await newOrder(site, { quantity: 750 }), await newMaker(site)]
    const { id, version } = await sendOffer(site, order, maker, { price: unitPrice(33_000) })
    const { items } = await call(compareOffers, { id: order.id, quantity: '1000' }, order.buyer)
    expect(items[0]).toMatchObject({
      gross: 33_000_000,
      agreement: {
        quantity: 750,
        unit: 'pcs',
        code: null,
        gross: 24_750_000,
        net: 20_625_000,
        unitGross: '330.0000',
      },
    })
    const { dealId } = await call(setOfferStatus, { id, status: 'accepted', version }, order.buyer)
    const { snapshot, ...deal } = await call(getDeal, { id: String(dealId) }, order.buyer)
    expect(snapshot).toMatchObject({ quantity: 750, gross: 24_750_000, net: 20_625_000 })
    expect(deal).toMatchObject({ gross: 24_750_000, currency: 'UAH' })
  })

  test('has no sum while the delivery is to be agreed', async () => {
    const [order, maker] = [await newOrder(site), await newMaker(site)]
    await sendOffer(site, order, maker, { delivery: { mode: 'agreed' } })
    const { items } = await call(compareOffers, { id: order.id }, order.buyer)
    expect(items[0]?.gross).toBe(5_000_000)
    expect(items[0]?.agreement).toMatchObject({ code: 'delivery_unknown', gross: null, net: null })
  })
})

test('the sort by price follows the sums with or without VAT, and offers that are not compared come last', async () => {
  const order = await newOrder(site)
  const [payer, other, vague, old] = [
    await newMaker(site),
    await newMaker(site),
    await newMaker(site),
    await newMaker(site),
  ]
  await sendOffer(site, order, old, { price: unitPrice(1_000) })
  await database.pool.query('update orders set terms_version = terms_version + 1 where id = $1', [order.id])
  await sendOffer(site, order, vague, { price: unitPrice(2_000), delivery: { mode: 'agreed' } })
  // 110 with VAT is 91.67 without it.
  await sendOffer(site, order, payer, { price: unitPrice(11_000) })
  await sendOffer(site, order, other, { price: unitPrice(10_000), vat: { mode: 'none' } })
  const producers = async (sort?: 'unitNet' | 'leadDays') => {
    const { items } = await call(compareOffers, { id: order.id, ...(sort ? { sort } : {}) }, order.buyer)
    return items.map(({ offer }) => offer.producer?.id)
  }
  const last = [old.producerId, vague.producerId]
  expect(await producers()).toEqual([other.producerId, payer.producerId, ...last])
  expect(await producers('unitNet')).toEqual([payer.producerId, other.producerId, ...last])
  expect(await producers('leadDays')).toHaveLength(4)
})

test('terms that start from different events have no shortest one', async () => {
  const [order, quick, slow] = [await newOrder(site), await newMaker(site), await newMaker(site)]
  await sendOffer(site, order, quick, { leadDays: 5, leadFrom: 'acceptance' })
  const { id, version } = await sendOffer(site, order, slow, { leadDays: 9, leadFrom: 'prepayment' })
  const best = async () =>
    (await call(compareOffers, { id: order.id, sort: 'leadDays' }, order.buyer)).items.map((row) =>
      row.best.includes('leadDays'),
    )
  expect(await best()).toEqual([false, false])
  await call(setOfferStatus, { id, status: 'declined', version, reason: 'term' }, order.buyer)
  await sendOffer(site, order, await newMaker(site), { leadDays: 7, leadFrom: 'acceptance' })
  expect(await best()).toEqual([true, false, false])
})

test('the comparison says what the order wishes for', async () => {
  const neededBy = addDays(kyivDay(clock.now), 40)
  const order = await newOrder(site, {
    vat: true,
    needed_by: neededBy,
    sample_required: true,
    budget_mode: 'exact',
    budget_min: 9_000_000,
    budget_max: 9_000_000,
  })
  expect((await call(compareOffers, { id: order.id }, order.buyer)).order).toMatchObject({
    quantity: 500,
    neededBy,
    vat: true,
    sampleRequired: true,
    budgetMode: 'exact',
    budgetMin: 9_000_000,
    budgetPer: 'total',
    confirmUntil: null,
  })
})

test('an acceptance can be taken back only until the producer confirms', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id, version } = await sendOffer(site, order, maker)
  const { dealId } = await call(setOfferStatus, { id, status: 'accepted', version }, order.buyer)
  const read = async () => {
    const { items, order: shown } = await call(compareOffers, { id: order.id }, order.buyer)
    return { allowed: items[0]?.offer.allowed, confirmUntil: shown.confirmUntil }
  }
  const until = new Date(clock.now.getTime() + 7 * DAY_MS).toISOString()
  expect(await read()).toEqual({ allowed: ['sent'], confirmUntil: until })
  await call(setDealStatus, { id: String(dealId), status: 'active' }, maker)
  expect(await read()).toEqual({ allowed: [], confirmUntil: null })
  await expect(call(setOfferStatus, { id, status: 'sent' }, order.buyer)).rejects.toMatchObject({
    statusCode: 409,
  })
})

test('the list of one’s orders counts offers, those not read yet, and says when sealed ones open', async () => {
  const [open, maker] = [await newOrder(site), await newMaker(site)]
  const sealed = await newOrder(site, { offers_open: 'atDeadline' }, open.buyer)
  const empty = await newOrder(site, {}, open.buyer)
  const counts = async () => {
    const { items } = await call(listOwnOrders, {}, open.buyer)
    return [open, sealed, empty].map(({ id }) => items.find((item) => item.id === id)?.offers)
  }
  const { id, version } = await sendOffer(site, open, maker)
  await sendOffer(site, open, await newMaker(site))
  await sendOffer(site, sealed, maker, { validUntil: addDays(kyivDay(clock.now), 60) })
  const opensAt = new Date(clock.now.getTime() + 20 * DAY_MS).toISOString()
  expect(await counts()).toEqual([
    { count: 2, unread: 2, live: 2, opensAt: null },
    { count: 1, unread: 0, live: 1, opensAt },
    { count: 0, unread: 0, live: 0, opensAt: null },
  ])
  await call(compareOffers, { id: open.id }, open.buyer)
  await call(setOfferStatus, { id, status: 'withdrawn', version }, maker)
  expect((await counts())[0]).toEqual({ count: 1, unread: 0, live: 1, opensAt: null })
})

test('the marks of the best offers stay with the accepted one', async () => {
  const [order, cheap, dear] = [await newOrder(site), await newMaker(site), await newMaker(site)]
  const { id, version } = await sendOffer(site, order, cheap, { price: unitPrice(9_000) })
  await sendOffer(site, order, dear, { price: unitPrice(11_000) })
  const bestOf = async () => {
    const { items } = await call(compareOffers, { id: order.id }, order.buyer)
    return items.map(({ offer, best }) => [offer.id === id, best.includes('gross')])
  }
  const before = await bestOf()
  expect(before).toEqual([
    [true, true],
    [false, false],
  ])
  await call(setOfferStatus, { id, status: 'accepted', version }, order.buyer)
  expect(await bestOf()).toEqual(before)
})
