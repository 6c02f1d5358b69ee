import {
  type OfferInput,
  type OfferTerms,
  offerSums,
  VALID_DAYS_DEFAULT,
  VALID_DAYS_MAX,
  VALID_DAYS_MIN,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import type { FieldProblem } from '../../../platform/http/app-error.ts'
import type { OfferedOrder } from '../../directory/index.ts'

/** The terms of an offer as a call sends them, without the producer and the files. */
export type TermsInput = Omit<OfferInput, 'producerId' | 'files'>

type Facts = Pick<OfferedOrder, 'quantity' | 'unit' | 'currency' | 'sampleRequired'>

/** Returns the problems that the schema of the call cannot detect, each at its field. */
export function termProblems(input: Partial<TermsInput>, order: Facts, now: Date): FieldProblem[] {
  return [
    ...priceProblems(input),
    ...quantityProblems(input, order),
    ...(input.currency !== undefined && input.currency !== order.currency
      ? [{ path: 'currency', code: 'invalid_value' } as const]
      : []),
    ...vatProblems(input),
    ...deliveryProblems(input),
    ...(order.sampleRequired && input.sample === undefined
      ? [{ path: 'sample', code: 'required' } as const]
      : []),
    ...sampleProblems(input),
    ...validityProblems(input, now),
    ...(input.meetsAll === false && !input.deviations
      ? [{ path: 'deviations', code: 'required' } as const]
      : []),
    ...sizeProblems(input, order),
  ]
}

/** The checked input as it is stored. A field that does not belong to its mode is dropped. */
export function toTerms(input: TermsInput, order: Facts, now: Date): OfferTerms {
  const { price, vat, delivery, sample } = input
  return {
    price: {
      ...price,
      setupMinor: price.setupMinor ?? 0,
      steps: price.basis === 'lot' ? price.steps.slice(0, 1) : price.steps,
    },
    quantity: order.quantity ?? input.quantity ?? null,
    unit: order.unit ?? input.unit ?? null,
    currency: order.currency,
    vat: { mode: vat.mode, rate: vat.mode === 'none' ? null : (vat.rate ?? null) },
    delivery: {
      mode: delivery.mode,
      amountMinor: delivery.mode === 'extra' ? (delivery.amountMinor ?? null) : null,
    },
    leadDays: input.leadDays,
    leadFrom: input.leadFrom,
    prepaymentPercent: input.prepaymentPercent,
    paymentDays: input.paymentDays,
    sample: sample
      ? { offered: sample.offered, amountMinor: sample.amountMinor ?? null, days: sample.days ?? null }
      : null,
    validUntil: input.validUntil ?? addDays(kyivDay(now), VALID_DAYS_DEFAULT),
    meetsAll: input.meetsAll,
    deviations: input.meetsAll ? null : (input.deviations ?? null),
    warrantyMonths: input.warrantyMonths ?? 0,
    comment: input.comment ?? '',
  }
}

/** Stored terms as an input, so that a revision can name only what changes. */
export function toInput(terms: OfferTerms): TermsInput {
  const { quantity, unit, vat, delivery, sample, deviations } = terms
  return {
    price: terms.price,
    ...(quantity === null ? {} : { quantity }),
    ...(unit === null ? {} : { unit }),
    currency: terms.currency,
    vat: { mode: vat.mode, ...(vat.rate === null ? {} : { rate: vat.rate }) },
    delivery: {
      mode: delivery.mode,
      ...(delivery.amountMinor === null ? {} : { amountMinor: delivery.amountMinor }),
    },
    leadDays: terms.leadDays,
    leadFrom: terms.leadFrom,
    prepaymentPercent: terms.prepaymentPercent,
    paymentDays: terms.paymentDays,
    ...(sample === null
      ? {}
      : {
          sample: {
            offered: sample.offered,
            ...(sample.amountMinor === null ? {} : { amountMinor: sample.amountMinor }),
            ...(sample.days === null ? {} : { days: sample.days }),
          },
        }),
    validUntil: terms.validUntil,
    meetsAll: terms.meetsAll,
    ...(deviations === null ? {} : { deviations }),
    warrantyMonths: terms.warrantyMonths,
    comment: terms.comment,
  }
}

function priceProblems({ price }: Partial<TermsInput>): FieldProblem[] {
  if (price === undefined) return []
  const { basis, steps } = price
  if (basis === 'lot') {
    return steps.length > 1 ? [{ path: 'price.steps', code: 'too_many', params: { max: 1 } }] : []
  }
  return steps.flatMap(({ from }, place): FieldProblem[] => {
    const before = steps[place - 1]
    return before && from <= before.from
      ? [{ path: `price.steps.${place}.from`, code: 'range_reversed' }]
      : []
  })
}

function quantityProblems({ quantity, unit }: Partial<TermsInput>, order: Facts): FieldProblem[] {
  if (order.quantity !== null) {
    // The offer is for the quantity of the order; a smaller or larger one is said by the price steps.
    return [
      ...(quantity !== undefined && quantity !== order.quantity
        ? [{ path: 'quantity', code: 'invalid_value' } as const]
        : []),
      ...(unit !== undefined && unit !== order.unit
        ? [{ path: 'unit', code: 'invalid_value' } as const]
        : []),
    ]
  }
  return [
    ...(quantity === undefined ? [{ path: 'quantity', code: 'required' } as const] : []),
    ...(unit === undefined ? [{ path: 'unit', code: 'required' } as const] : []),
  ]
}

function vatProblems({ vat }: Partial<TermsInput>): FieldProblem[] {
  if (vat === undefined) return []
  const isMissing = vat.mode !== 'none' && vat.rate === undefined
  if (isMissing) return [{ path: 'vat.rate', code: 'required' }]
  return vat.mode === 'none' && vat.rate !== undefined ? [{ path: 'vat.rate', code: 'invalid_value' }] : []
}

function deliveryProblems({ delivery }: Partial<TermsInput>): FieldProblem[] {
  if (delivery === undefined) return []
  const isMissing = delivery.mode === 'extra' && delivery.amountMinor === undefined
  return isMissing ? [{ path: 'delivery.amountMinor', code: 'required' }] : []
}

/** Whoever makes a sample says what it costs, where 0 is a free one, or how long it takes. */
function sampleProblems({ sample }: Partial<TermsInput>): FieldProblem[] {
  const isMissing = sample?.offered && sample.amountMinor === undefined && sample.days === undefined
  return isMissing ? [{ path: 'sample.amountMinor', code: 'required' }] : []
}

function validityProblems({ validUntil }: Partial<TermsInput>, now: Date): FieldProblem[] {
  if (validUntil === undefined) return []
  const today = kyivDay(now)
  const [min, max] = [addDays(today, VALID_DAYS_MIN), addDays(today, VALID_DAYS_MAX)]
  if (validUntil < min) return [{ path: 'validUntil', code: 'date_too_soon', params: { min: printed(min) } }]
  return validUntil > max
    ? [{ path: 'validUntil', code: 'date_too_late', params: { max: printed(max) } }]
    : []
}

/** The sum for the quantity of the order must be a number that JSON holds exactly. */
function sizeProblems(input: Partial<TermsInput>, order: Facts): FieldProblem[] {
  const { price, vat, delivery } = input
  const quantity = order.quantity ?? input.quantity ?? null
  if (price === undefined || quantity === null || price.steps.length === 0) return []
  const { code } = offerSums(
    {
      price: { ...price, setupMinor: price.setupMinor ?? 0 },
      vat: { mode: vat?.mode ?? 'none', rate: vat?.rate ?? null },
      delivery: { mode: delivery?.mode ?? 'pickup', amountMinor: delivery?.amountMinor ?? null },
    },
    quantity,
    quantity,
  )
  return code === 'no_quantity'
    ? [{ path: 'price.steps.0.amountMinor', code: 'too_big', params: { max: Number.MAX_SAFE_INTEGER } }]
    : []
}

/** Both languages of the site write days as `22.11.2026`. */
function printed(day: string): string {
  return day.split('-').toReversed().join('.')
}
