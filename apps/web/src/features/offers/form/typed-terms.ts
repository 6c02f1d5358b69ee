import type { OfferInput, Order } from '@verstat/contract'
import {
  DELIVERY_MODES,
  LEAD_FROMS,
  PRICE_PERS,
  PRICE_STEPS_MAX,
  UNITS,
  VAT_MODES,
  VAT_RATES,
} from '@verstat/contract/browser'
import type { FormValues } from '../../forms/form-values.ts'

/** The facts of the order that an offer depends on. */
export type OfferedFacts = Pick<
  Order,
  | 'id'
  | 'slug'
  | 'quantity'
  | 'unit'
  | 'currency'
  | 'sampleRequired'
  | 'budgetMode'
  | 'budgetMin'
  | 'budgetMax'
  | 'budgetPer'
  | 'vat'
>

export type TermsBody = Omit<OfferInput, 'producerId' | 'files'>

/** Text of a number as people type it: spaces and a decimal comma. Returns undefined for an empty text. */
export function typedNumber(text: string): number | undefined {
  const compact = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (compact === '') return undefined
  return /^\d+(\.\d*)?$/.test(compact) ? Number(compact) : Number.NaN
}

const typedMinor = (text: string) => {
  const sum = typedNumber(text)
  return sum === undefined ? undefined : Math.round(sum * 100)
}

/** Reads the terms from the form. Malformed numbers are NaN, which `termFaults` reports. */
export function readTerms({ text, choice, isTicked }: FormValues, order: OfferedFacts): TermsBody {
  const basis = choice('price.basis', ['unit', 'lot']) ?? 'unit'
  const vatMode = choice('vat.mode', VAT_MODES) ?? 'included'
  const rate = VAT_RATES.find((each) => String(each) === text('vat.rate')) ?? 20
  const mode = choice('delivery.mode', DELIVERY_MODES) ?? 'included'
  const carriage = typedMinor(text('delivery.amountMinor'))
  const quantity = typedNumber(text('quantity'))
  const unit = choice('unit', UNITS)
  const meetsAll = text('meetsAll') !== 'no'
  const deviations = text('deviations').trim()
  const sampleSum = typedMinor(text('sample.amountMinor'))
  const sampleDays = typedNumber(text('sample.days'))
  const hasSample = order.sampleRequired === true || isTicked('sample.offered')
  return {
    price: {
      basis,
      steps: readSteps(text, basis === 'lot'),
      setupMinor: typedMinor(text('price.setupMinor')) ?? 0,
    },
    ...(order.quantity === null && quantity !== undefined ? { quantity } : {}),
    ...(order.quantity === null && unit ? { unit } : {}),
    currency: order.currency,
    vat: { mode: vatMode, ...(vatMode === 'none' ? {} : { rate }) },
    delivery: { mode, ...(mode === 'extra' && carriage !== undefined ? { amountMinor: carriage } : {}) },
    leadDays: typedNumber(text('leadDays')) ?? Number.NaN,
    leadFrom: choice('leadFrom', LEAD_FROMS) ?? 'acceptance',
    prepaymentPercent: typedNumber(text('prepaymentPercent')) ?? 0,
    paymentDays: typedNumber(text('paymentDays')) ?? 0,
    ...(hasSample
      ? {
          sample: {
            offered: isTicked('sample.offered'),
            ...(sampleSum === undefined ? {} : { amountMinor: sampleSum }),
            ...(sampleDays === undefined ? {} : { days: sampleDays }),
          },
        }
      : {}),
    ...(text('validUntil') === '' ? {} : { validUntil: text('validUntil') }),
    meetsAll,
    ...(!meetsAll && deviations !== '' ? { deviations } : {}),
    warrantyMonths: typedNumber(text('warrantyMonths')) ?? 0,
    comment: text('comment').trim(),
  }
}

function readSteps(text: FormValues['text'], isLot: boolean): TermsBody['price']['steps'] {
  return Array.from({ length: isLot ? 1 : PRICE_STEPS_MAX }, (_, place) => place).flatMap((place) => {
    const field = (name: string) => text(`price.steps.${place}.${name}`)
    if (place > 0 && field('from') === '' && field('amountMinor') === '') return []
    return {
      from: isLot ? 1 : (typedNumber(field('from')) ?? 1),
      amountMinor: typedMinor(field('amountMinor')) ?? Number.NaN,
      per: PRICE_PERS.find((each) => !isLot && String(each) === field('per')) ?? 1,
    }
  })
}
