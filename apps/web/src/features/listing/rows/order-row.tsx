import type { LocaleCode, Urgency } from '@verstat/i18n'
import { cx } from '@verstat/ui/class-names'
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

export const ORDER_COLUMNS = 'order-columns'

export function OrderRow({ row }: OrderRowProps) {
  const { t } = usePage()
  const { quantity, deadline } = row
  const isFar = deadline.urgency === 'later'
  return (
    <ListRow
      {...row}
      textLang={row.title.lang}
      mark={row.size && t('orders.row.drawing')}
      about={row.excerpt ?? <OrderAbout row={row} />}
      columns={ORDER_COLUMNS}
      factsClass="order-facts"
    >
      <RowFact label={t('orders.row.quantity')} className="@max-[52rem]:truncate font-medium">
        {quantity && (
          <span
            lang={quantity.lang}
            className={cx('@min-[52rem]:line-clamp-3', quantity.isNote ? '' : NUMBER)}
          >
            {quantity.text}
          </span>
        )}
      </RowFact>
      <RowFact
        label={t('orders.row.budget')}
        className="font-medium @max-[36rem]:truncate @max-[36rem]:text-end"
      >
        <span className={NUMBER}>{row.budget}</span>
      </RowFact>
      <RowFact label={t('orders.row.region')} className="row-place">
        {row.place}
      </RowFact>
      <RowFact label={t('orders.row.offersUntil')} className="@max-[36rem]:text-end">
        {/* Narrow rows show the date of a far deadline, or how much time is left until a close one. */}
        <span className={cx('block', !isFar && 'row-wide-only print:block!')}>{deadline.day}</span>
        <span className={cx('block', 'print:hidden', isFar && 'row-wide-only', URGENCY[deadline.urgency])}>
          {deadline.left}
        </span>
      </RowFact>
    </ListRow>
  )
}

function OrderAbout({ row: { published, category, type, size } }: OrderRowProps) {
  const { t } = usePage()
  return (
    <>
      {size && size + DOT}
      {published && (
        <>
          {/* The date lies above the link that covers the row, so that hovering over it shows the exact time. */}
          <time dateTime={published.at} title={published.exact} className="relative">
            {published.day}
          </time>
          {DOT}
        </>
      )}
      {category && category + DOT}
      {t(`orders.type.${type}`)}
    </>
  )
}

// A line may break after the dot, but never before the dot.
const DOT = '\u00a0· '

const NUMBER = 'row-number'

// The text already says how urgent the deadline is, so the colours carry no information of their own.
const URGENCY: Record<Urgency, string> = {
  past: 'text-ink-soft',
  now: 'font-semibold text-bad',
  soon: 'font-medium text-warn',
  later: 'text-ink-soft',
}
