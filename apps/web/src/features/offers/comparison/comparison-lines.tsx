import type { BestRow, ComparisonRow } from '@verstat/contract'
import {
  deliveryText,
  leadText,
  paymentText,
  sampleText,
  unitPriceText,
  vatText,
  warrantyText,
} from '@verstat/i18n'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { type ComparisonView, vatMode } from './load-comparison.ts'

/** One row of the table: what it shows of each offer. */
export type Line = {
  readonly key: string
  readonly label: string
  readonly best: BestRow | null
  readonly cell: (row: ComparisonRow) => ReactNode
}

function isOpen({ offer: { status } }: ComparisonRow): boolean {
  return status === 'sent' || status === 'shortlisted'
}

/** The rows of the comparison, which are the columns of its printed form. */
export function useLines({ query, comparison }: ComparisonView): readonly Line[] {
  const page = usePage()
  const { t, format } = page
  const { currency, order } = comparison
  const sum = vatMode(query, order)
  const money = (amount: number | null) => (amount === null ? '–' : format.money(amount, currency))
  const unit = (price: string | null) => (price === null ? '–' : unitPriceText(format, price, currency))
  const unitSum = sum === 'net' ? 'unitNet' : 'unitGross'
  return [
    {
      key: 'unit',
      label: t(`comparison.line.${unitSum}`),
      best: unitSum,
      cell: (row) => unit(row[unitSum]),
    },
    {
      key: 'sum',
      label: t(`comparison.line.${sum}`),
      best: sum,
      cell: (row) => (
        <>
          <span className="text-17">{money(row[sum])}</span>
          {row.offer.outdated && isOpen(row) && (
            <span className="block text-13 text-warn">{t('comparison.outdatedPrice')}</span>
          )}
          {row.code && <span className="block text-13 text-warn">{t(`comparison.code.${row.code}`)}</span>}
        </>
      ),
    },
    {
      key: 'vat',
      label: t('offers.fact.vat'),
      best: null,
      cell: ({ offer }) => vatText(page, offer.terms.vat),
    },
    {
      key: 'lead',
      label: t('offers.fact.lead'),
      best: 'leadDays',
      cell: ({ offer }) => leadText(page, offer.terms),
    },
    {
      key: 'payment',
      label: t('offers.fact.payment'),
      best: 'prepaymentPercent',
      cell: ({ offer }) => paymentText(page, offer.terms),
    },
    {
      key: 'delivery',
      label: t('offers.fact.delivery'),
      best: null,
      cell: ({ offer }) => deliveryText(page, offer.terms.delivery, currency),
    },
    {
      key: 'sample',
      label: t('offers.fact.sample'),
      best: null,
      cell: ({ offer }) => sampleText(page, offer.terms.sample, currency) ?? '–',
    },
    {
      key: 'deviations',
      label: t('offers.fact.deviations'),
      best: null,
      cell: ({ offer }) =>
        offer.terms.meetsAll ? t('offers.deviations.none') : (offer.terms.deviations ?? '–'),
    },
    {
      key: 'warranty',
      label: t('offers.fact.warranty'),
      best: 'warrantyMonths',
      cell: ({ offer }) => warrantyText(page, offer.terms),
    },
    {
      key: 'valid',
      label: t('offers.fact.validUntil'),
      best: null,
      cell: ({ offer }) => format.fullDay(offer.terms.validUntil),
    },
    {
      key: 'place',
      label: t('comparison.line.place'),
      best: null,
      cell: ({ proximity, offer }) =>
        [offer.producer?.city, proximity ? t(`comparison.proximity.${proximity}`) : '']
          .filter(Boolean)
          .join(', ') || '–',
    },
    {
      key: 'deals',
      label: t('comparison.line.deals'),
      best: null,
      cell: ({ offer }) => t('comparison.deals', { n: offer.producer?.completedDeals ?? 0 }),
    },
  ]
}
