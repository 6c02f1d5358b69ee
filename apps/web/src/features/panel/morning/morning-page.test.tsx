import { screen, within } from '@testing-library/react'
import type { Morning } from '@verstat/contract'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { MorningPage } from './morning-page.tsx'

const NOW = '2026-11-21T10:00:00Z'
const uah = (amountMinor: number) => ({ amountMinor, currency: 'UAH' as const })
const ORDER = '0193b0a0-0000-7000-8000-000000000001'
const morning: Morning = {
  pending: {
    total: 12,
    items: [
      {
        kind: 'order',
        id: ORDER,
        slug: 'kurtky',
        what: 'new',
        title: { uk: 'Пошиття курток' },
        ownerId: null,
        version: 1,
        since: '2026-11-18T09:00:00Z',
      },
    ],
  },
  payments: {
    total: 1,
    receipts: 2,
    items: [
      {
        id: 'p1',
        number: 17,
        description: { uk: 'Тариф «Топ»', en: 'Top plan' },
        amount: uah(79_900),
        createdAt: '2026-11-21T09:00:00Z',
      },
    ],
  },
  revenue: { today: uah(0), week: uah(159_800), month: uah(400_000) },
  leads: { day: 3, week: 19 },
  ending: { total: 0, items: [] },
  feedback: { open: 4, reports: 1, oldest: '2026-11-20T10:00:00Z' },
}
const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('every number and row leads to where the work is done', () => {
  renderComponent(<MorningPage morning={morning} now={NOW} />)
  expect(addressOf(/^На перевірці\s*12/)).toBe('/panel/moderation')
  expect(addressOf(/^Пошиття курток/)).toBe(`/panel/moderation?item=${ORDER}`)
  expect(addressOf(/^№\s17/)).toBe('/panel/payments/p1')
  expect(addressOf(/^Скарги\s*1/)).toBe('/panel/feedback?topic=report')
  expect(addressOf(/^Нові звернення\s*4/)).toBe('/panel/feedback')
  expect(addressOf(/^Надходження за\s7\sднів\s*1.598/)).toBe('/panel/revenue?days=7')
  expect(addressOf(/^Запити контактів за добу\s*3/)).toBe('/panel/leads?hours=24')
  expect(addressOf(/^Нерозібрані надходження\s*2/)).toBe('/panel/payments/receipts')
  expect(addressOf(/^Усі 12 записів/)).toBe('/panel/moderation')
  const age = within(screen.getByRole('region', { name: 'Найдовше чекають на перевірку' })).getByText(/3 дні/)
  expect(age.getAttribute('datetime')).toBe('2026-11-18T09:00:00Z')
})

test('staff without the rights see no money, plans and messages', () => {
  renderComponent(
    <MorningPage
      morning={{ ...morning, payments: null, revenue: null, ending: null, feedback: null }}
      now={NOW}
    />,
  )
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.queryByText(/₴/)).toBeNull()
  expect(screen.queryByRole('link', { name: /Скарги|Тарифи|Платежі/ })).toBeNull()
})
