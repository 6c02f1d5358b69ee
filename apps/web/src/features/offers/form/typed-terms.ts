import type { OfferInput, OfferTerms, Order, Unit } from '@verstat/contract'
import {
  DELIVERY_MODES,
  LEAD_FROMS,
  PRICE_PERS,
  PRICE_STEPS_MAX,
  UNITS,
  VAT_MODES,
  VAT_RATES,
} from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
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
  | 'budgetMin'
  | 'budgetMax'
  | 'budgetPer'
>

export type TermsBody = Omit<OfferInput, 'producerId' | 'files'>

/** Text of a number as people type it: spaces and a decimal comma. Returns undefined for an empty text. */
function typedNumber(text: string): number | undefined {
  const compact = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (compact === '') return undefined
  return /^\d+(\.\d*)?$/.test(compact) ? Number(compact) : Number.NaN
}

const minor = (text: string) => {
  const sum = typedNumber(text)
  return sum === undefined ? undefined : Math.round(sum * 100)
}

/** Reads the terms from the form. Malformed numbers are NaN, which `numberFaults` reports. */
export function readTerms({ text, choice, isTicked }: FormValues, order: OfferedFacts): TermsBody {
  const basis = choice('price.basis', ['unit', 'lot']) ?? 'unit'
  const vatMode = choice('vat.mode', VAT_MODES) ?? 'included'
  const rate = VAT_RATES.find((each) => String(each) === text('vat.rate')) ?? 20
  const mode = choice('delivery.mode', DELIVERY_MODES) ?? 'included'
  const carriage = minor(text('delivery.amountMinor'))
  const quantity = typedNumber(text('quantity'))
  const unit = choice('unit', UNITS)
  const meetsAll = text('meetsAll') !== 'no'
  const deviations = text('deviations').trim()
  const sampleSum = minor(text('sample.amountMinor'))
  const sampleDays = typedNumber(text('sample.days'))
  const hasSample = order.sampleRequired === true || isTicked('sample.offered')
  return {
    price: {
      basis,
      steps: readSteps(text, basis === 'lot'),
      setupMinor: minor(text('price.setupMinor')) ?? 0,
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
      amountMinor: minor(field('amountMinor')) ?? Number.NaN,
      per: PRICE_PERS.find((each) => !isLot && String(each) === field('per')) ?? 1,
    }
  })
}

/** Returns messages for numbers that are missing or malformed, by field name. */
export function numberFaults(
  { t }: Pick<PageContext, 't'>,
  terms: TermsBody,
  order: OfferedFacts,
): Readonly<Record<string, string>> {
  const numbers: readonly (readonly [string, number | undefined])[] = [
    ...terms.price.steps.flatMap(({ from, amountMinor }, place) => [
      [`price.steps.${place}.from`, from] as const,
      [`price.steps.${place}.amountMinor`, amountMinor] as const,
    ]),
    ['price.setupMinor', terms.price.setupMinor],
    ['delivery.amountMinor', terms.delivery.amountMinor],
    ['leadDays', terms.leadDays],
    ['prepaymentPercent', terms.prepaymentPercent],
    ['paymentDays', terms.paymentDays],
    ['sample.amountMinor', terms.sample?.amountMinor],
    ['sample.days', terms.sample?.days],
    ['warrantyMonths', terms.warrantyMonths],
    ...(order.quantity === null ? [['quantity', terms.quantity] as const] : []),
  ]
  return Object.fromEntries(
    numbers.flatMap(([name, value]) =>
      value !== undefined && Number.isNaN(value) ? [[name, t(askFor(name))]] : [],
    ),
  )
}

function askFor(name: string) {
  if (name === 'leadDays') return 'offers.form.noTerm' as const
  return name.endsWith('.amountMinor') ? ('offers.form.noPrice' as const) : ('offers.form.number' as const)
}

/** Whether the sum is so far from the budget that there may be a zero too many or too few. */
export function isFarFromBudget(gross: number, quantity: number | null, order: OfferedFacts): boolean {
  const { budgetMin, budgetMax, budgetPer } = order
  if (budgetMin === null || budgetMax === null) return false
  if (budgetPer === 'unit' && quantity === null) return false
  const times = budgetPer === 'unit' ? (quantity ?? 1) : 1
  return gross < budgetMin * times * 0.1 || gross > budgetMax * times * 10
}

/** The values with which the fields of the form begin. */
export type FormStart = {
  readonly values: Readonly<Record<string, string>>
  readonly ticked: ReadonlySet<string>
  readonly steps: number
}

/** The fields of an earlier offer, for a revision. */
export function startOfTerms(terms: OfferTerms): FormStart {
  const sum = (amount: number | null) => (amount === null ? '' : String(amount / 100).replace('.', ','))
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

/** The fields of a new offer. What the producer said last about VAT, delivery and payment is filled in. */
export function startOfNew(earlier: Earlier | null, unit: Unit | null, validUntil: string): FormStart {
  return {
    steps: 1,
    ticked: new Set(),
    values: {
      'price.basis': 'unit',
      'price.steps.0.from': '1',
      'price.steps.0.per': '1',
      unit: unit ?? 'pcs',
      'vat.mode': earlier?.vat.mode ?? 'included',
      'vat.rate': String(earlier?.vat.rate ?? 20),
      'delivery.mode':
        earlier?.delivery.mode === 'extra' ? 'included' : (earlier?.delivery.mode ?? 'included'),
      leadFrom: earlier?.leadFrom ?? 'acceptance',
      prepaymentPercent: String(earlier?.prepaymentPercent ?? 50),
      paymentDays: String(earlier?.paymentDays ?? 0),
      warrantyMonths: String(earlier?.warrantyMonths ?? 0),
      validUntil,
      meetsAll: 'yes',
    },
  }
}
