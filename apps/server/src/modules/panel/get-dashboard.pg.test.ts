import { createFeedback, getDashboard, getPanelCounts } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import {
  insertOrders,
  insertTestDictionaries,
  orderRow,
  producerRow,
} from '../directory/directory.testing.ts'
import { newStaff } from './panel.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, clock, database } = site
const { db } = database
const { token } = await newStaff(site, 'support')
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(clock.now.getTime() - days * DAY_MS)

test('counts by day include empty days and the previous period', async () => {
  await insertOrders(db, [
    orderRow({ created_at: clock.now }),
    orderRow({ created_at: clock.now, status: 'pending' }),
    orderRow({ created_at: daysAgo(6), status: 'pending' }),
    orderRow({ created_at: daysAgo(9) }),
    orderRow({ created_at: daysAgo(20) }),
  ])
  await db
    .insertInto('producers')
    .values(producerRow({ created_at: daysAgo(1), status: 'pending' }))
    .execute()
  const { series } = await call(getDashboard, { days: 7 }, { token })
  const [orders, producers, users, leads, feedback] = series
  expect(orders).toMatchObject({ name: 'orders', total: 3, before: 1 })
  expect(orders?.points).toHaveLength(7)
  expect(orders?.points.at(-1)).toEqual({ day: kyivDay(clock.now), count: 2 })
  expect(orders?.points[0]).toEqual({ day: kyivDay(daysAgo(6)), count: 1 })
  expect(producers).toMatchObject({ name: 'producers', total: 1 })
  expect(users).toMatchObject({ name: 'users', total: 1 })
  expect(leads).toMatchObject({ name: 'leads', total: 0 })
  expect(feedback).toMatchObject({ name: 'feedback', total: 0 })
})

test('open tasks are counted without suspect messages', async () => {
  const message = { name: 'Ніна', email: 'nina@example.com', message: 'Щось тут не так, подивіться.' }
  await call(createFeedback, { ...message, topic: 'report' })
  await call(createFeedback, { ...message, topic: 'idea' })
  await call(createFeedback, { ...message, topic: 'idea', website: 'https://spam.example' })
  expect(await call(getPanelCounts, {}, { token })).toEqual({
    listings: 3,
    feedback: 2,
    reports: 1,
    payments: 0,
    realtime: null,
  })
})
