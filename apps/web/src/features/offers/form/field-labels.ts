import type { MessageKey } from '@verstat/i18n'
import type { PageContext } from '../../../lib/page-context.ts'
import type { OfferedFacts } from './typed-terms.ts'

/** Labels that need no more words. */
const PLAIN = new Map<string, MessageKey>([
  ['quantity', 'offers.form.quantity'],
  ['unit', 'offers.form.unit'],
  ['vat.rate', 'offers.form.vatRate'],
  ['leadDays', 'offers.form.leadDays'],
  ['prepaymentPercent', 'offers.form.prepayment'],
  ['paymentDays', 'offers.form.paymentDays'],
  ['warrantyMonths', 'offers.form.warranty'],
  ['validUntil', 'offers.fact.validUntil'],
  ['sample.days', 'offers.form.sampleDays'],
  ['deviations', 'offers.fact.deviations'],
  ['comment', 'offers.form.comment'],
  ['files', 'offers.form.files'],
])

/** Labels that name the currency. */
const SUMS = new Map<string, 'offers.form.setup' | 'offers.form.deliverySum' | 'offers.form.sampleSum'>([
  ['price.setupMinor', 'offers.form.setup'],
  ['delivery.amountMinor', 'offers.form.deliverySum'],
  ['sample.amountMinor', 'offers.form.sampleSum'],
])

/** Returns how the summary of the errors names a field. */
export function offerFieldLabel(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  order: OfferedFacts,
  name: string,
): string | undefined {
  const plain = PLAIN.get(name)
  if (plain) return t(plain as 'offers.form.leadDays')
  const currency = t(`offers.currency.${order.currency}`)
  const sum = SUMS.get(name)
  if (sum) return t(sum, { currency })
  const [, place, field] = /^price\.steps\.(\d)\.(\w+)$/.exec(name) ?? []
  if (place === undefined) return undefined
  const unit = order.unit ? format.unitName(order.unit) : ''
  const own =
    field === 'from'
      ? t(place === '0' ? 'offers.form.smallest' : 'offers.form.stepFrom', { unit })
      : t('offers.form.stepPrice', { currency })
  return place === '0' ? own : `${t('offers.form.stepTitle', { n: String(Number(place) + 1) })}. ${own}`
}
