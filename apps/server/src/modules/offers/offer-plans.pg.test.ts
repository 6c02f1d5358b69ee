import * as contract from '@verstat/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  FULL_ORDER,
  insertMarketOffers,
  insertMarketOrders,
} from '../../app-tests/large-tables/large-market.testing.ts'
import { watchScans } from '../../app-tests/large-tables/table-scans.testing.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { type Person, verifiedUser } from '../directory/listing/writing/writing.testing.ts'
import { settleDeals } from './deals/settle-deals.ts'
import { type Maker, newMaker } from './offers.testing.ts'
import { exportOffers, sweepOffers } from './personal-offers.ts'
import { remindOfOffers } from './remind-of-offers.ts'

/** Tables that grow with every offer. No statement may read one of them from its beginning to its end. */
const LARGE = ['offers', 'offer_revisions', 'offer_asks', 'deals', 'deal_log', 'order_invitations']

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database } = site
const { db, pool } = database
const client = new pg.Client(database.connection)
const { statementsOf, scansOf } = watchScans(client, LARGE)

let buyer: Person
let maker: Maker
let moderator: Person

beforeAll(async () => {
  buyer = await verifiedUser(site)
  maker = await newMaker(site)
  moderator = await verifiedUser(site, 'moderator')
  await insertMarketOrders(pool, buyer.id)
  await insertMarketOffers(pool, { id: maker.id, producerId: maker.producerId })
  await client.connect()
}, 120_000)
afterAll(() => client.end())

async function anyId(query: string, values: readonly unknown[] = []): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(query, [...values])
  return rows[0]?.id ?? ''
}
const offerOfMaker = () =>
  anyId("select id from offers where owner_id = $1 and status = 'sent' order by id desc limit 1", [maker.id])
const fullOrder = () => anyId('select id from orders where slug = $1', [FULL_ORDER])
const dealOfBuyer = () => anyId('select id from deals where customer_id = $1 order by id limit 1', [buyer.id])
const byClock = () => ({
  db,
  now: () => site.clock.now,
  accounts: site.services.accounts,
  ip: '',
  actor: null,
})
const full = { id: FULL_ORDER }

const READS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the comparison of fifty offers': async () => {
    expect((await call(contract.compareOffers, full, buyer)).items).toHaveLength(50)
    return call(contract.compareOffers, { ...full, sort: 'leadDays' }, buyer)
  },
  'an offer, for its producer': async () => call(contract.getOffer, { id: await offerOfMaker() }, maker),
  'an offer, for the customer': async () =>
    call(
      contract.getOffer,
      {
        id: await anyId('select f.id from offers f join orders o on o.id = f.order_id where slug = $1', [
          FULL_ORDER,
        ]),
      },
      buyer,
    ),
  'the own offers': async () => {
    const { items, next } = await call(contract.listOwnOffers, {}, maker)
    expect(items.length).toBeGreaterThan(10)
    await call(contract.listOwnOffers, { before: next ?? '' }, maker)
    return call(contract.listOwnOffers, { status: 'sent' }, maker)
  },
  'the tasks of a desk': async () => {
    for (const person of [buyer, maker]) await call(contract.listMarketTasks, {}, person)
  },
  'orders that fit, without those with an own offer': () => call(contract.listFittingOrders, {}, maker),
  'what an offer begins with': async () => call(contract.getOfferStart, { id: await fullOrder() }, maker),
  'the deals of a person': async () => {
    for (const as of [undefined, 'customer', 'producer'] as const) {
      await call(contract.listDeals, as === undefined ? {} : { as }, buyer)
    }
  },
  'a deal': async () => call(contract.getDeal, { id: await dealOfBuyer() }, buyer),
  'the page of an order, with its offers, record and deal': async () => {
    for (const from of [undefined, maker, buyer]) await call(contract.getOrder, { slug: FULL_ORDER }, from)
  },
  invitations: async () => {
    await call(contract.listSentInvitations, { id: await fullOrder() }, buyer)
    return call(contract.listReceivedInvitations, {}, maker)
  },
  'offers and deals in the panel': async () => {
    const filters = [{}, { orderId: await fullOrder() }, { userId: maker.id }]
    for (const filter of filters) {
      await call(contract.listMarketOffers, filter, moderator)
      await call(contract.listMarketDeals, filter, moderator)
    }
    for (const status of contract.OFFER_STATUSES) await call(contract.listMarketOffers, { status }, moderator)
    for (const status of contract.DEAL_STATUSES) await call(contract.listMarketDeals, { status }, moderator)
  },
  'what the clock does to deals': () => settleDeals(byClock() as never),
  reminders: () => remindOfOffers(byClock() as never),
  'the daily sweep': () => sweepOffers(db, site.clock.now),
  'the export of a person': () => exportOffers(db, maker.id),
}

test.each(Object.entries(READS))('%s: no table of the market is scanned', async (_, read) => {
  const statements = await statementsOf(read)
  expect(statements.length).toBeGreaterThan(0)
  expect(await scansOf(statements)).toEqual([])
})

test('the list of orders reads nothing of the market, and that of one’s own orders only counts their offers', async () => {
  // The work beside the calls reads the market now and then, so each call is watched until it ran alone.
  await eventually('the list reads nothing', async () => {
    const statements = await statementsOf(() => call(contract.listOrders, { facets: true }))
    return statements.length === 0
  })
  const own = await eventually('one’s own list counts', async () => {
    const statements = await statementsOf(() => call(contract.listOwnOrders, {}, buyer))
    return statements.length === 1 && statements
  })
  expect(await scansOf(own)).toEqual([])
})

test('changes of one offer and one deal scan no table of the market', async () => {
  const statements = await statementsOf(async () => {
    const id = await offerOfMaker()
    const { version } = await call(contract.getOffer, { id }, maker)
    const revised = await call(contract.reviseOffer, { id, version, leadDays: 3 }, maker)
    await call(contract.setOfferStatus, { id, status: 'withdrawn', version: revised.version }, maker)
    const chosen = await anyId(
      "select f.id from offers f join orders o on o.id = f.order_id where slug = $1 and f.status = 'sent'",
      [FULL_ORDER],
    )
    const { dealId } = await call(
      contract.setOfferStatus,
      { id: chosen, status: 'accepted', version: 1 },
      buyer,
    )
    return call(
      contract.setDealStatus,
      { id: String(dealId), status: 'cancelled', note: 'Домовилися інакше' },
      buyer,
    )
  })
  expect(statements.length).toBeGreaterThan(10)
  expect(await scansOf(statements)).toEqual([])
})
