import { screen } from '@testing-library/react'
import type { OrderOffering } from '@verstat/contract'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { testOrder } from '../../testing/test-directory.ts'
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
