import { expect, test } from 'vitest'
import { paidResult } from './paid-result.ts'

const item = { uk: 'Топ', en: 'Top' }
const days = [
  { day: '2026-11-01', views: 1, contacts: 0 },
  { day: '2026-11-08', views: 4, contacts: 1 },
  { day: '2026-11-09', views: 5, contacts: 0 },
  { day: '2026-11-10', views: 20, contacts: 2 },
  { day: '2026-11-12', views: 30, contacts: 1 },
  { day: '2026-11-13', views: 7, contacts: 0 },
]

test('a paid time that is over is compared with as many days before', () => {
  expect(paidResult({ item, from: '2026-11-10', until: '2026-11-12' }, days, '2026-11-20')).toEqual({
    item,
    from: '2026-11-10',
    to: '2026-11-12',
    isRunning: false,
    views: 50,
    contacts: 3,
    before: { days: 3, views: 9, contacts: 1 },
  })
})

test('a running time counts up to today', () => {
  const result = paidResult({ item, from: '2026-11-10', until: '2026-12-10' }, days, '2026-11-13')
  expect(result).toMatchObject({ to: '2026-11-13', isRunning: true, views: 57, before: { days: 4 } })
})

test('days before the first counted day are not compared', () => {
  const result = paidResult({ item, from: '2026-11-09', until: null }, days.slice(1), '2026-11-13')
  expect(result.before).toEqual({ days: 1, views: 4, contacts: 1 })
  expect(paidResult({ item, from: '2026-11-01', until: null }, days, '2026-11-13').before).toBeNull()
  expect(paidResult({ item, from: '2026-11-01', until: null }, [], '2026-11-13')).toMatchObject({
    views: 0,
    before: null,
  })
})
