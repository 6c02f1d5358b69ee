import { createOffer, offerSums } from '@verstat/contract'
import { describe, expect, test } from 'vitest'
import { type DemoTerms, OFFER_SHAPES, type OfferSubject, shapedTerms, usualTerms } from './demo-terms.ts'

const SUBJECTS: readonly OfferSubject[] = [
  { quantity: 750, budgetMinor: 26_750_000, sampleRequired: false, validUntil: '2026-12-30' },
  { quantity: 191_000, budgetMinor: 11_000_000, sampleRequired: true, validUntil: '2026-12-30' },
  { quantity: 1.5, budgetMinor: 9_000_000, sampleRequired: true, validUntil: '2026-12-30' },
]
const all = (subject: OfferSubject): DemoTerms[] => [
  ...OFFER_SHAPES.map((shape) => shapedTerms(shape, subject)),
  ...Array.from({ length: 12 }, (_, at) => usualTerms(at, subject)),
]

describe.each(SUBJECTS)('the terms for $quantity', (subject) => {
  test('are what a producer could send', () => {
    for (const terms of all(subject)) {
      const input = { producerId: crypto.randomUUID(), ...terms }
      expect(createOffer.body.safeParse(input).error).toBeUndefined()
      expect(terms.sample !== undefined || !subject.sampleRequired).toBe(true)
      const froms = terms.price.steps.map(({ from }) => from)
      expect(froms).toEqual([...new Set(froms)].toSorted((one, other) => one - other))
    }
  })

  test('cost about what the customer would pay', () => {
    for (const { price, vat, delivery } of all(subject)) {
      const { sums } = offerSums(
        {
          price,
          vat: { mode: vat.mode, rate: vat.rate ?? null },
          delivery: { mode: delivery.mode, amountMinor: delivery.amountMinor ?? null },
        },
        subject.quantity,
        subject.quantity,
      )
      expect((sums?.gross ?? 0) / subject.budgetMinor).toBeGreaterThan(0.7)
      expect((sums?.gross ?? 0) / subject.budgetMinor).toBeLessThan(1.7)
    }
  })
})

test('shapes differ in what a comparison shows', () => {
  const [subject] = SUBJECTS
  const terms = OFFER_SHAPES.map((shape) => shapedTerms(shape, subject as OfferSubject))
  expect(new Set(terms.map(({ vat }) => vat.mode))).toEqual(new Set(['added', 'none', 'included']))
  expect(terms.map(({ price }) => price.steps.length)).toEqual([3, 1, 1, 1, 1])
  expect(terms.map(({ meetsAll }) => meetsAll)).toEqual([true, true, true, false, true])
})
