import { screen } from '@testing-library/react'
import type { OrderOffering } from '@verstat/contract'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { testOrder } from '../../testing/test-directory.ts'
import { testPage } from '../../testing/test-page.ts'
import { OfferPart, sendPath } from './offer-part.tsx'
import { offerPartView } from './offer-part-view.ts'

const view = (needs: OrderOffering['needs']) =>
  offerPartView(
    testOrder({
      slug: 'korpus',
      offering: {
        needs,
        offerId: null,
        offerNumber: null,
        last: null,
        left: 3,
        producers: [{ id: 'p', name: 'Ательє' }],
      },
    }),
  )

test('the agreement about closed files is a step beside the offer, and other needs replace it', () => {
  renderComponent(<OfferPart view={view(['accept_nda'])} />)
  expect(screen.getByRole('link', { name: 'До угоди' }).getAttribute('href')).toBe('/orders/korpus/files#nda')
  expect(screen.getByRole('link', { name: 'Надіслати пропозицію' })).toBeTruthy()
  expect(sendPath(view([]))).toBe('/orders/korpus/offer')
  expect(sendPath(view(['verify_email', 'accept_nda']))).toBeUndefined()
})

const today = testPage('uk').now()
const lastDay = new Date(today.getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
const order = {
  ...testOrder(),
  status: 'published' as const,
  offersUntil: lastDay,
  counts: { views: 0, contacts: 0, offers: 2, questions: 0 },
  record: { orders: 3, awardedShare: 1, answeredShare: 1, reactionHours: 12, unansweredQuestions: 0 },
}

function read(change: Partial<typeof order> | Record<string, unknown>) {
  const { container } = renderComponent(<OfferPart view={offerPartView({ ...order, ...change })} />)
  return container.textContent ?? ''
}

test('producers read when sealed offers open, and not how soon offers are usually read', () => {
  const text = read({ offersOpen: 'atDeadline' })
  expect(text).toMatch(/замовник прочитає їх \d+\s\S+ о 00:00, раніше відкрити чи прийняти їх не можна/)
  expect(text).toContain('У завершених замовленнях')
  expect(text).not.toContain('Зазвичай читає')
  expect(read({ offersOpen: 'atOnce' })).toMatch(/Зазвичай читає пропозицію за 12\sгодин/)
})

test('the owner reads the number, the opening and the way to the comparison only', () => {
  const text = read({ offersOpen: 'atDeadline', access: 'owner' })
  expect(text).toContain('Зараз 2 чинні пропозиції')
  expect(text).toMatch(/ви прочитаєте їх \d+\s\S+ о 00:00/)
  expect(text).toContain('Порівняти пропозиції')
  expect(text).not.toMatch(/замовник прочитає|У завершених|Замовник розмістив/)
})
