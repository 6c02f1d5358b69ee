import type { OfferSums, OfferTerms, Unit } from '@verstat/contract'
import { deliveryText, stepPrice, unitPriceText } from '@verstat/i18n'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'

export type PricedOffer = Pick<OfferTerms, 'price' | 'vat' | 'delivery' | 'currency'>

export type SumLinesProps = {
  readonly terms: PricedOffer
  readonly sums: OfferSums
  readonly quantity: number
  readonly unit: Unit | null
  /** More lines, such as the lead time. */
  readonly children?: ReactNode
}

/** How the sum of an offer comes about: the goods, what is added to them, and what one unit costs with everything. */
export function SumLines({ terms, sums, quantity, unit, children }: SumLinesProps) {
  const page = usePage()
  const { t, format } = page
  const { price, vat, delivery, currency } = terms
  const money = (amount: number) => format.money(amount, currency)
  const step = price.basis === 'lot' ? price.steps[0] : stepFor(price.steps, quantity)
  const typed = step && stepPrice(page, step, currency, price.basis === 'lot' ? null : unit)
  const amount = unit === null ? format.number(quantity) : format.quantity(quantity, unit)
  const rate = String(vat.rate ?? 0)
  const tax = sums.gross - sums.net
  const one = unit === null ? format.number(1) : format.quantity(1, unit)
  return (
    <dl aria-live="polite" className="grid">
      <Line
        label={
          price.basis === 'lot' || !step
            ? t('offers.preview.lot')
            : t('offers.preview.goods', {
                quantity: amount,
                price: step.per === 1 ? money(step.amountMinor) : (typed ?? ''),
              })
        }
        value={money(sums.goods)}
      />
      {sums.setup > 0 && <Line label={t('offers.fact.setup')} value={money(sums.setup)} />}
      <Line
        label={t('offers.fact.delivery')}
        value={delivery.mode === 'extra' ? money(sums.delivery) : deliveryText(page, delivery, currency)}
      />
      {vat.mode === 'added' && <Line label={t('offers.preview.vatAdded', { rate })} value={money(tax)} />}
      <Line
        label={t(vat.mode === 'none' ? 'offers.preview.noVat' : 'offers.preview.gross')}
        value={money(sums.gross)}
        isMain
      />
      {vat.mode === 'included' && <Line label={t('offers.preview.vatIn', { rate })} value={money(tax)} />}
      <Line
        label={t('offers.preview.all', { amount: one })}
        value={unitPriceText(format, sums.unitGross, currency)}
      />
      {typed !== undefined && price.basis !== 'lot' && (
        <Line label={t('offers.preview.typed')} value={typed} />
      )}
      {children}
    </dl>
  )
}

/** The price that holds for a quantity: that of the last step from at most so many. */
export function stepFor<Step extends { readonly from: number }>(
  steps: readonly Step[],
  quantity: number | null,
): Step | undefined {
  return quantity === null ? steps[0] : steps.findLast(({ from }) => from <= quantity)
}

export type LineProps = { readonly label: string; readonly value: string; readonly isMain?: boolean }

export function Line({ label, value, isMain = false }: LineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5 last:border-b-0">
      <dt className="text-13 text-ink-soft">{label}</dt>
      <dd className={isMain ? 'ms-auto text-20 font-semibold' : 'ms-auto text-end font-medium wrap-anywhere'}>
        {value}
      </dd>
    </div>
  )
}
