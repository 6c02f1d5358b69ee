import type { Comparison, ComparisonRow, RouteParsed, getOffersTable as route } from '@verstat/contract'
import { deliveryText, leadText, sampleText, vatText } from '@verstat/i18n'
import type { z } from 'zod/mini'
import { type Cell, toCsv } from '../../../platform/documents/csv.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { OffersContext } from '../offers-context.ts'
import { type Words, wordsIn } from '../offers-words.ts'
import { compareOffers } from './compare-offers.ts'

/**
 * Returns the comparison as CSV, in the language of the caller. Throws `not_found` for everybody but the owner of the
 * order, and `offer_sealed` before the opening.
 */
export async function getOffersTable(
  ctx: OffersContext,
  { lang, ...input }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const comparison = await compareOffers(ctx, input)
  if (!comparison.opened) throw new AppError('offer_sealed')
  const words = wordsIn(lang ?? ctx.locale, ctx.now)
  const rows = [heads(words, comparison), ...comparison.items.map((row) => cells(words, comparison, row))]
  return {
    name: `offers-${comparison.order.number}.csv`,
    content: Buffer.from(toCsv(words.locale, rows)),
  }
}

function heads({ t }: Words, comparison: Comparison): readonly string[] {
  const currency = t(`offers.currency.${comparison.currency}`)
  return [
    t('comparison.table.number'),
    t('comparison.table.producer'),
    t('comparison.table.status'),
    t('comparison.table.quantity'),
    t('comparison.table.unit'),
    t('comparison.table.goods', { currency }),
    t('comparison.table.setup', { currency }),
    t('comparison.table.deliverySum', { currency }),
    t('comparison.table.net', { currency }),
    t('comparison.table.gross', { currency }),
    t('comparison.table.unitNet', { currency }),
    t('comparison.table.unitGross', { currency }),
    t('offers.fact.vat'),
    t('comparison.table.leadDays'),
    t('offers.fact.lead'),
    t('comparison.table.prepayment'),
    t('comparison.table.paymentDays'),
    t('offers.fact.delivery'),
    t('offers.fact.sample'),
    t('offers.fact.deviations'),
    t('comparison.table.warranty'),
    t('offers.fact.validUntil'),
    t('comparison.table.received'),
    t('comparison.table.notComparable'),
  ]
}

function cells(words: Words, { quantity, currency }: Comparison, row: ComparisonRow): readonly Cell[] {
  const { t, format } = words
  const { offer, code } = row
  const { terms } = offer
  const unit = terms.unit
  return [
    offer.number,
    offer.producer?.name ?? t('comparison.nobody'),
    t(`offers.status.${offer.status}`),
    quantity,
    unit && format.unitName(unit),
    major(row.goods),
    major(row.setup),
    // A delivery that is still to be agreed is unknown, not free.
    code === 'delivery_unknown' ? null : major(row.delivery),
    major(row.net),
    major(row.gross),
    row.unitNet === null ? null : Number(row.unitNet),
    row.unitGross === null ? null : Number(row.unitGross),
    vatText(words, terms.vat),
    terms.leadDays,
    leadText(words, terms),
    terms.prepaymentPercent,
    terms.paymentDays,
    deliveryText(words, terms.delivery, currency),
    sampleText(words, terms.sample, currency),
    terms.meetsAll ? t('offers.deviations.none') : terms.deviations,
    terms.warrantyMonths,
    terms.validUntil,
    new Date(offer.createdAt),
    code && t(`comparison.code.${code}`),
  ]
}

function major(sum: number | null): number | null {
  return sum === null ? null : sum / 100
}
