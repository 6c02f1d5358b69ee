import type { OfferInput } from '@verstat/contract'
import { roundMoney } from '../orders/order-budget.ts'
import { OFFER_TEXTS } from './offer-texts.ts'

/** What the terms of an offer are invented for. */
export type OfferSubject = {
  readonly quantity: number
  /** What the customer would pay for the whole quantity, in minor units. */
  readonly budgetMinor: number
  readonly sampleRequired: boolean
  /** The last day of the offer. */
  readonly validUntil: string
}

export type DemoTerms = Omit<OfferInput, 'producerId' | 'files'> & { readonly validUntil: string }

/** Offers of different shapes, so that a comparison of them shows all that a comparison can show. */
export const OFFER_SHAPES = ['steps', 'lot', 'sample', 'deviating', 'outdated'] as const
export type OfferShape = (typeof OFFER_SHAPES)[number]

/** A lower price than this is stated for a thousand units. */
const SMALL_MINOR = 100

/** Invents the terms of one shape. All shapes cost about as much as the customer would pay. */
export function shapedTerms(shape: OfferShape, subject: OfferSubject): DemoTerms {
  return { ...common(subject), comment: OFFER_TEXTS[shape], ...SHAPES[shape](subject) }
}

/** Invents the terms of an ordinary offer. `at` distinguishes the offers of one producer. */
export function usualTerms(at: number, subject: OfferSubject): DemoTerms {
  const { quantity } = subject
  const { usual } = OFFER_TEXTS
  return {
    ...common(subject),
    price: { basis: 'unit', steps: [step(1, subject, 0.8 + (at % 5) * 0.04)], setupMinor: 0 },
    vat: at % 3 === 2 ? { mode: 'none' } : { mode: 'included', rate: 20 },
    delivery: at % 2 === 0 ? { mode: 'included' } : { mode: 'pickup' },
    leadDays: 12 + ((at * 5) % 24) + (quantity >= 1_000 ? 7 : 0),
    prepaymentPercent: [50, 30, 70, 40][at % 4] ?? 50,
    comment: usual[at % usual.length] ?? '',
  }
}

const SHAPES: Readonly<Record<OfferShape, (subject: OfferSubject) => Partial<DemoTerms>>> = {
  steps: (subject) => ({
    price: {
      basis: 'unit',
      steps: [
        step(1, subject, 1.25),
        step(Math.max(2, Math.round(subject.quantity / 2)), subject, 0.8),
        step(Math.max(3, Math.round(subject.quantity * 2)), subject, 0.72),
      ],
      setupMinor: roundMoney(subject.budgetMinor * 0.03),
    },
    vat: { mode: 'added', rate: 20 },
    delivery: { mode: 'included' },
    leadDays: 21,
    prepaymentPercent: 40,
    warrantyMonths: 12,
  }),
  lot: (subject) => ({
    price: {
      basis: 'lot',
      steps: [{ from: 1, amountMinor: roundMoney(subject.budgetMinor * 0.9), per: 1 }],
      setupMinor: 0,
    },
    vat: { mode: 'none' },
    delivery: { mode: 'pickup' },
    leadDays: 30,
    leadFrom: 'prepayment',
    prepaymentPercent: 70,
    warrantyMonths: 6,
  }),
  sample: (subject) => ({
    price: { basis: 'unit', steps: [step(1, subject, 0.93)], setupMinor: 0 },
    delivery: { mode: 'extra', amountMinor: roundMoney(subject.budgetMinor * 0.015) },
    leadDays: 25,
    leadFrom: 'sampleApproval',
    prepaymentPercent: 30,
    sample: { ...sampleOf(subject), amountMinor: roundMoney((2 * subject.budgetMinor) / subject.quantity) },
    warrantyMonths: 24,
  }),
  deviating: (subject) => ({
    price: { basis: 'unit', steps: [step(1, subject, 0.78)], setupMinor: 0 },
    vat: { mode: 'added', rate: 20 },
    delivery: { mode: 'agreed' },
    leadDays: 18,
    leadFrom: 'prepayment',
    meetsAll: false,
    deviations: OFFER_TEXTS.deviations,
  }),
  outdated: (subject) => ({
    price: { basis: 'unit', steps: [step(1, subject, 0.88)], setupMinor: 0 },
    delivery: { mode: 'included' },
    leadDays: 14,
  }),
}

function common(subject: OfferSubject): DemoTerms {
  return {
    price: { basis: 'unit', steps: [step(1, subject, 1)], setupMinor: 0 },
    currency: 'UAH',
    vat: { mode: 'included', rate: 20 },
    delivery: { mode: 'included' },
    leadDays: 20,
    leadFrom: 'acceptance',
    prepaymentPercent: 50,
    paymentDays: 5,
    ...(subject.sampleRequired ? { sample: sampleOf(subject) } : {}),
    validUntil: subject.validUntil,
    meetsAll: true,
    warrantyMonths: 0,
    comment: '',
  }
}

function sampleOf({ quantity }: OfferSubject) {
  return { offered: true, days: quantity >= 1_000 ? 10 : 7 }
}

/** The price from a quantity on, as a share of what one unit may cost. */
function step(from: number, { budgetMinor, quantity }: OfferSubject, share: number) {
  const unit = (budgetMinor * share) / quantity
  const per = unit < SMALL_MINOR ? 1_000 : 1
  return { from, amountMinor: roundMoney(unit * per), per } as const
}
