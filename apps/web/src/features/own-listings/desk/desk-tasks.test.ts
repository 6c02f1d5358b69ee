import type { OwnOrderSummary } from '@verstat/contract'
import { expect, test } from 'vitest'
import { testOrder } from '../../../testing/test-directory.ts'
import { testPage } from '../../../testing/test-page.ts'
import { type DeskData, deskTasks } from './desk-tasks.ts'

const NONE: DeskData = {
  orders: [],
  producers: [],
  drafts: [],
  wanted: [],
  plans: [],
  leads: { items: [], newCount: 0 },
  payments: [],
  market: [],
  talks: 0,
}
const LISTING = {
  kind: 'order',
  id: '019aa000-0000-7000-8000-000000000009',
  slug: 'kurtky',
  title: { uk: 'Куртки' },
  isPublic: true,
} as const

function ownOrder(change: Partial<OwnOrderSummary>): OwnOrderSummary {
  return {
    ...testOrder(),
    allowed: [],
    statusReason: null,
    revision: null,
    restorableUntil: null,
    offers: { count: 0, unread: 0, live: 0, opensAt: null },
    ...change,
  }
}

function lead(id: string, name: string | null): DeskData['leads']['items'][number] {
  const person = name === null ? null : { id, name, producers: [] }
  return {
    id,
    at: '2026-11-20T08:00:00Z',
    listing: LISTING,
    person,
    message: null,
    conversationId: null,
    state: 'new',
    note: '',
  }
}

const tasks = (data: Partial<DeskData>) => deskTasks(testPage(), { ...NONE, ...data })

test('nothing waits for a user without anything', () => {
  expect(tasks({})).toEqual([])
})

test('money comes first, then offers and deals, refused listings, people who wait, terms, drafts', () => {
  const found = tasks({
    orders: [
      ownOrder({ id: 'ends', offersUntil: '2026-11-22' }),
      ownOrder({ id: 'refused', slug: 'refused', status: 'rejected', statusReason: 'Додайте розміри.' }),
      ownOrder({ id: 'fine' }),
    ],
    drafts: [{ id: 'draft', kind: 'order', savedAt: '2026-11-20T08:00:00Z' }],
    leads: { items: [lead('1', null), lead('2', 'Марта Коваль')], newCount: 2 },
    talks: 2,
    market: [{ kind: 'unread', id: 'order', slug: 'kurtky', title: { uk: 'Куртки' }, n: 2 }],
    payments: [
      {
        id: 'pay',
        paymentUrl: '/payment/pay',
        description: { uk: 'Тариф «Топ»', en: 'Plan “Top”' },
        title: { uk: 'Куртки' },
        amount: { amountMinor: 39_900, currency: 'UAH' },
        expiresAt: '2026-11-25T08:00:00Z',
      },
    ],
  })
  expect(found.map(({ key, to }) => [key, to])).toEqual([
    ['pay', '/payment/pay'],
    ['talks', '/user/messages'],
    ['unread order', '/user/advertisment/offers/kurtky'],
    ['refused', '/user/advertisment/edit/order/refused'],
    ['leads', '/user/leads?state=new'],
    ['ending ends', '/orders/poshyttia-kurtok-ab12'],
    ['draft', '/advertisement/order'],
  ])
  // The texts of the tasks contain the reason for the rejection and the names of the people who wait for an answer.
  expect(found[3]?.text).toBe('Додайте розміри.')
  expect(found[4]?.text).toBe('Марта Коваль: «Куртки»')
})

test('visitors without a name are told by the listing, once', () => {
  const [task] = tasks({ leads: { items: [lead('1', null), lead('2', null)], newCount: 2 } })
  expect(task?.text).toBe('Контакти переглянув відвідувач: «Куртки»')
  // Nobody can be answered without a name, a profile or a message.
  expect(task?.action).toBe('Переглянути')
})

test('at most three refused listings are named', () => {
  const orders = ['a', 'b', 'c', 'd'].map((id) => ownOrder({ id, status: 'rejected' }))
  expect(tasks({ orders })).toHaveLength(3)
})

test('a lead is answered where there is somebody to answer to', () => {
  const producer = { slug: 'holka', name: 'Голка' }
  const named = lead('1', 'Марта Коваль')
  const actionOf = (item: typeof named) => tasks({ leads: { items: [item], newCount: 1 } })[0]?.action
  expect(actionOf(named)).toBe('Переглянути')
  expect(actionOf({ ...named, message: 'Чи можемо взятися?' })).toBe('Відповісти')
  expect(actionOf({ ...named, person: { id: 'x', name: 'Марта', producers: [producer] } })).toBe('Відповісти')
})
