import { expect, test } from 'vitest'
import { OfferPrice, offerTermFields } from './offer-terms.ts'

test('a quantity that would count as zero is refused, because prices are divided by quantities', () => {
  const price = (from: number) =>
    OfferPrice.safeParse({ basis: 'unit', steps: [{ from, amountMinor: 1, per: 1 }] }).success
  const quantity = (value: number) => offerTermFields.quantity.safeParse(value).success
  for (const isAllowed of [price, quantity]) {
    expect([0.001, 1, 1e12].map(isAllowed)).toEqual([true, true, true])
    expect([0, Number.MIN_VALUE, 0.0009].map(isAllowed)).toEqual([false, false, false])
  }
})
