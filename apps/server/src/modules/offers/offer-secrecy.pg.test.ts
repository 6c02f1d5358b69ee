import * as contract from '@verstat/contract'
import {
  compareOffers,
  getOffer,
  getOrder,
  inviteProducers,
  openOffer,
  type Route,
  startConversation,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker, newOrder, type PlacedOrder, sendOffer } from './offers.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database, http } = site
const { db } = database
const DAY_MS = 86_400_000

/** A price and a comment that occur nowhere else. */
const SENTINEL_PRICE = 7_193_357
const SENTINEL_TEXT = 'Сентинельквазар'
const SECRET = /7193357|71\s?933[.,]57|Сентинельквазар|"line":"offer\.sent"/

let order: PlacedOrder
let maker: Maker
let offerId: string
/** A conversation about the order between the customer and the producer. */
let talkId: string
const strangers = new Map<string, Person | undefined>()

beforeAll(async () => {
  await withoutLimits(site)
  order = await newOrder(site, { offers_open: 'atDeadline' })
  maker = await newMaker(site)
  const sent = await sendOffer(site, order, maker, {
    price: { basis: 'unit', steps: [{ from: 1, amountMinor: SENTINEL_PRICE, per: 1 }] },
    comment: SENTINEL_TEXT,
    validUntil: addDays(kyivDay(site.clock.now), 60),
  })
  offerId = sent.id
  const about = { producerId: maker.producerId, orderId: order.id, text: 'Чи надішлете пропозицію?' }
  talkId = (await call(startConversation, about, order.buyer)).id
  const rival = await newMaker(site)
  await sendOffer(site, order, rival)
  strangers.set('visitor', undefined)
  strangers.set('rival', rival)
  strangers.set('stranger', await verifiedUser(site))
  strangers.set('support', await verifiedUser(site, 'support'))
  strangers.set('moderator', await verifiedUser(site, 'moderator'))
  // Before the opening the customer knows no more than a stranger.
  strangers.set('customer', order.buyer)
})

function isRoute(value: unknown): value is Route {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value
  )
}

/** Every call of the contract that reads something, so that a new one is included by itself. */
const ROUTES: readonly unknown[] = Object.values(contract)
const READS = ROUTES.filter(isRoute).filter(({ method, isFilter }) => method === 'GET' || isFilter === true)

test('no call that reads something tells a sealed offer to anybody but its producer', async () => {
  expect(READS.length).toBeGreaterThan(60)
  const { id: userId } = maker
  for (const [name, person] of strangers) {
    for (const route of READS) {
      // A conversation is asked for by its own id only.
      const ids = /\/conversation\//.test(route.path)
        ? [talkId]
        : [offerId, order.id, maker.producerId, userId, order.slug]
      for (const id of ids) {
        const path = route.path.replaceAll(/\{\w+\}/g, id)
        const answer = await http.inject({
          method: route.method,
          url: path,
          headers: { ...(person ? { authorization: `Bearer ${person.token}` } : {}) },
          ...(route.method === 'GET' ? {} : { payload: {} }),
        })
        expect(answer.statusCode, `${name} ${path}`).toBeLessThan(500)
        if (SECRET.test(answer.body)) throw new Error(`${name} reads the offer in ${path}`)
      }
    }
  }
})

test('no address besides the contract tells it either', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt', '/v1/openapi.json', `/og/order/${order.slug}.png`]) {
    expect((await http.inject({ method: 'GET', url: path })).body).not.toMatch(SECRET)
  }
})

test('no event, notice or e-mail tells it', async () => {
  const { rows } = await database.pool.query<{ row: string }>(
    `select row from (
       select payload::text as row from realtime_outbox
       union all select data::text from notices
       union all select details::text from audit) told`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ row }) => SECRET.test(row))).toEqual([])
  const mails = JSON.parse((await http.inject({ method: 'GET', url: '/dev/mail.json' })).body)
  expect(JSON.stringify(mails)).not.toMatch(SECRET)
})

test('its producer reads it, and after the last day the customer does, by the clock alone', async () => {
  expect(JSON.stringify(await call(getOffer, { id: offerId }, maker))).toMatch(SECRET)
  expect(await call(compareOffers, { id: order.id }, order.buyer)).toMatchObject({
    opened: false,
    items: [],
    counts: { live: 2 },
  })
  site.clock.pass(21 * DAY_MS)
  try {
    expect(JSON.stringify(await call(compareOffers, { id: order.id }, order.buyer))).toMatch(SECRET)
  } finally {
    site.clock.pass(-21 * DAY_MS)
  }
})

test('a moderator reads an offer for a written reason, which the audit keeps', async () => {
  const moderator = strangers.get('moderator')
  await expect(call(openOffer, { id: offerId, reason: 'мало' }, moderator)).rejects.toMatchObject({
    data: { code: 'validation_failed' },
  })
  await expect(
    call(openOffer, { id: offerId, reason: 'Скарга замовника' }, strangers.get('support')),
  ).rejects.toMatchObject({ data: { code: 'forbidden' } })
  const opened = await call(openOffer, { id: offerId, reason: 'Скарга замовника' }, moderator)
  expect(JSON.stringify(opened)).toMatch(SECRET)
  const { rows } = await database.pool.query(
    `select details from audit where action = 'offer.opened_by_staff' and subject_id = $1`,
    [offerId],
  )
  expect(rows).toEqual([{ details: { reason: 'Скарга замовника' } }])
})

test('an order for invited producers is in no answer to others, and an invited one can open and answer it', async () => {
  const hidden = await newOrder(site, { visibility: 'invited', title_uk: 'Замовленнятількидлязапрошених' })
  const guest = await newMaker(site)
  const isTold = async (person?: Person) => {
    for (const route of READS) {
      for (const id of [hidden.id, hidden.slug]) {
        const answer = await http.inject({
          method: route.method,
          url: route.path.replaceAll(/\{\w+\}/g, id),
          headers: { ...(person ? { authorization: `Bearer ${person.token}` } : {}) },
          ...(route.method === 'GET' ? {} : { payload: {} }),
        })
        if (answer.body.includes('Замовленнятількидлязапрошених')) return route.path
      }
    }
    return null
  }
  expect(await isTold()).toBeNull()
  expect(await isTold(guest)).toBeNull()
  await expect(sendOffer(site, hidden, guest)).rejects.toMatchObject({ data: { code: 'not_found' } })
  const { invited } = await call(
    inviteProducers,
    { id: hidden.id, producerIds: [guest.producerId] },
    hidden.buyer,
  )
  expect(invited).toEqual([guest.producerId])
  expect(await call(getOrder, { slug: hidden.slug }, guest)).toMatchObject({ offering: { needs: [] } })
  await sendOffer(site, hidden, guest)
  expect(await isTold()).toBeNull()
  const row = await db.selectFrom('orders').select('listed').where('id', '=', hidden.id).executeTakeFirst()
  expect(row).toEqual({ listed: false })
})
