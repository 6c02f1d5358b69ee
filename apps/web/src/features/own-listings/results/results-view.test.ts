import { expect, test } from 'vitest'
import { testPage } from '../../../testing/test-page.ts'
import { resultsView } from './results-view.ts'

const days = [
  { day: '2026-11-10', views: 20, contacts: 2 },
  { day: '2026-11-20', views: 5, contacts: 0 },
]
/** Replaces no-break spaces and leaves word joiners out. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
const item = { uk: 'Топ на 7 днів', en: 'Top for 7 days' }

test('says the days and what was paid in words', () => {
  const running = { item, from: '2026-11-18', to: '2026-11-20', isRunning: true, views: 5, contacts: 0 }
  const over = { item, from: '2026-11-09', to: '2026-11-15', isRunning: false, views: 20, contacts: 2 }
  const view = resultsView(testPage(), {
    today: '2026-11-20',
    days,
    paid: [
      { ...running, before: null },
      { ...over, before: { days: 7, views: 4, contacts: 1 } },
    ],
  })
  expect(plain(view.sum)).toBe('За 30 днів: 25 переглядів, 2 звернення.')
  const [first, second] = view.paid
  expect(plain(first?.text)).toBe('«Топ на 7 днів», з 18 листопада: 5 переглядів, 0 звернень.')
  expect(plain(second?.text)).toBe('«Топ на 7 днів», 9–15 листопада: 20 переглядів, 2 звернення.')
  expect(plain(second?.before)).toBe('За 7 днів до того: 4 перегляди, 1 звернення.')
  expect(view.paid[0]).not.toHaveProperty('before')
})

test('draws thirty days up to today, and marks those that were paid', () => {
  const paid = [
    { item, from: '2026-11-19', to: '2026-11-20', isRunning: true, views: 5, contacts: 0, before: null },
  ]
  const { bars } = resultsView(testPage(), { today: '2026-11-20', days, paid })
  expect(bars).toHaveLength(30)
  expect(bars.at(0)?.day).toBe('2026-10-22')
  expect(bars.at(-1)).toMatchObject({ day: '2026-11-20', views: 5, height: 25, isPaid: true })
  expect(bars.filter(({ isPaid }) => isPaid)).toHaveLength(2)
  expect(bars.find(({ day }) => day === '2026-11-10')).toMatchObject({ height: 100, contacts: 2 })
})
