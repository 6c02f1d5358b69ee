import { createFeedback, getMorning, listPanelSubscriptions } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import {
  insertOrders,
  insertTestDictionaries,
  orderRow,
  producerRow,
} from '../../directory/directory.testing.ts'
import { newStaff } from '../panel.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, clock, database } = site
const HOUR_MS = 3_600_000
const hours = (n: number) => new Date(clock.now.getTime() + n * HOUR_MS)
const [support, admin] = [await newStaff(site, 'support'), await newStaff(site, 'admin')]
const morning = async ({ token }: { token: string }) => call(getMorning, {}, { token })

const waiting = orderRow({ status: 'pending', status_at: hours(-70) })
const fresh = orderRow({ status: 'pending', status_at: hours(-1) })
const longest = producerRow({ status: 'pending', status_at: hours(-99) })
const [ending, charged, later] = [orderRow(), orderRow(), orderRow()]

beforeAll(async () => {
  await insertOrders(database.db, [waiting, fresh, ending, charged, later, orderRow()])
  await database.db.insertInto('producers').values(longest).execute()
  const paid = `update subscriptions set plan_id = 'order-plus', status = 'active', period_start = $2,
    period_end = $3, auto_charge = $4, next_charge_at = $5 where order_id = $1`
  await database.pool.query(paid, [ending.id, hours(-24), hours(24), false, null])
  await database.pool.query(paid, [charged.id, hours(-24), hours(24), true, hours(20)])
  await database.pool.query(paid, [later.id, hours(-24), hours(24 * 8), false, null])
  const lead =
    'insert into leads (order_id, person, at) values ($1, substr(sha256($2::text::bytea), 1, 16), $3)'
  for (const [n, ago] of [1, 23, 30, 24 * 6, 24 * 8].entries()) {
    await database.pool.query(lead, [waiting.id, n, hours(-ago)])
  }
})

test('what waits longest comes first, with the number of all that waits', async () => {
  const { pending } = await morning(support)
  expect(pending.total).toBe(3)
  expect(pending.items.map(({ id }) => id)).toEqual([longest.id, waiting.id, fresh.id])
})

test('leads are counted by people, on the last day and week', async () => {
  expect((await morning(support)).leads).toEqual({ day: 2, week: 4 })
})

test('plans that nobody renews are shown when they end within seven days', async () => {
  const { ending: shown } = await morning(admin)
  expect(shown?.total).toBe(1)
  expect(shown?.items.map(({ subject, periodEnd }) => [subject.id, periodEnd])).toEqual([
    [ending.id, hours(24).toISOString()],
  ])
  const { items } = await call(listPanelSubscriptions, { show: 'ending' }, { token: admin.token })
  expect(items.map(({ subject }) => subject.id)).toEqual([ending.id])
})

test('open messages and reports are counted', async () => {
  const message = { name: 'Ніна', email: 'nina@example.com', message: 'Щось тут не так, подивіться.' }
  expect((await morning(support)).feedback).toEqual({ open: 0, reports: 0, oldest: null })
  await call(createFeedback, { ...message, topic: 'report' })
  await call(createFeedback, { ...message, topic: 'idea' })
  expect((await morning(support)).feedback).toMatchObject({ open: 2, reports: 1, oldest: expect.any(String) })
})

test('money and plans are hidden from staff without the right', async () => {
  const moderator = await newStaff(site, 'moderator')
  for (const staff of [support, moderator]) {
    expect(await morning(staff)).toMatchObject({ payments: null, revenue: null, ending: null })
  }
  const none = { amountMinor: 0, currency: 'UAH' }
  expect(await morning(admin)).toMatchObject({
    payments: { total: 0, receipts: 0, items: [] },
    revenue: { today: none, week: none, month: none },
  })
})
