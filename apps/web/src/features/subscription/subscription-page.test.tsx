import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { testPage } from '../../testing/test-page.ts'
import { planOffer } from '../plans/plan-offer.ts'
import { SubscriptionPage } from './subscription-page.tsx'
import type { SubscriptionView } from './subscription-view.ts'

const money = (amountMinor: number) => ({ amountMinor, currency: 'UAH' as const })
const name = (uk: string) => ({ uk, en: uk })
const plan = (id: string, uk: string, price: number, days: number | null) => ({
  id,
  family: 10 as const,
  kind: 'order' as const,
  name: name(uk),
  text: name(uk),
  price: money(price),
  days,
  gives: days === null ? [] : ['highlight' as const],
})
const boost = (id: string, gives: 'highlight' | 'top') => ({
  id,
  family: 20 as const,
  kinds: ['order' as const],
  name: name(id),
  text: name(id),
  price: money(7_900),
  days: 7,
  gives,
})
const plans = [
  plan('order-free', 'Базовий', 0, null),
  plan('order-plus', 'Помітний', 14_900, 30),
  plan('order-top', 'Топ', 39_900, 30),
]

function view(change: Partial<SubscriptionView> = {}): SubscriptionView {
  return {
    plans,
    offer: planOffer(testPage('uk'), 'order', plans),
    canAutoCharge: true,
    boosts: [boost('highlight-7', 'highlight'), boost('top-7', 'top')],
    quotes: [
      { plan: 'order-free', due: money(0), begins: 'after_period' },
      { plan: 'order-top', due: money(30_000), begins: 'now' },
    ],
    subscription: {
      id: 's1',
      family: 10,
      subject: { kind: 'order', id: 'o1', slug: 'o', title: name('Фартухи') },
      plan: 'order-plus',
      status: 'active',
      periodStart: '2027-02-01T10:00:00Z',
      periodEnd: '2027-03-03T10:00:00Z',
      autoCharge: false,
      cancelAtPeriodEnd: true,
      nextChargeAt: null,
      card: null,
      pendingUpgrade: null,
      wantedPlan: null,
      allowed: ['upgrade', 'boost'],
      boosts: [],
      included: [{ feature: 'highlight', until: '2027-03-03T10:00:00Z' }],
      transactions: [],
      nextPrice: null,
      items: [{ id: 'order-plus', name: name('Помітний') }],
      isBlocked: false,
    },
    ...change,
  }
}

test('each column of the comparison has the button of its plan, but not that of the plan that is held', async () => {
  const { user, t, calls } = renderComponent(<SubscriptionPage view={view()} />, {
    answer: () => ({ transaction: null }),
  })
  const table = screen.getByRole('table')
  const choose = (plan: string) => ({ name: t('plans.choose.named', { name: plan }) })
  expect(within(table).getAllByRole('button')).toHaveLength(2)
  expect(within(table).queryByRole('button', choose('Помітний'))).toBeNull()
  await user.click(screen.getByRole('checkbox'))
  await user.click(within(table).getByRole('button', choose('Топ')))
  expect(calls).toEqual([{ id: 's1', planId: 'order-top', shownMinor: 30_000, autoCharge: true }])
})

test('what the plan includes is not offered, and the page says until when it is included', () => {
  const { container } = renderComponent(<SubscriptionPage view={view()} />)
  const boosts = container.querySelectorAll('input[name=boostId]')
  expect([...boosts].map((input) => input.getAttribute('value'))).toEqual(['top-7'])
  expect(screen.getByText(/входить у ваш тариф до 3 березня/)).toBeTruthy()
})
