import type { Translator } from '../translation/translator.ts'
import type { Currency, Format, Unit } from './format.ts'

type Words = { readonly t: Translator; readonly format: Format }

/** The terms of an offer. Amounts are in minor units. */
export type Terms = {
  readonly price: {
    readonly basis: 'unit' | 'lot'
    readonly steps: readonly {
      readonly from: number
      readonly amountMinor: number
      readonly per: number
    }[]
    readonly setupMinor: number
  }
  readonly quantity: number | null
  readonly unit: Unit | null
  readonly currency: Currency
  readonly vat: { readonly mode: 'included' | 'added' | 'none'; readonly rate: number | null }
  readonly delivery: {
    readonly mode: 'pickup' | 'included' | 'extra' | 'agreed'
    readonly amountMinor: number | null
  }
  readonly leadDays: number
  readonly leadFrom: 'acceptance' | 'prepayment' | 'materials' | 'sampleApproval'
  readonly prepaymentPercent: number
  readonly paymentDays: number
  readonly sample: {
    readonly offered: boolean
    readonly amountMinor: number | null
    readonly days: number | null
  } | null
  /** A day such as `2026-11-20`. */
  readonly validUntil: string
  readonly meetsAll: boolean
  readonly deviations: string | null
  readonly warrantyMonths: number
  readonly comment: string
}

/** A labelled fact. It has several lines only if it is a list. */
export type TermsFact = {
  readonly key: string
  readonly label: string
  readonly lines: readonly string[]
  /** Whether people wrote the text, which then may have paragraphs. */
  readonly isWritten?: true
}

/** Everything that an offer says, as its page and its documents print it. */
export function termsFacts(words: Words, terms: Terms): readonly TermsFact[] {
  const { t, format } = words
  const { currency } = terms
  const sample = sampleText(words, terms.sample, currency)
  const facts: readonly (TermsFact | null)[] = [
    { key: 'price', label: t('offers.fact.price'), lines: priceLines(words, terms) },
    terms.price.setupMinor === 0
      ? null
      : {
          key: 'setup',
          label: t('offers.fact.setup'),
          lines: [format.money(terms.price.setupMinor, currency)],
        },
    { key: 'vat', label: t('offers.fact.vat'), lines: [vatText(words, terms.vat)] },
    {
      key: 'delivery',
      label: t('offers.fact.delivery'),
      lines: [deliveryText(words, terms.delivery, currency)],
    },
    { key: 'lead', label: t('offers.fact.lead'), lines: [leadText(words, terms)] },
    { key: 'payment', label: t('offers.fact.payment'), lines: [paymentText(words, terms)] },
    sample === undefined ? null : { key: 'sample', label: t('offers.fact.sample'), lines: [sample] },
    {
      key: 'deviations',
      label: t('offers.fact.deviations'),
      lines: [terms.meetsAll ? t('offers.deviations.none') : (terms.deviations ?? '')],
      ...(terms.meetsAll ? {} : { isWritten: true }),
    },
    { key: 'warranty', label: t('offers.fact.warranty'), lines: [warrantyText(words, terms)] },
    { key: 'valid', label: t('offers.fact.validUntil'), lines: [format.fullDay(terms.validUntil)] },
    terms.comment === ''
      ? null
      : { key: 'comment', label: t('offers.fact.comment'), lines: [terms.comment], isWritten: true },
  ]
  return facts.filter((fact) => fact !== null)
}

function priceLines(words: Words, { price, currency, unit, quantity }: Terms): readonly string[] {
  const { t, format } = words
  const [first] = price.steps
  if (price.basis === 'lot' && first) {
    const lot = quantity !== null && unit !== null ? format.quantity(quantity, unit) : ''
    return [t('offers.price.lot', { sum: format.money(first.amountMinor, currency), lot })]
  }
  if (price.steps.length === 1 && first && first.from <= 1) return [stepPrice(words, first, currency, unit)]
  return price.steps.map((step) =>
    t('offers.price.from', {
      amount: unit === null ? format.number(step.from) : format.quantity(step.from, unit),
      price: stepPrice(words, step, currency, unit),
    }),
  )
}

/**
 * Prints a price of one unit. A price that is no whole number of minor units is rounded: «≈ 82,33 ₴». Below one major
 * unit it has four digits: «0,3457 ₴».
 */
export function unitPriceText(
  format: Pick<Format, 'money' | 'unitMoney'>,
  unitPrice: string,
  currency: Currency,
): string {
  const tenThousandths = Math.round(Number(unitPrice) * 10_000)
  if (tenThousandths % 100 === 0) return format.money(tenThousandths / 100, currency)
  if (tenThousandths < 10_000) return format.unitMoney(Number(unitPrice), currency)
  return `≈\u00a0${format.money(Math.round(tenThousandths / 100), currency)}`
}

/** Prints the price of a step, such as «99 ₴ за 1 шт.» or «345,67 ₴ за 1 000 шт.». */
export function stepPrice(
  { t, format }: Words,
  { amountMinor, per }: Terms['price']['steps'][number],
  currency: Currency,
  unit: Unit | null,
): string {
  const sum = format.money(amountMinor, currency)
  return t('offers.price.per', {
    sum,
    amount: unit === null ? format.number(per) : format.quantity(per, unit),
  })
}

export function vatText({ t }: Words, { mode, rate }: Terms['vat']): string {
  return mode === 'none' ? t('offers.vat.none') : t(`offers.vat.${mode}`, { rate: String(rate ?? 0) })
}

export function deliveryText(
  { t, format }: Words,
  { mode, amountMinor }: Terms['delivery'],
  currency: Currency,
): string {
  return mode === 'extra'
    ? t('offers.delivery.extraSum', { sum: format.money(amountMinor ?? 0, currency) })
    : t(`offers.delivery.${mode}`)
}

export function leadText({ t }: Words, { leadDays, leadFrom }: Pick<Terms, 'leadDays' | 'leadFrom'>): string {
  return t(`offers.lead.${leadFrom}`, { n: leadDays })
}

export function paymentText(
  { t }: Words,
  { prepaymentPercent, paymentDays }: Pick<Terms, 'prepaymentPercent' | 'paymentDays'>,
): string {
  if (prepaymentPercent === 100) return t('offers.payment.all')
  const rest =
    paymentDays === 0 ? t('offers.payment.atDelivery') : t('offers.payment.later', { n: paymentDays })
  return prepaymentPercent === 0
    ? t('offers.payment.none', { rest })
    : t('offers.payment.part', { percent: String(prepaymentPercent), rest })
}

export function sampleText(
  { t, format }: Words,
  sample: Terms['sample'],
  currency: Currency,
): string | undefined {
  if (sample === null) return undefined
  if (!sample.offered) return t('offers.sample.no')
  const sampleSum = (amount: number) =>
    amount === 0 ? t('offers.sample.free') : format.money(amount, currency)
  const parts = [
    sample.amountMinor === null ? '' : sampleSum(sample.amountMinor),
    sample.days === null ? '' : t('offers.sample.days', { n: sample.days }),
  ].filter(Boolean)
  return parts.length === 0 ? t('offers.sample.yes') : t('offers.sample.yesWith', { parts: parts.join(', ') })
}

export function warrantyText({ t }: Words, { warrantyMonths }: Pick<Terms, 'warrantyMonths'>): string {
  return warrantyMonths === 0 ? t('offers.warranty.none') : t('offers.warranty.months', { n: warrantyMonths })
}
