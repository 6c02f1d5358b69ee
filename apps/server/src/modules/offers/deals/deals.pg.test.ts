import {
  ApiError,
  compareOffers,
  DEAL_STATUSES,
  type DealStatus,
  getDeal,
  getOffer,
  getOrder,
  listDeals,
  listNotices,
  listOwnOffers,
  listOwnOrders,
  type Offer,
  reviseOffer,
  setDealStatus,
  setOfferStatus,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, describe, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker, newOrder, type PlacedOrder, sendOffer } from '../offers.testing.ts'
import { DEAL_MOVES } from './deal-moves.ts'
import { settleDeals } from './settle-deals.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database } = site
const { db } = database
const DAY_MS = 86_400_000
const NOTE = 'Пояснення для іншої сторони'

beforeAll(() => withoutLimits(site))

type Agreed = {
  readonly order: PlacedOrder
  readonly maker: Maker
  readonly offerId: string
  readonly dealId: string
}

async function accepted(): Promise<Agreed> {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id, version } = await sendOffer(site, order, maker, {
    validUntil: addDays(kyivDay(site.clock.now), 60),
  })
  const { dealId } = await call(setOfferStatus, { id, status: 'accepted', version }, order.buyer)
  return { order, maker, offerId: id, dealId: dealId ?? '' }
}

async function inTime<T>(ms: number, run: () => Promise<T>): Promise<T> {
  site.clock.pass(ms)
  try {
    return await run()
  } finally {
    site.clock.pass(-ms)
  }
}

test('fifty parallel acceptances of fifty offers make one deal', async () => {
  const order = await newOrder(site)
  const makers = await Promise.all(Array.from({ length: 50 }, () => newMaker(site)))
  const sent: Offer[] = []
  for (const maker of makers) sent.push(await sendOffer(site, order, maker))
  const outcomes = await Promise.allSettled(
    sent.map(({ id, version }) => call(setOfferStatus, { id, status: 'accepted', version }, order.buyer)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of outcomes) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ statusCode: 409 })
  }
  expect((await call(listDeals, { as: 'customer' }, order.buyer)).items).toHaveLength(1)
  const seen = await call(getOrder, { slug: order.slug }, order.buyer)
  expect(seen).toMatchObject({ status: 'awarded', dealId: expect.any(String) })
})

test('an acceptance, a withdrawal and a revision at once never lose one another', async () => {
  for (let round = 0; round < 12; round += 1) {
    const [order, maker] = [await newOrder(site), await newMaker(site)]
    const { id, version } = await sendOffer(site, order, maker)
    const [accept, other] = await Promise.allSettled([
      call(setOfferStatus, { id, status: 'accepted', version }, order.buyer),
      round % 2 === 0
        ? call(setOfferStatus, { id, status: 'withdrawn', version }, maker)
        : call(reviseOffer, { id, version, leadDays: 3 }, maker),
    ])
    expect([accept.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const { status } = await call(getOffer, { id }, maker)
    const { status: orderStatus } = await call(getOrder, { slug: order.slug }, order.buyer)
    expect(orderStatus).toBe(status === 'accepted' ? 'awarded' : 'published')
  }
})

test('the deal records what was agreed and gives both sides the contact of the other', async () => {
  const { order, maker, dealId } = await accepted()
  const ofBuyer = await call(getDeal, { id: dealId }, order.buyer)
  expect(ofBuyer).toMatchObject({
    side: 'customer',
    status: 'awaiting',
    snapshot: { gross: 5_000_000, offer: { revision: 1 }, order: { quantity: 500 } },
    supplier: { email: maker.email },
    allowed: ['cancelled'],
  })
  const ofMaker = await call(getDeal, { id: dealId }, maker)
  expect(ofMaker).toMatchObject({
    side: 'producer',
    customer: { email: 'zamovnytsia@example.com' },
    allowed: ['active', 'declined'],
  })
  await expect(call(getDeal, { id: dealId }, await verifiedUser(site))).rejects.toMatchObject({
    data: { code: 'not_found' },
  })
  const { items } = await call(listNotices, {}, maker)
  expect(items[0]).toMatchObject({ type: 'deal.awaiting', href: `/user/deals/${dealId}` })
})

test('an offer tells its producer who ended the deal, and when', async () => {
  const own = async ({ maker, offerId }: Agreed) => {
    const { deal } = await call(getOffer, { id: offerId }, maker)
    const { items } = await call(listOwnOffers, {}, maker)
    expect(items[0]?.deal).toEqual(deal)
    return deal
  }
  const silent = await accepted()
  const acceptedAt = site.clock.now.toISOString()
  expect(await own(silent)).toMatchObject({ id: silent.dealId, status: 'awaiting', acceptedAt })
  await inTime(8 * DAY_MS, async () => {
    const lapsed = { status: 'lapsed', by: null, acceptedAt }
    const deal = await own(silent)
    expect(deal).toMatchObject(lapsed)
    expect(deal?.at).toBe(deal?.lapsesAt)
    await settleDeals({
      db,
      now: () => site.clock.now,
      accounts: site.services.accounts,
      offerHooks: site.services.offerHooks,
      ip: '',
      actor: null,
    })
    expect(await own(silent)).toMatchObject(lapsed)
    expect(await call(getOffer, { id: silent.offerId }, silent.maker)).toMatchObject({ status: 'sent' })
  })
  for (const [status, side] of [
    ['declined', 'producer'],
    ['cancelled', 'customer'],
  ] as const) {
    const agreed = await accepted()
    const from = side === 'producer' ? agreed.maker : agreed.order.buyer
    await call(setDealStatus, { id: agreed.dealId, status, note: NOTE }, from)
    expect(await own(agreed)).toMatchObject({ status, by: side })
  }
})

test('the others stay until the producer confirms, and then each hears the end', async () => {
  const { order, maker, dealId } = await accepted()
  const rival = await newMaker(site)
  await db.updateTable('orders').set({ status: 'published' }).where('id', '=', order.id).execute()
  const other = await sendOffer(site, order, rival)
  await db.updateTable('orders').set({ status: 'awarded' }).where('id', '=', order.id).execute()
  expect((await call(getOffer, { id: other.id }, rival)).status).toBe('sent')
  await call(setDealStatus, { id: dealId, status: 'active' }, maker)
  expect(await call(getOffer, { id: other.id }, rival)).toMatchObject({
    status: 'closed',
    closedReason: 'awarded',
  })
  const [notice] = (await call(listNotices, {}, rival)).items
  expect(notice).toMatchObject({ type: 'offer.closed' })
  expect((await site.mailsTo(rival.email)).length).toBeGreaterThan(0)
})

test('a deal goes its way to the end and completes the order', async () => {
  const { order, maker, dealId } = await accepted()
  const move = (status: string, from: { token: string }, note?: string) =>
    call(setDealStatus, { id: dealId, status, ...(note ? { note } : {}) }, from)
  await move('active', maker)
  await move('delivered', maker)
  await expect(move('active', order.buyer)).rejects.toMatchObject({
    data: { code: 'validation_failed', errors: [{ path: 'note', code: 'required' }] },
  })
  await move('active', order.buyer, NOTE)
  await move('delivered', maker)
  const done = await move('completed', order.buyer)
  expect(done).toMatchObject({ status: 'completed', returned: 1, allowed: [] })
  expect(done.log.map(({ to }) => to)).toEqual([
    'awaiting',
    'active',
    'delivered',
    'active',
    'delivered',
    'completed',
  ])
  expect((await call(getOrder, { slug: order.slug })).status).toBe('completed')
})

test('a deal that nobody confirms lapses by the clock, and another offer can be accepted', async () => {
  const { order, offerId, dealId } = await accepted()
  const second = await newMaker(site)
  await db.updateTable('orders').set({ status: 'published' }).where('id', '=', order.id).execute()
  const other = await sendOffer(site, order, second, { validUntil: addDays(kyivDay(site.clock.now), 60) })
  await db.updateTable('orders').set({ status: 'awarded' }).where('id', '=', order.id).execute()
  await inTime(8 * DAY_MS, async () => {
    expect((await call(getDeal, { id: dealId }, order.buyer)).status).toBe('lapsed')
    expect((await call(getOrder, { slug: order.slug }, order.buyer)).status).toBe('published')
    const { items } = await call(listOwnOrders, {}, order.buyer)
    expect(items.find(({ id }) => id === order.id)?.status).toBe('published')
    const { version } = await call(getOffer, { id: other.id }, order.buyer)
    const next = await call(setOfferStatus, { id: other.id, status: 'accepted', version }, order.buyer)
    expect(next).toMatchObject({ status: 'accepted' })
    expect((await call(getOffer, { id: offerId }, order.buyer)).status).toBe('sent')
    expect((await call(getDeal, { id: dealId }, order.buyer)).log.at(-1)).toMatchObject({
      to: 'lapsed',
      by: null,
    })
  })
})

test('silence completes a delivered deal and its order by the clock', async () => {
  const { order, maker, dealId } = await accepted()
  await call(setDealStatus, { id: dealId, status: 'active' }, maker)
  await call(setDealStatus, { id: dealId, status: 'delivered' }, maker)
  await inTime(15 * DAY_MS, async () => {
    expect((await call(getDeal, { id: dealId }, maker)).status).toBe('completed')
    expect((await call(getOrder, { slug: order.slug })).status).toBe('completed')
    // The job only stores it and tells both.
    await settleDeals({
      db,
      now: () => site.clock.now,
      accounts: site.services.accounts,
      ip: '',
      offerHooks: site.services.offerHooks,
      actor: null,
    } as never)
    const stored = await db.selectFrom('deals').select('status').where('id', '=', dealId).executeTakeFirst()
    expect(stored?.status).toBe('completed')
    for (const person of [order.buyer, maker]) {
      expect((await call(listNotices, {}, person)).items[0]).toMatchObject({ type: 'deal.completed' })
    }
  })
})

test('a producer who declines frees the order, and the customer can take an acceptance back', async () => {
  const first = await accepted()
  await call(setDealStatus, { id: first.dealId, status: 'declined', note: NOTE }, first.maker)
  expect((await call(getOrder, { slug: first.order.slug }, first.order.buyer)).status).toBe('published')
  expect((await call(getOffer, { id: first.offerId }, first.maker)).status).toBe('withdrawn')
  const second = await accepted()
  const back = await call(setOfferStatus, { id: second.offerId, status: 'sent' }, second.order.buyer)
  expect(back.status).toBe('sent')
  expect((await call(getDeal, { id: second.dealId }, second.maker)).status).toBe('cancelled')
  const third = await accepted()
  await call(setDealStatus, { id: third.dealId, status: 'active' }, third.maker)
  await expect(
    call(setOfferStatus, { id: third.offerId, status: 'sent' }, third.order.buyer),
  ).rejects.toMatchObject({ data: { code: 'move_forbidden' } })
})

describe('every move of a deal', () => {
  const PROMISED: Readonly<Record<'customer' | 'producer', readonly string[]>> = {
    customer: [
      'awaiting→cancelled',
      'active→completed',
      'delivered→completed',
      'delivered→active',
      'active→cancelled',
      'delivered→cancelled',
    ],
    producer: [
      'awaiting→active',
      'awaiting→declined',
      'active→delivered',
      'active→cancelled',
      'delivered→cancelled',
    ],
  }

  test('the table promises what the specification does', () => {
    const ofTable = DEAL_MOVES.flatMap(({ from, to, who }) =>
      who.flatMap((side) => from.map((status) => `${side} ${status}→${to}`)),
    )
    const written = Object.entries(PROMISED).flatMap(([side, moves]) =>
      moves.map((move) => `${side} ${move}`),
    )
    expect(new Set(ofTable)).toEqual(new Set(written))
  })

  test.each(DEAL_STATUSES)('from %s each side may set exactly what is promised', async (from) => {
    for (const side of ['customer', 'producer', 'stranger'] as const) {
      for (const to of DEAL_STATUSES) {
        const { order, maker, dealId } = await accepted()
        await db
          .updateTable('deals')
          .set({
            status: from,
            completes_at: from === 'delivered' ? new Date(site.clock.now.getTime() + DAY_MS) : null,
          })
          .where('id', '=', dealId)
          .execute()
        const caller =
          side === 'customer' ? order.buyer : side === 'producer' ? maker : await verifiedUser(site)
        const outcome = await call(setDealStatus, { id: dealId, status: to, note: NOTE }, caller).then(
          ({ status }) => status,
          (error) => (error instanceof ApiError ? error.data.code : 'failed'),
        )
        const isPromised = side !== 'stranger' && PROMISED[side].includes(`${from}→${to}`)
        const expected: DealStatus | string =
          side === 'stranger' ? 'not_found' : isPromised ? to : 'move_forbidden'
        expect(`${side}: ${from}→${to} ${outcome}`).toBe(`${side}: ${from}→${to} ${expected}`)
      }
    }
  })
})

test('the comparison counts what it does not show, and marks what was read', async () => {
  const order = await newOrder(site)
  const [cheap, quick, gone] = [await newMaker(site), await newMaker(site), await newMaker(site)]
  await sendOffer(site, order, cheap, {
    price: { basis: 'unit', steps: [{ from: 1, amountMinor: 9_000, per: 1 }] },
    leadDays: 30,
  })
  await sendOffer(site, order, quick, { leadDays: 5 })
  const { id } = await sendOffer(site, order, gone)
  await call(setOfferStatus, { id, status: 'withdrawn' }, gone)
  const compared = await call(compareOffers, { id: order.slug }, order.buyer)
  expect(compared.counts).toMatchObject({ live: 2, byStatus: { sent: 2, withdrawn: 1 } })
  expect(compared.items.map(({ offer }) => offer.producer?.id)).toEqual([cheap.producerId, quick.producerId])
  expect(compared.items[0]).toMatchObject({
    gross: 4_500_000,
    net: 3_750_000,
    unitGross: '90.0000',
    best: ['gross', 'net', 'unitGross', 'unitNet'],
  })
  expect(compared.items[1]?.best).toEqual(['leadDays'])
  const byTerm = await call(compareOffers, { id: order.id, sort: 'leadDays' }, order.buyer)
  expect(byTerm.items.map(({ offer }) => offer.terms.leadDays)).toEqual([5, 30])
  await expect(call(compareOffers, { id: order.id }, cheap)).rejects.toMatchObject({
    data: { code: 'not_found' },
  })
})

test('the comparison says when and why the customer decided, as long as that holds', async () => {
  const [order, one, two] = [await newOrder(site), await newMaker(site), await newMaker(site)]
  const declined = await sendOffer(site, order, one)
  const accepted = await sendOffer(site, order, two)
  const at = site.clock.now.toISOString()
  const refusal = { status: 'declined', reason: 'term', note: 'Задовго для нас' }
  await call(setOfferStatus, { id: declined.id, ...refusal }, order.buyer)
  await call(setOfferStatus, { id: accepted.id, status: 'accepted', version: accepted.version }, order.buyer)
  const read = async () => {
    const { items } = await call(compareOffers, { id: order.id, sort: 'received' }, order.buyer)
    return items.map(({ offer }) => [offer.status, offer.declinedReason, offer.declinedNote, offer.decidedAt])
  }
  expect(await read()).toEqual([
    ['declined', 'term', 'Задовго для нас', at],
    ['accepted', null, null, at],
  ])
  await call(setOfferStatus, { id: accepted.id, status: 'sent' }, order.buyer)
  await call(setOfferStatus, { id: declined.id, status: 'sent' }, order.buyer)
  expect(await read()).toEqual([
    ['sent', null, null, null],
    ['sent', null, null, null],
  ])
})
