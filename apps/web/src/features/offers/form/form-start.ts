import type { OfferTerms, Order } from '@verstat/contract'

/** The values with which the fields of the form begin. */
export type FormStart = {
  readonly values: Readonly<Record<string, string>>
  readonly ticked: ReadonlySet<string>
  readonly steps: number
}

/** An amount as people type it: «98», and «98,50» with two digits. */
function sum(amount: number | null): string {
  if (amount === null) return ''
  return (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)).replace('.', ',')
}

/** The fields of an earlier offer, for a revision. */
export function startOfTerms(terms: OfferTerms): FormStart {
  const steps = terms.price.steps.flatMap(({ from, amountMinor, per }, place) => [
    [`price.steps.${place}.from`, String(from).replace('.', ',')] as const,
    [`price.steps.${place}.amountMinor`, sum(amountMinor)] as const,
    [`price.steps.${place}.per`, String(per)] as const,
  ])
  return {
    steps: terms.price.steps.length,
    ticked: new Set(terms.sample?.offered ? ['sample.offered'] : []),
    values: {
      ...Object.fromEntries(steps),
      'price.basis': terms.price.basis,
      'price.setupMinor': terms.price.setupMinor === 0 ? '' : sum(terms.price.setupMinor),
      quantity: terms.quantity === null ? '' : String(terms.quantity).replace('.', ','),
      unit: terms.unit ?? 'pcs',
      'vat.mode': terms.vat.mode,
      'vat.rate': String(terms.vat.rate ?? 20),
      'delivery.mode': terms.delivery.mode,
      'delivery.amountMinor': sum(terms.delivery.amountMinor),
      leadDays: String(terms.leadDays),
      leadFrom: terms.leadFrom,
      prepaymentPercent: String(terms.prepaymentPercent),
      paymentDays: String(terms.paymentDays),
      'sample.amountMinor': sum(terms.sample?.amountMinor ?? null),
      'sample.days': terms.sample?.days == null ? '' : String(terms.sample.days),
      validUntil: terms.validUntil,
      meetsAll: terms.meetsAll ? 'yes' : 'no',
      deviations: terms.deviations ?? '',
      warrantyMonths: String(terms.warrantyMonths),
      comment: terms.comment,
    },
  }
}

type Earlier = Pick<
  OfferTerms,
  'vat' | 'delivery' | 'leadFrom' | 'prepaymentPercent' | 'paymentDays' | 'warrantyMonths'
>

/**
 * The fields of a new offer. What the producer said last about VAT, delivery and payment is filled in, without the cost
 * of that delivery. The VAT of a first offer is that of the customer's budget.
 */
export function startOfNew(
  earlier: Earlier | null,
  { unit, vat }: Pick<Order, 'unit' | 'vat'>,
  validUntil: string,
): FormStart {
  return {
    steps: 1,
    ticked: new Set(),
    values: {
      'price.basis': 'unit',
      'price.steps.0.from': '1',
      'price.steps.0.per': '1',
      unit: unit ?? 'pcs',
      'vat.mode': earlier?.vat.mode ?? (vat === false ? 'added' : 'included'),
      'vat.rate': String(earlier?.vat.rate ?? 20),
      'delivery.mode': earlier?.delivery.mode ?? 'included',
      leadFrom: earlier?.leadFrom ?? 'acceptance',
      prepaymentPercent: String(earlier?.prepaymentPercent ?? 50),
      paymentDays: String(earlier?.paymentDays ?? 0),
      warrantyMonths: String(earlier?.warrantyMonths ?? 0),
      validUntil,
      meetsAll: 'yes',
    },
  }
}
