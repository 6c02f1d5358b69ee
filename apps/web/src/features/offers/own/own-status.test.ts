import { expect, test } from 'vitest'
import { testPage } from '../../../testing/test-page.ts'
import { dealNews, ownStatus } from './own-status.ts'

const page = testPage()
const spaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

const deal = {
  id: '0198c0de-0000-7000-8000-000000000001',
  status: 'awaiting',
  by: 'customer',
  acceptedAt: '2026-11-17T10:00:00Z',
  at: '2026-11-19T10:00:00Z',
  lapsesAt: '2026-11-24T10:00:00Z',
} as const
const offer = { status: 'sent', deal: null, closedReason: null, expiresAt: '2026-12-20T21:59:59Z' } as const

test.each([
  [{ ...offer }, 'Надіслано'],
  [{ ...offer, status: 'shortlisted' }, 'У короткому списку замовника'],
  [{ ...offer, status: 'closed', closedReason: 'awarded' }, 'Обрано іншу пропозицію'],
  [{ ...offer, status: 'accepted', deal }, 'Чекає на ваше підтвердження'],
  [{ ...offer, status: 'accepted', deal: { ...deal, status: 'delivered' } }, 'Угода діє'],
  [{ ...offer, status: 'accepted', deal: { ...deal, status: 'completed' } }, 'Угоду завершено'],
  [{ ...offer, deal: { ...deal, status: 'lapsed' } }, 'Надіслано'],
] as const)('an offer says in words how it stands: %#', (subject, text) => {
  expect(ownStatus(page, subject).text).toBe(text)
})

test.each([
  [{ ...offer }, undefined],
  [{ ...offer, status: 'accepted', deal: { ...deal, status: 'active' } }, undefined],
  [
    { ...offer, status: 'accepted', deal },
    'Замовник прийняв пропозицію 17 листопада. Підтвердьте угоду до 24 листопада, інакше вона не діятиме.',
  ],
  [
    { ...offer, deal: { ...deal, status: 'lapsed', by: null } },
    'Замовник прийняв пропозицію 17 листопада, ви не підтвердили за 7 днів: угода не діє. Пропозиція знову чинна до 20 грудня.',
  ],
  [
    { ...offer, status: 'withdrawn', deal: { ...deal, status: 'declined', by: 'producer' } },
    'Замовник прийняв пропозицію 17 листопада, 19 листопада ви відмовилися від угоди.',
  ],
  [
    { ...offer, deal: { ...deal, status: 'cancelled' } },
    'Замовник прийняв пропозицію 17 листопада, а 19 листопада скасував угоду. Пропозиція знову чинна до 20 грудня.',
  ],
  [
    { ...offer, status: 'withdrawn', deal: { ...deal, status: 'cancelled', by: 'producer' } },
    'Замовник прийняв пропозицію 17 листопада, 19 листопада ви скасували угоду.',
  ],
] as const)('a deal that ended says by whom: %#', (subject, text) => {
  expect(spaces(dealNews(page, subject))).toBe(text)
})
