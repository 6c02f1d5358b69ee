import {
  blockPerson,
  CONTACTS_A_DAY,
  contactOrder,
  contactProducer,
  listConversations,
  listLeads,
  listMessages,
  listNotices,
  type RouteInput,
  readConversation,
  startConversation,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries, producerRow } from '../../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker, newOrder, type PlacedOrder, sendOffer } from '../../offers/offers.testing.ts'
import { mailMessages } from '../mail-messages.ts'
import { newTalk, say } from '../messages.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, clock, database, mailsTo, refusal } = site
const { db } = database
const MINUTE_MS = 60_000
const message = 'Чи підійде вам сталь 40Х?'

beforeAll(() => withoutLimits(site))

const hiddenOrder = (more: Parameters<typeof newOrder>[1] = {}, buyer?: Person): Promise<PlacedOrder> =>
  newOrder(site, { contact_show: 'none', ...more }, buyer)

async function hiddenMaker(): Promise<Maker> {
  const maker = await newMaker(site)
  await db.updateTable('producers').set({ contact_show: 'none' }).where('id', '=', maker.producerId).execute()
  return maker
}

async function write(input: RouteInput<typeof contactOrder>, person: Person): Promise<string | null> {
  const answer = await call(contactOrder, { message, ...input }, person)
  if (!('sent' in answer)) throw new Error('a contact was shown')
  return answer.conversationId
}

async function writeToProducer(id: string, person: Person, text = message): Promise<string | null> {
  const answer = await call(contactProducer, { id, message: text }, person)
  if (!('sent' in answer)) throw new Error('a contact was shown')
  return answer.conversationId
}

async function textsOf(conversationId: string | null, person: Person) {
  const { items } = await call(listMessages, { conversationId: conversationId ?? '' }, person)
  return items.map(({ line, from, text }) => line ?? `${from}: ${text}`)
}

async function namedProducer(owner: Person, name: string, status: 'published' | 'paused' = 'published') {
  const row = producerRow({ owner_id: owner.id, name, status })
  await db.insertInto('producers').values(row).execute()
  return row.id
}

test('a message to a producer begins a conversation of its customer, and the next one continues it', async () => {
  const [maker, customer] = [await hiddenMaker(), await verifiedUser(site)]
  const id = await writeToProducer(maker.producerId, customer)
  expect(await writeToProducer(maker.producerId, customer, 'Картка 4111 1111 1111 1111')).toBe(id)
  expect(await textsOf(id, maker)).toEqual([`customer: ${message}`, 'customer: Картка •••• 1111'])
  const { items } = await call(listConversations, {}, customer)
  expect(items).toMatchObject([{ id, side: 'customer', order: null }])
})

test('a message about an order comes from the first published producer of its sender', async () => {
  const [order, sender] = [await hiddenOrder(), await verifiedUser(site)]
  await namedProducer(sender, 'Абетка', 'paused')
  await namedProducer(sender, 'Ґудзик')
  const first = await namedProducer(sender, 'Батист')
  const id = await write({ id: order.id }, sender)
  expect(await textsOf(id, order.buyer)).toEqual([`producer: ${message}`])
  const { items } = await call(listConversations, { orderId: order.id }, order.buyer)
  expect(items).toMatchObject([{ id, side: 'customer', other: { producer: { id: first } }, unread: 1 }])
})

test('without a published producer a message about an order is an e-mail only', async () => {
  const [order, sender] = [await hiddenOrder(), await verifiedUser(site)]
  expect(await write({ id: order.id }, sender)).toBeNull()
  expect((await mailsTo(order.buyer.email, 2))[1]?.text).toContain(message)
  const { items } = await call(listLeads, { side: 'sent' }, sender)
  expect(items).toMatchObject([{ message, conversationId: null }])
})

test('a conversation about the order that there is goes on, with its lines', async () => {
  const [order, maker] = [await hiddenOrder(), await newMaker(site)]
  await sendOffer(site, order, maker)
  const id = await write({ id: order.id }, maker)
  expect(await textsOf(id, maker)).toEqual(['offer.sent', `producer: ${message}`])
  const talk = await newTalk(site, { order: await hiddenOrder(), text: 'Добрий день!' })
  expect(await write({ id: talk.order.id }, talk.maker)).toBe(talk.id)
  expect(await textsOf(talk.id, talk.order.buyer)).toEqual(['customer: Добрий день!', `producer: ${message}`])
})

test('the owner is told once, by the notice and the e-mail of the lead', async () => {
  const [order, maker] = [await hiddenOrder(), await newMaker(site)]
  const id = await write({ id: order.id }, maker)
  expect((await mailsTo(order.buyer.email, 2))[1]).toMatchObject({ replyTo: maker.email })
  clock.pass(10 * MINUTE_MS)
  await mailMessages({ db, now: () => clock.now, accounts: site.services.accounts })
  const { rows } = await database.pool.query(
    'select 1 from graphile_worker._private_jobs where payload::text like $1',
    [`%${order.buyer.email}%`],
  )
  expect(rows).toEqual([])
  expect(await mailsTo(order.buyer.email)).toHaveLength(2)
  const { items } = await call(listNotices, {}, order.buyer)
  expect(items.map(({ type }) => type)).toEqual(['lead.received'])
  // A later message is told as always, half an hour after the e-mail of the lead at the earliest.
  await say(site, id ?? '', maker, 'Додаю ціну')
  const { customer_mail_at: due } = await db
    .selectFrom('conversations')
    .select('customer_mail_at')
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow()
  expect(due?.getTime()).toBe(clock.now.getTime() + 20 * MINUTE_MS)
})

test('a block in either direction refuses the message, and no lead is kept', async () => {
  for (const blocks of ['owner', 'sender'] as const) {
    const [maker, sender] = [await hiddenMaker(), await verifiedUser(site)]
    const [by, of] = blocks === 'owner' ? [maker, sender] : [sender, maker]
    await call(blockPerson, { id: of.id }, by)
    const input = { id: maker.producerId, message }
    expect((await refusal(contactProducer, input, sender)).code).toBe('not_accepted')
    expect((await call(listLeads, { side: 'sent' }, sender)).items).toEqual([])
  }
})

test('the limits of conversations do not hold for leads', async () => {
  const sender = await verifiedUser(site)
  for (let n = 0; n < 12; n += 1) {
    expect(await writeToProducer((await hiddenMaker()).producerId, sender)).not.toBeNull()
  }
  const { id, order, maker } = await newTalk(site, { order: await hiddenOrder() })
  for (let n = 0; n < 10; n += 1) await say(site, id, maker, `Репліка ${n}`)
  expect(await write({ id: order.id }, maker)).toBe(id)
})

test('a listing that has changed hands begins nothing with its former owner', async () => {
  const [maker, customer, heir] = [await hiddenMaker(), await verifiedUser(site), await verifiedUser(site)]
  const id = await writeToProducer(maker.producerId, customer)
  await db.updateTable('producers').set({ owner_id: heir.id }).where('id', '=', maker.producerId).execute()
  expect(await writeToProducer(maker.producerId, customer, 'Вітаю нового власника!')).toBeNull()
  expect(await textsOf(id, maker)).toEqual([`customer: ${message}`])
})

test('both sides find the conversation at the lead, and nobody else does', async () => {
  const [order, maker, rival] = [await hiddenOrder(), await newMaker(site), await newMaker(site)]
  const id = await write({ id: order.id }, maker)
  const other = await write({ id: order.id }, rival)
  const sent = await call(listLeads, { side: 'sent' }, maker)
  expect(sent.items.map(({ conversationId }) => conversationId)).toEqual([id])
  const received = await call(listLeads, { side: 'received' }, order.buyer)
  expect(received.items.map(({ person, conversationId }) => [person?.id, conversationId])).toEqual([
    [rival.id, other],
    [maker.id, id],
  ])
})

test('of twenty messages at once to one listing three are sent, into one conversation', async () => {
  const [maker, customer] = [await hiddenMaker(), await verifiedUser(site)]
  const sent = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => writeToProducer(maker.producerId, customer, `Запитання ${n}`)),
  )
  const ids = sent.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect([ids.length, new Set(ids).size]).toEqual([3, 1])
  for (const each of sent) {
    if (each.status === 'rejected') expect(each.reason.data.code).toBe('rate_limited')
  }
  expect(await textsOf(ids[0] ?? null, customer)).toHaveLength(3)
  const { items } = await call(listConversations, {}, customer)
  expect(items.map(({ id }) => id)).toEqual([ids[0]])
})

test('of twenty messages at once to as many listings, those beyond the limit of the day begin nothing', async () => {
  const customer = await verifiedUser(site)
  const makers = await Promise.all(Array.from({ length: 21 }, hiddenMaker))
  const [first, ...others] = makers
  await writeToProducer(first?.producerId ?? '', customer)
  const left = 5
  await database.pool.query('update contact_asks set asked = $1 where asked = 1', [CONTACTS_A_DAY - left])
  const sent = await Promise.allSettled(others.map(({ producerId }) => writeToProducer(producerId, customer)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(left)
  for (const each of sent) {
    if (each.status === 'rejected') expect(each.reason.data.code).toBe('rate_limited')
  }
  expect((await call(listConversations, {}, customer)).items).toHaveLength(left + 1)
  expect((await call(listLeads, { side: 'sent' }, customer)).items).toHaveLength(left + 1)
})

test('two messages at once make one conversation', async () => {
  const [maker, customer] = [await hiddenMaker(), await verifiedUser(site)]
  const ids = await Promise.all([1, 2, 3].map(() => writeToProducer(maker.producerId, customer)))
  expect(new Set(ids).size).toBe(1)
  expect(await textsOf(ids[0] ?? null, customer)).toHaveLength(3)
})

test('who has not verified the e-mail address begins no conversation, and answers in one', async () => {
  const { id, order, maker } = await newTalk(site)
  const fresh = await site.newUser()
  const input = { producerId: maker.producerId, text: 'Вітаю!' }
  await expect(call(startConversation, input, fresh)).rejects.toMatchObject({
    data: { code: 'not_eligible', needs: ['verify_email'] },
  })
  expect((await call(listConversations, {}, fresh)).items).toEqual([])
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', order.buyer.id).execute()
  const again = { producerId: maker.producerId, orderId: order.id, text: 'Ще одне' }
  expect((await call(startConversation, again, order.buyer)).id).toBe(id)
  const { id: last } = await say(site, id, order.buyer, 'Дякую')
  await call(readConversation, { id, upTo: last }, maker)
})
