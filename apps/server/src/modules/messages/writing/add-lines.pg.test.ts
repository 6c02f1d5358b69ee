import {
  askOffer,
  confirmOffer,
  getConversation,
  listConversations,
  listMessages,
  reviseOffer,
  setDealStatus,
  setOfferStatus,
  setOrderStatus,
  startConversation,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, offerTerms, sendOffer } from '../../offers/offers.testing.ts'
import { newTalk, say } from '../messages.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database, clock, refusal } = site
const { pool } = database
const DAY_MS = 86_400_000
const validUntil = addDays(kyivDay(clock.now), 80)

beforeAll(() => withoutLimits(site))

async function linesOf(conversationId: string, person: { readonly token: string }) {
  const { items } = await call(listMessages, { conversationId }, person)
  return items.map(({ line, text }) => line ?? text)
}

test('what happens to the offer and the deal stands between the messages, and is never unread', async () => {
  const { id, order, maker } = await newTalk(site, { text: 'Надішліть ціну' })
  await call(listMessages, { conversationId: id }, maker)
  const offer = await sendOffer(site, order, maker, { validUntil })
  const of = { id: offer.id }
  await call(reviseOffer, { ...of, version: 1, ...offerTerms({ leadDays: 9, validUntil }) }, maker)
  await call(askOffer, { ...of, text: 'Чи можна дешевше?', fields: ['price'] }, order.buyer)
  await call(setOfferStatus, { ...of, status: 'shortlisted' }, order.buyer)
  await call(setOfferStatus, { ...of, status: 'declined', reason: 'price' }, order.buyer)
  await call(setOfferStatus, { ...of, status: 'sent' }, order.buyer)
  await say(site, id, maker, 'Дякую')
  await database.db.updateTable('orders').set({ terms_version: 2 }).where('id', '=', order.id).execute()
  const { rows } = await pool.query<{ version: number }>('select version from offers where id = $1', [
    offer.id,
  ])
  const { version } = await call(confirmOffer, { ...of, version: rows[0]?.version ?? 0 }, maker)
  const { dealId } = await call(setOfferStatus, { ...of, status: 'accepted', version }, order.buyer)
  const deal = { id: dealId ?? '' }
  await call(setDealStatus, { ...deal, status: 'active' }, maker)
  await call(setDealStatus, { ...deal, status: 'delivered' }, maker)
  await call(setDealStatus, { ...deal, status: 'active', note: 'Бракує трьох штук' }, order.buyer)
  await call(setDealStatus, { ...deal, status: 'completed' }, order.buyer)
  const lines = [
    'Надішліть ціну',
    'offer.sent',
    'offer.revised',
    'offer.asked',
    'offer.shortlisted',
    'offer.declined',
    'offer.reopened',
    'Дякую',
    'offer.confirmed',
    'offer.accepted',
    'deal.active',
    'deal.delivered',
    'deal.returned',
    'deal.completed',
  ]
  expect(await linesOf(id, order.buyer)).toEqual(lines)
  expect(await linesOf(id, maker)).toEqual(lines)
  const { items } = await call(listMessages, { conversationId: id, limit: 100 }, maker)
  expect(items.map(({ seq }) => seq)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2])
  expect(items.flatMap(({ line, ask }) => (ask ? [{ line, ...ask }] : []))).toEqual([
    { line: 'offer.asked', text: 'Чи можна дешевше?', fields: ['price'] },
  ])
  const middle = items[4]?.id ?? ''
  const after = await call(listMessages, { conversationId: id, after: middle, limit: 3 }, maker)
  expect(after.items.map(({ line, text }) => line ?? text)).toEqual(lines.slice(5, 8))
  const before = await call(listMessages, { conversationId: id, before: middle, limit: 3 }, maker)
  expect(before.items.map(({ line, text }) => line ?? text)).toEqual(lines.slice(1, 4))
  expect(await call(getConversation, { id }, order.buyer)).toMatchObject({
    lastSeq: 2,
    unread: 1,
    offerId: offer.id,
    dealId,
    last: { from: null, line: 'deal.completed', text: '' },
  })
})

test('a conversation that begins later tells what has happened already', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const offer = await sendOffer(site, order, maker, { validUntil })
  clock.pass(1_000)
  const ask = { text: 'Чи можна за дев’ять днів?', fields: ['term' as const] }
  await call(askOffer, { id: offer.id, ...ask }, order.buyer)
  clock.pass(1_000)
  await call(reviseOffer, { id: offer.id, version: 2, ...offerTerms({ leadDays: 9, validUntil }) }, maker)
  clock.pass(1_000)
  const { dealId } = await call(setOfferStatus, { id: offer.id, status: 'accepted', version: 3 }, order.buyer)
  clock.pass(1_000)
  await call(setDealStatus, { id: dealId ?? '', status: 'active' }, maker)
  const { id } = await newTalk(site, { order, maker, text: 'Коли початок?' })
  await call(setDealStatus, { id: dealId ?? '', status: 'delivered' }, maker)
  expect((await call(listMessages, { conversationId: id }, maker)).items[1]?.ask).toEqual(ask)
  expect(await linesOf(id, maker)).toEqual([
    'offer.sent',
    'offer.asked',
    'offer.revised',
    'offer.accepted',
    'deal.active',
    'Коли початок?',
    'deal.delivered',
  ])
  expect((await call(listConversations, {}, order.buyer)).unread).toBe(0)
  // Fourteen days of silence complete the deal, and the line follows the clock.
  clock.pass(15 * DAY_MS)
  await expect.poll(() => linesOf(id, maker), { timeout: 15_000 }).toContain('deal.completed')
})

test('a conversation tells why its offer was closed, while it is', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  await sendOffer(site, order, maker, { validUntil })
  const { id } = await newTalk(site, { order, maker, text: 'Коли початок?' })
  const reason = async () => (await call(getConversation, { id }, maker)).closedReason
  expect(await reason()).toBeNull()
  await call(setOrderStatus, { id: order.id, status: 'awarded' }, order.buyer)
  expect(await reason()).toBe('awardedElsewhere')
  expect((await linesOf(id, maker)).at(-1)).toBe('offer.closed')
  await call(setOrderStatus, { id: order.id, status: 'published' }, order.buyer)
  expect(await reason()).toBeNull()
})

test('a sealed offer leaves no trace for the customer before the opening, and all is there afterwards', async () => {
  const [order, maker] = [await newOrder(site, { offers_open: 'atDeadline' }), await newMaker(site)]
  const { id } = await newTalk(site, { order, maker, text: 'Чи надішлете пропозицію?' })
  await pool.query('delete from realtime_outbox')
  await sendOffer(site, order, maker, { validUntil })
  await say(site, id, maker, 'Подумаємо')
  expect(await linesOf(id, maker)).toEqual(['Чи надішлете пропозицію?', 'offer.sent', 'Подумаємо'])
  expect(await linesOf(id, order.buyer)).toEqual(['Чи надішлете пропозицію?', 'Подумаємо'])
  const { items } = await call(listMessages, { conversationId: id }, order.buyer)
  expect(items.map(({ seq }) => seq)).toEqual([1, 2])
  // The list has neither the line nor its time.
  const listed = async () => (await call(listConversations, {}, order.buyer)).items[0]?.last
  expect(await listed()).toMatchObject({ from: 'producer', line: null, text: 'Подумаємо' })
  expect(await call(getConversation, { id }, order.buyer)).toMatchObject({
    offerId: null,
    lastSeq: 2,
    unread: 1,
  })
  const line = (await call(listMessages, { conversationId: id }, maker)).items[1]?.id ?? ''
  for (const way of ['before', 'after'] as const) {
    const { code } = await refusal(listMessages, { conversationId: id, [way]: line }, order.buyer)
    expect(code).toBe('not_found')
  }
  const { rows } = await pool.query(
    `select from realtime_outbox where payload->>'channel' = $1 and payload::text like '%' || $2 || '%'`,
    [`user:#${order.buyer.id}`, line],
  )
  expect(rows).toEqual([])
  clock.pass(21 * DAY_MS)
  expect(await linesOf(id, order.buyer)).toEqual(['Чи надішлете пропозицію?', 'offer.sent', 'Подумаємо'])
  expect((await call(getConversation, { id }, order.buyer)).offerId).not.toBeNull()
})

test('lines of one producer are in no conversation of another', async () => {
  const [order, maker, rival] = [await newOrder(site), await newMaker(site), await newMaker(site)]
  await sendOffer(site, order, maker)
  const { id } = await newTalk(site, { order, maker: rival, text: 'А ви?' })
  await sendOffer(site, order, rival)
  expect(await linesOf(id, rival)).toEqual(['А ви?', 'offer.sent'])
  const general = { producerId: maker.producerId, text: 'Загальне' }
  const talk = await call(startConversation, general, order.buyer)
  expect(await linesOf(talk.id, maker)).toEqual(['Загальне'])
})

test('a side is offered only the steps that it can take about the offer now', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id } = await newTalk(site, { order, maker, text: 'Чекаю на пропозицію' })
  const steps = async () =>
    Promise.all([order.buyer, maker].map(async (who) => (await call(getConversation, { id }, who)).steps))
  expect(await steps()).toEqual([[], []])
  const offer = await sendOffer(site, order, maker, { validUntil: addDays(kyivDay(clock.now), 20) })
  const of = { id: offer.id }
  expect(await steps()).toEqual([['ask', 'accept'], ['revise']])
  for (const n of [1, 2, 3]) {
    await call(askOffer, { ...of, text: `Прохання номер ${n}`, fields: [] }, order.buyer)
  }
  expect(await steps()).toEqual([['accept'], ['revise']])
  const change = { terms_version: 2 }
  await database.db.updateTable('orders').set(change).where('id', '=', order.id).execute()
  expect(await steps()).toEqual([[], ['revise']])
  const { rows } = await pool.query<{ version: number }>('select version from offers where id = $1', [of.id])
  const { version } = await call(confirmOffer, { ...of, version: rows[0]?.version ?? 0 }, maker)
  await call(setOfferStatus, { ...of, status: 'accepted', version }, order.buyer)
  expect(await steps()).toEqual([[], []])
})

test('the list of conversations begins with the one in which something happened last, and says what', async () => {
  const [order, maker, other] = [await newOrder(site), await newMaker(site), await newMaker(site)]
  const { id } = await newTalk(site, { order, maker, text: 'Чекаю на пропозицію' })
  clock.pass(60_000)
  await newTalk(site, { order, maker: other, text: 'І на вашу' })
  clock.pass(60_000)
  await sendOffer(site, order, maker, { validUntil: addDays(kyivDay(clock.now), 20) })
  for (const who of [order.buyer, maker]) {
    const { items, unread } = await call(listConversations, {}, who)
    expect(items[0]).toMatchObject({
      id,
      last: { from: null, line: 'offer.sent', at: clock.now.toISOString() },
    })
    expect(unread).toBe(who === maker ? 1 : 0)
  }
})
