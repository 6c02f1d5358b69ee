import type { BestRow, ComparisonRow } from '@verstat/contract'
import {
  addDays,
  deliveryText,
  kyivDay,
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
import { SumParts } from './sum-parts.tsx'

/** One row of the table: what it shows of each offer, and what the order says about it. */
export type Line = {
  readonly key: string
  readonly label: string
  readonly best: BestRow | null
  readonly cell: (row: ComparisonRow) => ReactNode
  readonly wish: ReactNode
}

export function isOpen({ offer: { status } }: ComparisonRow): boolean {
  return status === 'sent' || status === 'shortlisted'
}

/** The rows of the comparison, which are the columns of its printed form. */
export function useLines({ query, comparison, regions }: ComparisonView): readonly Line[] {
  const page = usePage()
  const { t, format, now } = page
  const { currency, order, unit, items } = comparison
  const sum = vatMode(query, order)
  const unitPrice = (price: string | null) => (price === null ? '–' : unitPriceText(format, price, currency))
  const unitSum = sum === 'net' ? 'unitNet' : 'unitGross'
  const budget = format.budget({ ...order, currency, unit }, true)
  const vatWish = order.vat === null ? null : t(`comparison.wish.vat.${order.vat ? 'yes' : 'no'}`)
  const money = budget && [budget, order.budgetMode === 'request' ? null : vatWish].filter(Boolean).join(', ')
  const today = kyivDay(now())
  const startsDiffer = new Set(items.filter(isOpen).map(({ offer }) => offer.terms.leadFrom)).size > 1
  const lines: readonly Line[] = [
    {
      key: 'unit',
      label: t(`comparison.line.${unitSum}`),
      best: unitSum,
      cell: (row) => unitPrice(row[unitSum]),
      wish: order.budgetPer === 'unit' ? money : null,
    },
    {
      key: 'sum',
      label: t(`comparison.line.${sum}`),
      best: sum,
      cell: (row) => <SumCell row={row} mode={sum} currency={currency} />,
      wish: order.budgetPer === 'total' ? money : null,
    },
    {
      key: 'vat',
      label: t('offers.fact.vat'),
      best: null,
      cell: (row) => (
        <>
          {vatText(page, row.offer.terms.vat)}
          {order.vat === true && row.offer.terms.vat.mode === 'none' && isOpen(row) && (
            <Warning>{t('comparison.warn.vat')}</Warning>
          )}
        </>
      ),
      wish: vatWish && t(`comparison.wish.vatOf.${order.vat ? 'yes' : 'no'}`),
    },
    {
      key: 'lead',
      label: t('offers.fact.lead'),
      best: 'leadDays',
      cell: (row) => {
        const end = addDays(today, row.offer.terms.leadDays)
        return (
          <>
            {leadText(page, row.offer.terms)}
            {order.neededBy !== null && end > order.neededBy && isOpen(row) && (
              <Warning>{t('comparison.warn.lead', { date: format.day(end) })}</Warning>
            )}
          </>
        )
      },
      wish:
        order.neededBy === null && !startsDiffer ? null : (
          <>
            {order.neededBy !== null &&
              t('comparison.wish.neededBy', { date: format.fullDay(order.neededBy) })}
            {startsDiffer && (
              <span className="block text-13 text-ink-soft">{t('comparison.startsDiffer')}</span>
            )}
          </>
        ),
    },
    {
      key: 'payment',
      label: t('offers.fact.payment'),
      best: 'prepaymentPercent',
      cell: ({ offer }) => paymentText(page, offer.terms),
      wish: null,
    },
    {
      key: 'delivery',
      label: t('offers.fact.delivery'),
      best: null,
      cell: ({ offer }) => deliveryText(page, offer.terms.delivery, currency),
      wish: null,
    },
    {
      key: 'sample',
      label: t('offers.fact.sample'),
      best: null,
      cell: ({ offer }) => sampleText(page, offer.terms.sample, currency) ?? t('comparison.noSample'),
      wish:
        order.sampleRequired === null
          ? null
          : t(`comparison.wish.sample.${order.sampleRequired ? 'yes' : 'no'}`),
    },
    {
      key: 'deviations',
      label: t('offers.fact.deviations'),
      best: null,
      cell: ({ offer }) =>
        offer.terms.meetsAll ? t('offers.deviations.none') : (offer.terms.deviations ?? '–'),
      wish: null,
    },
    {
      key: 'warranty',
      label: t('offers.fact.warranty'),
      best: 'warrantyMonths',
      cell: ({ offer }) => warrantyText(page, offer.terms),
      wish: null,
    },
    {
      key: 'valid',
      label: t('offers.fact.validUntil'),
      best: null,
      cell: ({ offer }) => format.fullDay(offer.terms.validUntil),
      wish: null,
    },
    {
      key: 'place',
      label: t('comparison.line.place'),
      best: null,
      cell: ({ proximity, offer: { producer } }) => {
        const region = regions[producer?.regionSlug ?? '']
        const near = proximity ? t(`comparison.proximity.${proximity}`) : ''
        return (
          [producer?.city, region === producer?.city ? '' : region, near].filter(Boolean).join(', ') || '–'
        )
      },
      wish: null,
    },
    {
      key: 'deals',
      label: t('comparison.line.deals'),
      best: null,
      cell: ({ offer }) => t('comparison.deals', { n: offer.producer?.completedDeals ?? 0 }),
      wish: null,
    },
  ]
  const anyDeals = items.some(({ offer }) => (offer.producer?.completedDeals ?? 0) > 0)
  return anyDeals ? lines : lines.filter(({ key }) => key !== 'deals')
}

type SumCellProps = {
  readonly row: ComparisonRow
  readonly mode: 'gross' | 'net'
  readonly currency: ComparisonView['comparison']['currency']
}

function SumCell({ row, mode, currency }: SumCellProps) {
  const { t, format } = usePage()
  const sum = row[mode]
  return (
    <>
      <span className="text-17">
        {sum === null ? t('comparison.sumUnknown') : format.money(sum, currency)}
      </span>
      <SumParts row={row} mode={mode} currency={currency} />
      {row.offer.outdated && isOpen(row) && <Warning>{t('comparison.outdatedPrice')}</Warning>}
      {row.code && <Warning>{t(`comparison.code.${row.code}`)}</Warning>}
    </>
  )
}

function Warning({ children }: { readonly children: ReactNode }) {
  return <span className="block text-13 font-regular text-warn">{children}</span>
}
