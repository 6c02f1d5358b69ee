import { offerSums } from '@verstat/contract/browser'
import type { OfferedFacts, TermsBody } from './typed-terms.ts'

/** The sums of what is typed so far, for the quantity of the order. Null while numbers are missing. */
export function previewSums(terms: TermsBody, order: Pick<OfferedFacts, 'quantity'>) {
  const { price, vat, delivery } = terms
  const quantity = order.quantity ?? terms.quantity ?? null
  const numbers = [
    ...price.steps.flatMap(({ from, amountMinor }) => [from, amountMinor]),
    price.setupMinor ?? 0,
    delivery.amountMinor ?? 0,
    quantity ?? 0,
  ]
  if (numbers.some((each) => Number.isNaN(each))) return { code: null, sums: null, quantity }
  const answer = offerSums(
    {
      price: { ...price, setupMinor: price.setupMinor ?? 0 },
      vat: { mode: vat.mode, rate: vat.rate ?? null },
      delivery: { mode: delivery.mode, amountMinor: delivery.amountMinor ?? null },
    },
    quantity,
    quantity,
  )
  return { ...answer, quantity }
}
