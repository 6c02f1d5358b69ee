import { contactOrder, contactProducer, openedOrderContact, openedProducerContact } from '@verstat/contract'
import { kyivDay, kyivTime } from '@verstat/i18n'
import type { Insertable } from 'kysely'
import { describe, expect, test } from 'vitest'
import { solveChallenge } from '../../../platform/security/solve-challenge.testing.ts'
import { freshIp, testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../directory.testing.ts'
import type { OrderTable } from '../orders/order.tables.ts'
import type { ProducerTable } from '../producers/producer.tables.ts'
import { readListingDays } from './days/listing-days.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database, clock, mailsTo, http } = site
const { db } = database

const CONTACT = {
  contact_name: 'Марта Коваль',
  contact_email: 'marta@example.com',
  contact_phone: '+380501112233',
} as const
const SHOWN = { name: 'Марта Коваль', email: 'marta@example.com', phone: '+380501112233' }

async function newOrder(overrides: Partial<Insertable<OrderTable>> = {}): Promise<string> {
  const row = orderRow({ ...CONTACT, ...overrides })
  await db.insertInto('orders').values(row).execute()
  return row.id
}

async function newProducer(overrides: Partial<Insertable<ProducerTable>> = {}): Promise<string> {
  const row = producerRow({
    email: 'shop@example.com',
    phones: ['+380501112233', '+380671112233'],
    ...overrides,
  })
  await db.insertInto('producers').values(row).execute()
  return row.id
}

async function verifiedUser() {
  const made = await site.newUser()
  await db.updateTable('users').set({ email_verified_at: clock.now }).where('id', '=', made.user.id).execute()
  return made
}

async function contactsOf(id: string): Promise<number> {
  const row = await db
    .selectFrom('order_stats')
    .select('contacts')
    .where('order_id', '=', id)
    .executeTakeFirst()
  return row?.contacts ?? 0
}

describe('contacts', () => {
  test('a contact names the messengers of its phone number, and none without a number', async () => {
    const person = await verifiedUser()
    const id = await newOrder({ contact_messengers: ['viber', 'telegram'] })
    expect(await call(contactOrder, { id }, person)).toEqual({ ...SHOWN, messengers: ['viber', 'telegram'] })
    const silent = await newOrder({ contact_phone: null, contact_messengers: ['viber'] })
    expect(await call(contactOrder, { id: silent }, person)).not.toHaveProperty('messengers')
    const producer = await newProducer({ messengers: ['whatsapp'] })
    expect(await call(contactProducer, { id: producer }, person)).toMatchObject({ messengers: ['whatsapp'] })
  })

  test('a contact shown after sign-in requires a verified e-mail', async () => {
    const id = await newOrder()
    expect(await refusal(contactOrder, { id })).toMatchObject({ code: 'unauthenticated' })
    const solved = { challenge: await solveChallenge(http) }
    expect(await refusal(contactOrder, { id }, solved)).toMatchObject({ code: 'unauthenticated' })
    const fresh = await site.newUser()
    expect(await refusal(contactOrder, { id }, fresh)).toMatchObject({ code: 'email_not_verified' })
    expect(await contactsOf(id)).toBe(0)
    const { token } = await verifiedUser()
    expect(await call(contactOrder, { id }, { token })).toEqual(SHOWN)
    expect(await contactsOf(id)).toBe(1)
  })

  test('a public contact requires a challenge from visitors and none from verified users', async () => {
    const id = await newOrder({ contact_show: 'public' })
    expect(await refusal(contactOrder, { id })).toMatchObject({ code: 'challenge_required' })
    expect(await refusal(contactOrder, { id }, { challenge: 'bm9uc2Vuc2U=' })).toMatchObject({
      code: 'challenge_failed',
    })
    expect(await call(contactOrder, { id }, { challenge: await solveChallenge(http) })).toEqual(SHOWN)
    const { token } = await verifiedUser()
    expect(await call(contactOrder, { id }, { token })).toEqual(SHOWN)
    expect(await contactsOf(id)).toBe(2)
    // The owner sees on which day the contact was requested.
    const today = kyivDay(site.clock.now)
    expect(await readListingDays(db, [id])).toEqual([{ listing_id: id, day: today, views: 0, contacts: 2 }])
  })

  test('the contact of a producer has all its phones', async () => {
    const id = await newProducer()
    const { token } = await verifiedUser()
    expect(await call(contactProducer, { id }, { token })).toMatchObject({
      email: 'shop@example.com',
      phone: '+380501112233',
      phones: ['+380501112233', '+380671112233'],
    })
    const row = await db
      .selectFrom('producer_stats')
      .select('contacts')
      .where('producer_id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ contacts: 1 })
  })

  test.each([
    ['paused', {}, 'conflict'],
    ['awarded', {}, 'conflict'],
    ['completed', {}, 'conflict'],
    ['published', { expires_at: new Date('2026-01-01T00:00:00Z') }, 'conflict'],
    ['archived', {}, 'gone'],
    ['draft', {}, 'not_found'],
    ['pending', {}, 'not_found'],
    ['rejected', {}, 'not_found'],
    ['cancelled', {}, 'not_found'],
    ['blocked', {}, 'not_found'],
  ] as const)('the contact of a %s order %o is refused', async (status, more, code) => {
    const { token } = await verifiedUser()
    for (const show of ['public', 'none'] as const) {
      const id = await newOrder({ status, contact_show: show, ...more })
      const message = 'Чи можемо подати пропозицію?'
      expect(await refusal(contactOrder, { id, message }, { token })).toMatchObject({ code })
      expect(await contactsOf(id)).toBe(0)
    }
  })

  test('an unknown listing is not found', async () => {
    const { token } = await verifiedUser()
    const id = '0193b0a0-0000-7000-8000-000000000000'
    expect(await refusal(contactOrder, { id }, { token })).toMatchObject({ code: 'not_found' })
    expect(await refusal(contactProducer, { id }, { token })).toMatchObject({ code: 'not_found' })
    expect(await refusal(contactOrder, { id: 'x' }, { token })).toMatchObject({ code: 'not_found' })
  })

  test('a request counts one lead per person and none for the owner', async () => {
    const owner = await verifiedUser()
    const id = await newOrder({ owner_id: owner.user.id })
    expect(await call(contactOrder, { id }, owner)).toEqual(SHOWN)
    expect(await contactsOf(id)).toBe(0)
    const { token } = await verifiedUser()
    for (let i = 0; i < 3; i += 1) await call(contactOrder, { id }, { token })
    expect(await contactsOf(id)).toBe(1)
    await call(contactOrder, { id }, await verifiedUser())
    expect(await contactsOf(id)).toBe(2)
  })

  test('concurrent requests of one person count one lead', async () => {
    const id = await newOrder()
    const { token } = await verifiedUser()
    await Promise.all(Array.from({ length: 8 }, () => call(contactOrder, { id }, { token })))
    expect(await contactsOf(id)).toBe(1)
  })
})

describe('a contact that was opened', () => {
  test('stays open for the person who asked, and for nobody else', async () => {
    const [person, other] = [await verifiedUser(), await verifiedUser()]
    const id = await newOrder()
    expect(await call(openedOrderContact, { id }, person)).toEqual({ contact: null })
    await call(contactOrder, { id }, person)
    for (let i = 0; i < 40; i += 1) {
      expect(await call(openedOrderContact, { id }, person)).toEqual({ contact: SHOWN })
    }
    expect(await call(openedOrderContact, { id }, other)).toEqual({ contact: null })
    expect(await refusal(openedOrderContact, { id })).toMatchObject({ code: 'unauthenticated' })
    expect(await contactsOf(id)).toBe(1)
    const producer = await newProducer()
    await call(contactProducer, { id: producer }, person)
    expect(await call(openedProducerContact, { id: producer }, person)).toMatchObject({
      contact: { email: 'shop@example.com' },
    })
  })

  test.each([
    { status: 'paused' },
    { status: 'blocked' },
    { status: 'archived' },
    { expires_at: new Date('2026-01-01T00:00:00Z') },
    { contact_show: 'none' },
  ] as const)('closes when the listing becomes %o', async (change) => {
    const person = await verifiedUser()
    const id = await newOrder()
    await call(contactOrder, { id }, person)
    await db.updateTable('orders').set(change).where('id', '=', id).execute()
    expect(await call(openedOrderContact, { id }, person)).toEqual({ contact: null })
  })
})

describe('the daily limit', () => {
  test('thirty requests a day pass, also concurrently, and again the next day', async () => {
    const id = await newOrder()
    const { token } = await verifiedUser()
    const asked = await Promise.allSettled(
      Array.from({ length: 34 }, () => call(contactOrder, { id }, { token })),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    const { code, retryAfter = 0 } = await refusal(contactOrder, { id }, { token })
    expect(code).toBe('rate_limited')
    const { hour, minute } = kyivTime(clock.now)
    expect(retryAfter).toBe(86_400 - hour * 3_600 - minute * 60)
    clock.pass(retryAfter * 1_000)
    await call(contactOrder, { id }, { token })
  })

  test('visitors are limited by network, not by address', async () => {
    const id = await newOrder({ contact_show: 'public' })
    const ip = freshIp()
    const ask = async (from: string) =>
      call(contactOrder, { id }, { ip: from, challenge: await solveChallenge(http) })
    await ask(ip)
    await ask(ip)
    expect(await contactsOf(id)).toBe(1)
    await ask('2001:db8:1:2::1')
    await ask('2001:db8:1:2::ffff')
    expect(await contactsOf(id)).toBe(2)
  })

  test('the stored data does not identify a visitor', async () => {
    const id = await newOrder({ contact_show: 'public' })
    const ip = freshIp()
    await call(contactOrder, { id }, { ip, challenge: await solveChallenge(http) })
    const { rows } = await database.pool.query(
      `select l::text as row from leads l where order_id = $1 and user_id is null
       union all select a::text from contact_asks a`,
      [id],
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { row } of rows) expect(row).not.toContain(ip)
  })
})

describe('hidden contacts', () => {
  const message = 'Доброго дня, маємо вільні верстати.\nЧи підійде <b>сталь</b> 40Х?'

  test('a message is e-mailed to the owner with the sender as Reply-To', async () => {
    const owner = await verifiedUser()
    await db.updateTable('users').set({ locale: 'en' }).where('id', '=', owner.user.id).execute()
    const id = await newOrder({
      owner_id: owner.user.id,
      contact_show: 'none',
      contact_email: 'quiet@example.com',
      title_en: 'Turning of shafts, a batch',
    })
    const { token, user } = await verifiedUser()
    expect(await call(contactOrder, { id, message }, { token })).toEqual({ sent: true, conversationId: null })
    const [, mail] = await mailsTo(owner.user.email, 2)
    expect(mail).toMatchObject({
      replyTo: user.email,
      subject: 'A message about your order “Turning of shafts, a batch”',
    })
    expect(mail?.text).toContain('> Чи підійде <b>сталь</b> 40Х?')
    expect(mail?.text).toContain('http://localhost/en/orders/')
    expect(mail?.html).toContain('&lt;b&gt;сталь')
    expect(await contactsOf(id)).toBe(1)
  })

  test('an unverified address gets no e-mail', async () => {
    const { token } = await verifiedUser()
    const unverified = await site.newUser()
    const typed = { contact_show: 'none', contact_email: 'victim@example.com' } as const
    for (const owner_id of [unverified.user.id, null]) {
      const id = await newOrder({ ...typed, owner_id })
      expect(await refusal(contactOrder, { id, message }, { token })).toMatchObject({ code: 'conflict' })
      expect(await contactsOf(id)).toBe(0)
    }
    const owner = await verifiedUser()
    const id = await newOrder({ ...typed, owner_id: owner.user.id })
    await call(contactOrder, { id, message }, { token })
    await mailsTo(owner.user.email, 2)
    const producer = await newProducer({ contact_show: 'none', email: 'victim@example.com' })
    expect((await refusal(contactProducer, { id: producer, message }, { token })).code).toBe('conflict')
    const { rows } = await database.pool.query(
      "select 1 from mail_outbox where recipient = 'victim@example.com'",
    )
    expect(rows).toEqual([])
  })

  test('a message of 10 to 4,000 characters and a verified sender are required', async () => {
    const id = await newOrder({ contact_show: 'none' })
    const { token } = await verifiedUser()
    expect(await refusal(contactOrder, { id }, { token })).toMatchObject({ fields: { message: 'required' } })
    expect(await refusal(contactOrder, { id, message: 'Добрий' }, { token })).toMatchObject({
      fields: { message: 'too_short' },
    })
    const long = 'а'.repeat(4_001)
    expect(await refusal(contactOrder, { id, message: long }, { token })).toMatchObject({
      fields: { message: 'too_long' },
    })
    expect(await refusal(contactOrder, { id, message })).toMatchObject({ code: 'unauthenticated' })
    expect(await refusal(contactOrder, { id, message }, await site.newUser())).toMatchObject({
      code: 'email_not_verified',
    })
    expect(await contactsOf(id)).toBe(0)
  })

  test('owners cannot send messages to themselves', async () => {
    const owner = await verifiedUser()
    const id = await newOrder({ owner_id: owner.user.id, contact_show: 'none' })
    expect(await refusal(contactOrder, { id, message }, owner)).toMatchObject({ code: 'conflict' })
    expect(await contactsOf(id)).toBe(0)
  })

  test('a person sends at most three messages a day to a listing, a robot none', async () => {
    const owner = await verifiedUser()
    const id = await newOrder({ owner_id: owner.user.id, contact_show: 'none' })
    const { token } = await verifiedUser()
    const robot = { id, message, website: 'https://spam.example' }
    expect(await call(contactOrder, robot, { token })).toEqual({ sent: true, conversationId: null })
    for (let i = 0; i < 3; i += 1) await call(contactOrder, { id, message }, { token })
    expect(await refusal(contactOrder, { id, message }, { token })).toMatchObject({ code: 'rate_limited' })
    // One of the four e-mails verified the owner's address. The other three contain the messages.
    expect(await mailsTo(owner.user.email, 4)).toHaveLength(4)
  })
})
