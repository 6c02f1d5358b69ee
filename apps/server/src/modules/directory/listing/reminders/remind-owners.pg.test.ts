import { checkRenewal, renewByCode, renewOrder } from '@verstat/contract'
import type { Insertable } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries, orderRow } from '../../directory.testing.ts'
import type { OrderTable } from '../../orders/order.tables.ts'
import { type Person, verifiedUser, withoutLimits } from '../writing/writing.testing.ts'
import { remindOwners } from './remind-owners.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database, clock, mailsTo } = site
const { db } = database
await withoutLimits(site)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const mail = {
  origin: 'http://site',
  brand: () => 'Верстат',
  accent: () => '#0a46b9',
  translate: (locale: string, key: string, values?: object) => `${locale} ${key} ${JSON.stringify(values)}`,
}
/** Runs the job on a separate connection, as another process would. */
const run = () =>
  remindOwners({
    db: database.db as never,
    now: () => clock.now,
    accounts: { mail: { ...mail, secret: site.services.accounts.mail.secret } },
  } as never)

async function newOrder(owner: Person, leftMs: number, overrides: Partial<Insertable<OrderTable>> = {}) {
  const row = orderRow({
    owner_id: owner.id,
    published_at: new Date(clock.now.getTime() - 20 * DAY_MS),
    expires_at: new Date(clock.now.getTime() + leftMs),
    ...overrides,
  })
  await db.insertInto('orders').values(row).execute()
  return row
}

const codeOf = (text: string) => /\/advertisement\/renew#([\w-]{43})/.exec(text)?.[1] ?? ''

describe('a reminder', () => {
  test('is sent once seven days and once a day before the expiry, by any number of processes', async () => {
    const owner = await verifiedUser(site)
    await newOrder(owner, 8 * DAY_MS)
    expect(await run()).toBe(0)
    clock.pass(DAY_MS + HOUR_MS)
    const sent = await Promise.all([run(), run(), run()])
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1)
    expect(await run()).toBe(0)
    const mail = (await mailsTo(owner.email, 2))[1]
    expect(mail?.subject).toContain('"n":7')
    // The e-mail must contain the link to the setting that turns reminders off.
    expect(mail?.text).toMatch(/\/user\/edit#notifications/)
    clock.pass(6 * DAY_MS)
    expect(await run()).toBe(1)
    expect(await run()).toBe(0)
    expect((await mailsTo(owner.email, 3))[2]?.subject).toContain('"n":1')
  })

  test('is not sent to owners who opted out, are unverified, or have no published order', async () => {
    const quiet = await verifiedUser(site)
    await db.updateTable('users').set({ notify_reminders: false }).where('id', '=', quiet.id).execute()
    await newOrder(quiet, 6 * DAY_MS)
    const fresh = await site.newUser()
    await newOrder({ ...fresh.user, token: fresh.token }, 6 * DAY_MS)
    const owner = await verifiedUser(site)
    await newOrder(owner, 6 * DAY_MS, { status: 'paused' })
    await newOrder(owner, -HOUR_MS)
    // The order is published for only six days, so the reminder seven days before its expiry is skipped.
    await newOrder(owner, 6 * DAY_MS, { published_at: clock.now })
    expect(await run()).toBe(0)
  })

  test('is not sent after a renewal, and is sent again before the next expiry', async () => {
    const owner = await verifiedUser(site)
    const { id } = await newOrder(owner, 6 * DAY_MS)
    expect(await run()).toBe(1)
    await call(renewOrder, { id }, owner)
    clock.pass(6 * DAY_MS)
    expect(await run()).toBe(0)
    clock.pass(20 * DAY_MS)
    expect(await run()).toBe(1)
  })
})

describe('the code of a reminder', () => {
  async function remindedOrder(leftMs = 6 * DAY_MS) {
    const owner = await verifiedUser(site)
    const order = await newOrder(owner, leftMs)
    await run()
    // The two e-mails may arrive in either order.
    const codes = (await mailsTo(owner.email, 2)).map(({ text }) => codeOf(text))
    return { owner, order, code: codes.find((code) => code !== '') ?? '' }
  }

  test('can be checked repeatedly and renews once', async () => {
    const { order, code } = await remindedOrder()
    for (let i = 0; i < 2; i += 1) {
      expect(await call(checkRenewal, { code })).toMatchObject({ slug: order.slug, status: 'published' })
    }
    const { expiresAt } = await call(renewByCode, { code })
    expect(new Date(expiresAt).getTime() - clock.now.getTime()).toBeGreaterThan(29 * DAY_MS)
    expect(await refusal(renewByCode, { code })).toMatchObject({ code: 'code_expired' })
    expect(await refusal(checkRenewal, { code })).toMatchObject({ code: 'code_expired' })
  })

  test('renews once when used concurrently', async () => {
    const { code } = await remindedOrder()
    const tried = await Promise.allSettled(Array.from({ length: 5 }, () => call(renewByCode, { code })))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('republishes an expired order and is valid for a month', async () => {
    const { code, order } = await remindedOrder()
    clock.pass(10 * DAY_MS)
    expect(await call(checkRenewal, { code })).toMatchObject({ status: 'expired' })
    await call(renewByCode, { code })
    const row = await db
      .selectFrom('orders')
      .select(['status', 'listed'])
      .where('id', '=', order.id)
      .executeTakeFirst()
    expect(row).toMatchObject({ status: 'published' })
    const other = await remindedOrder()
    clock.pass(31 * DAY_MS)
    expect(await refusal(renewByCode, { code: other.code })).toMatchObject({ code: 'code_expired' })
  })

  test('an unknown code is not found', async () => {
    expect(await refusal(renewByCode, { code: 'x'.repeat(43) })).toMatchObject({ code: 'not_found' })
    expect(await refusal(checkRenewal, { code: 'x'.repeat(43) })).toMatchObject({ code: 'not_found' })
  })

  test('is stored as a hash', async () => {
    const { code } = await remindedOrder()
    const { rows } = await database.pool.query('select t::text as row from listing_tokens t')
    for (const { row } of rows) expect(row).not.toContain(code)
  })
})
