import * as z from 'zod/mini'
import { UNITS } from '../directory/order-values.ts'
import { paragraphs } from '../directory/writing.ts'
import { Attachment } from '../uploads/attachment.ts'
import { Currency, Day, Id } from '../wire.ts'
import {
  DELIVERY_MODES,
  DEVIATIONS_MAX,
  DEVIATIONS_MIN,
  LEAD_DAYS_MAX,
  LEAD_FROMS,
  OFFER_AMOUNT_MAX,
  OFFER_COMMENT_MAX,
  OFFER_FILES_MAX,
  PAYMENT_DAYS_MAX,
  PRICE_BASES,
  PRICE_PERS,
  PRICE_STEPS_MAX,
  SAMPLE_DAYS_MAX,
  VAT_MODES,
  VAT_RATES,
  WARRANTY_MONTHS_MAX,
} from './offer-values.ts'

/** An amount in minor units of the offer's currency. */
const Amount = z.int().check(z.gte(0), z.lte(OFFER_AMOUNT_MAX))
const days = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))

/** A smaller quantity would count as zero, because sums are made of thousandths (`offer-sums.ts`). */
const Quantity = z.number().check(z.gte(0.001), z.lte(1e12))

/** The price from a quantity on. `amountMinor` is for `per` units, so that prices may be below a minor unit. */
export const PriceStep = z.strictObject({
  from: Quantity,
  amountMinor: z.int().check(z.gte(1), z.lte(OFFER_AMOUNT_MAX)),
  per: z.literal(PRICE_PERS),
})

/** `unit`: steps by quantity, `from` ascending. `lot`: one step, whose amount is for the whole quantity. */
export const OfferPrice = z.strictObject({
  basis: z.enum(PRICE_BASES),
  steps: z.array(PriceStep).check(z.minLength(1), z.maxLength(PRICE_STEPS_MAX)),
  /** The cost of preparing the production, such as moulds. */
  setupMinor: z._default(Amount, 0),
})
export type OfferPrice = z.infer<typeof OfferPrice>

/** `rate` in percent. It is required unless the mode is `none`, and absent with `none`. */
export const OfferVat = z.strictObject({ mode: z.enum(VAT_MODES), rate: z.optional(z.literal(VAT_RATES)) })
/** `amountMinor` is required with `extra`, and absent otherwise. */
export const OfferDelivery = z.strictObject({
  mode: z.enum(DELIVERY_MODES),
  amountMinor: z.optional(Amount),
})
export const OfferSample = z.strictObject({
  offered: z.boolean(),
  amountMinor: z.optional(Amount),
  days: z.optional(days(0, SAMPLE_DAYS_MAX)),
})

export const offerTermFields = {
  price: OfferPrice,
  /** The quantity of the order. Required if the order has a note instead of a quantity. */
  quantity: z.optional(Quantity),
  unit: z.optional(z.enum(UNITS)),
  /** Must be the currency of the order. */
  currency: Currency,
  vat: OfferVat,
  delivery: OfferDelivery,
  leadDays: days(1, LEAD_DAYS_MAX),
  leadFrom: z.enum(LEAD_FROMS),
  prepaymentPercent: days(0, 100),
  paymentDays: days(0, PAYMENT_DAYS_MAX),
  /** Required when the order asks for a sample. */
  sample: z.optional(OfferSample),
  /** The last day on which the offer can be accepted, as a day in Kyiv. The default is 30 days ahead. */
  validUntil: z.optional(Day),
  meetsAll: z.boolean(),
  /** What differs from the order. Required unless `meetsAll`. */
  deviations: z.optional(paragraphs(DEVIATIONS_MIN, DEVIATIONS_MAX)),
  warrantyMonths: z._default(days(0, WARRANTY_MONTHS_MAX), 0),
  comment: z._default(paragraphs(0, OFFER_COMMENT_MAX), ''),
}
export const OfferFiles = z.array(Attachment).check(z.maxLength(OFFER_FILES_MAX))

/** The terms of an offer as the producer states them. */
export const OfferInput = z.strictObject({
  producerId: Id,
  ...offerTermFields,
  files: z._default(OfferFiles, []),
})
export type OfferInput = z.infer<typeof OfferInput>

/** The terms of one revision. A field is null if the producer has not stated it. */
export const OfferTerms = z.object({
  price: z.object({
    basis: z.enum(PRICE_BASES),
    steps: z.array(z.object({ from: z.number(), amountMinor: z.int(), per: z.literal(PRICE_PERS) })),
    setupMinor: z.int(),
  }),
  quantity: z.nullable(z.number()),
  unit: z.nullable(z.enum(UNITS)),
  currency: Currency,
  vat: z.object({ mode: z.enum(VAT_MODES), rate: z.nullable(z.literal(VAT_RATES)) }),
  delivery: z.object({ mode: z.enum(DELIVERY_MODES), amountMinor: z.nullable(z.int()) }),
  leadDays: z.int(),
  leadFrom: z.enum(LEAD_FROMS),
  prepaymentPercent: z.int(),
  paymentDays: z.int(),
  sample: z.nullable(
    z.object({ offered: z.boolean(), amountMinor: z.nullable(z.int()), days: z.nullable(z.int()) }),
  ),
  validUntil: Day,
  meetsAll: z.boolean(),
  deviations: z.nullable(z.string()),
  warrantyMonths: z.int(),
  comment: z.string(),
})
export type OfferTerms = z.infer<typeof OfferTerms>
