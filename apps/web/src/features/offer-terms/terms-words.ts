import type { Currency, OfferTerms, Unit } from '@verstat/contract'
import type { PageContext } from '../../lib/page-context.ts'

type Words = Pick<PageContext, 't' | 'format'>

/** Prints the price of a step, such as «99 ₴ за 1 шт.» or «345,67 ₴ за 1 000 шт.». */
export function stepPrice(
  { t, format }: Words,
  { amountMinor, per }: OfferTerms['price']['steps'][number],
  currency: Currency,
  unit: Unit | null,
): string {
  const sum = format.money(amountMinor, currency)
  return t('offers.price.per', {
    sum,
    amount: unit === null ? format.number(per) : format.quantity(per, unit),
  })
}

export function vatText({ t }: Words, { mode, rate }: OfferTerms['vat']): string {
  return mode === 'none' ? t('offers.vat.none') : t(`offers.vat.${mode}`, { rate: String(rate ?? 0) })
}

export function deliveryText(
  { t, format }: Words,
  { mode, amountMinor }: OfferTerms['delivery'],
  currency: Currency,
): string {
  return mode === 'extra'
    ? t('offers.delivery.extraSum', { sum: format.money(amountMinor ?? 0, currency) })
    : t(`offers.delivery.${mode}`)
}

export function leadText({ t }: Words, { leadDays, leadFrom }: OfferTerms): string {
  return t(`offers.lead.${leadFrom}`, { n: leadDays })
}

export function paymentText({ t }: Words, { prepaymentPercent, paymentDays }: OfferTerms): string {
  if (prepaymentPercent === 100) return t('offers.payment.all')
  const rest =
    paymentDays === 0 ? t('offers.payment.atDelivery') : t('offers.payment.later', { n: paymentDays })
  return prepaymentPercent === 0
    ? t('offers.payment.none', { rest })
    : t('offers.payment.part', { percent: String(prepaymentPercent), rest })
}

export function sampleText(
  { t, format }: Words,
  sample: OfferTerms['sample'],
  currency: Currency,
): string | undefined {
  if (sample === null) return undefined
  if (!sample.offered) return t('offers.sample.no')
  const parts = [
    sample.amountMinor === null ? '' : format.money(sample.amountMinor, currency),
    sample.days === null ? '' : t('offers.sample.days', { n: sample.days }),
  ].filter(Boolean)
  return parts.length === 0 ? t('offers.sample.yes') : t('offers.sample.yesWith', { parts: parts.join(', ') })
}

export function warrantyText({ t }: Words, { warrantyMonths }: OfferTerms): string {
  return warrantyMonths === 0 ? t('offers.warranty.none') : t('offers.warranty.months', { n: warrantyMonths })
}
