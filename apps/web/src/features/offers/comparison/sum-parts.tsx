import type { ComparisonRow, Currency } from '@verstat/contract'
import { usePage } from '../../../lib/use-page.ts'

type Props = {
  readonly row: ComparisonRow
  readonly mode: 'gross' | 'net'
  readonly currency: Currency
}

/** Says what a total consists of, if of more than goods: «товар 247 500 + доставка 4 000». */
export function SumParts({ row, mode, currency }: Props) {
  const { t, format } = usePage()
  const { goods, setup, delivery, net, gross, code, offer } = row
  if (goods === null || setup === null || delivery === null || net === null || gross === null) return null
  const plain = (amount: number) => format.money(amount, currency).replace(/\u00a0?[₴€$]/, '')
  const { mode: vat } = offer.terms.vat
  const isMore = setup > 0 || delivery > 0
  const addsVat = mode === 'gross' && vat === 'added' && gross > net
  const takesVat = mode === 'net' && vat === 'included' && gross > net
  if (!isMore && !addsVat) return null
  const parts = [
    t('comparison.sum.goods', { sum: plain(goods) }),
    ...(setup > 0 ? [t('comparison.sum.setup', { sum: plain(setup) })] : []),
    ...(delivery > 0 && code !== 'delivery_unknown'
      ? [t('comparison.sum.delivery', { sum: plain(delivery) })]
      : []),
    ...(addsVat ? [t('comparison.sum.vat', { sum: plain(gross - net) })] : []),
  ].join(' + ')
  return (
    <span className="block text-13 font-regular text-ink-soft">
      {takesVat ? `${parts} − ${t('comparison.sum.vat', { sum: plain(gross - net) })}` : parts}
    </span>
  )
}
