import type { LocaleCode, Urgency } from '@verstat/i18n'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { ListRow, RowFact } from './list-row.tsx'
import type { OrderRowView } from './order-row-view.ts'

/**
 * A row in a list or in search results. In search results, the matches in the title are marked, and `excerpt` is set
 * when the match is not in the title.
 */
export type ShownOrderRow = Omit<OrderRowView, 'title'> & {
  readonly title: { readonly text: ReactNode; readonly lang?: LocaleCode }
  readonly excerpt?: ReactNode
}

export type OrderRowProps = { readonly row: ShownOrderRow }

export function OrderRow({ row }: OrderRowProps) {
  const { t } = usePage()
  const { quantity, deadline } = row
  return (
    <ListRow
      {...row}
      textLang={row.title.lang}
      mark={row.size && t('orders.row.drawing')}
      about={row.excerpt ?? <OrderAbout row={row} />}
    >
      <RowFact label={t('orders.row.quantity')} className={quantity?.isNote && 'row-note'}>
        {quantity?.lang ? <span lang={quantity.lang}>{quantity.text}</span> : quantity?.text}
      </RowFact>
      <RowFact label={t('orders.row.budget')}>{row.budget}</RowFact>
      <RowFact label={t('orders.row.region')}>{row.place}</RowFact>
      <RowFact label={t('orders.row.offersUntil')}>
        <span>{deadline.day}</span>
        <span className={URGENCY[deadline.urgency]}>{deadline.left}</span>
      </RowFact>
    </ListRow>
  )
}

function OrderAbout({ row: { published, category, type, size } }: OrderRowProps) {
  const { t } = usePage()
  const kind = (category && category + DOT) + t(`orders.type.${type}`)
  return (
    <>
      {size && size + DOT}
      {published && <time dateTime={published.at}>{published.day}</time>}
      {published ? DOT + kind : kind}
    </>
  )
}

// A line may break after the dot, but never before the dot.
const DOT = '\u00a0· '

// Narrow rows show the date of a far deadline, or how much time is left until a close one. The text already says how
// urgent the deadline is, so the colours carry no information of their own.
const URGENCY: Record<Urgency, string | undefined> = {
  past: 'row-past',
  now: 'row-now',
  soon: 'row-soon',
  later: undefined,
}
