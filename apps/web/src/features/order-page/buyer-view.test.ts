import { expect, test } from 'vitest'
import { testPage } from '../../testing/test-page.ts'
import { buyerView } from './buyer-view.ts'

const orders = { total: 5, open: 2, paused: 0, chosen: 3, expired: 0, cancelled: 0 }
const buyer = { name: 'Олена Ґ.', company: null, memberSince: '2026-11-12', orders, changesAt: null }

test('a buyer’s outcomes name only what happened', () => {
  expect(buyerView(testPage(), buyer)).toEqual({
    name: { text: 'Олена Ґ.' },
    since: 'На сайті з 12\u00a0листопада 2026',
    others: 'Ще 5 замовлень',
    outcomes: [
      { key: 'open', label: 'активні', count: '2' },
      { key: 'chosen', label: 'виконавця вибрано', count: '3' },
    ],
  })
})

test('a hidden buyer without other orders is told so', () => {
  const none = { total: 0, open: 0, paused: 0, chosen: 0, expired: 0, cancelled: 0 }
  const view = buyerView(testPage(), { ...buyer, name: null, orders: none })
  expect(view).toMatchObject({
    name: { text: 'Ім’я не вказано' },
    others: 'Інших замовлень ще не було.',
    outcomes: [],
  })
})
