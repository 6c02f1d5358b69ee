import type { LocaleCode, Urgency } from '@verstat/i18n'
import { cx } from '@verstat/ui/class-names'
import { Picture } from '@verstat/ui/picture'
import { VisuallyHidden } from '@verstat/ui/visually-hidden'
import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { LanguageMark } from '../language-mark.tsx'
import type { OrderRowView } from './order-row-view.ts'
import { OrderTypeIcon } from './order-type-icon.tsx'
import { PaidMarks } from './paid-marks.tsx'

/**
 * A row in a list or in search results. In search results, the matches in the title are marked, and `excerpt` is set
 * when the match is not in the title.
 */
export type ShownOrderRow = Omit<OrderRowView, 'title'> & {
  readonly title: { readonly text: ReactNode; readonly lang?: LocaleCode }
  readonly excerpt?: ReactNode
}

export type OrderRowProps = {
  readonly row: ShownOrderRow
}

/**
 * Shows an order as a row. On wide screens, the facts are in columns below the heads of `OrderRows`. On narrow screens,
 * the facts are below the title.
 */
export function OrderRow({ row }: OrderRowProps) {
  const { t } = usePage()
  const isAd = row.paid.includes('ad')
  return (
    <li
      className={cx(
        'group/row relative far-44 @min-[36rem]:far-26 @min-[52rem]:far-20 px-3 py-3.5 transition-colors hover:bg-well sm:px-4',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-accent',
        ROW_GRID,
        isAd && 'shadow-[inset_3px_0_0_var(--color-promoted)]',
        (isAd || row.paid.includes('highlighted')) && 'bg-promoted-soft/60',
      )}
    >
      <RowPicture row={row} />
      <div className="col-start-1 row-start-1 min-w-0 @min-[52rem]:col-start-2">
        <PaidMarks kinds={row.paid} className="mb-1" />
        <h3 className="text-15 leading-5.5 font-semibold text-pretty">
          <SiteLink
            to={row.href}
            lang={row.title.lang}
            className="no-underline outline-none group-hover/row:text-accent after:absolute after:inset-0"
          >
            {row.title.text}
          </SiteLink>
          <LanguageMark lang={row.title.lang} />
        </h3>
        <p className="mt-0.5 text-13 text-ink-soft">
          {t(`orders.type.${row.type}`)}
          {row.category && `${DOT}${row.category}`}
          {row.published && (
            <>
              {DOT}
              <time
                dateTime={row.published.at}
                title={row.published.exact}
                // The date lies above the link that covers the row, so that hovering over the date shows the exact
                // time.
                className="relative"
              >
                {row.published.day}
              </time>
            </>
          )}
        </p>
        {row.excerpt}
      </div>
      <dl className="col-span-2 grid grid-cols-2 gap-x-4 gap-y-1.5 text-13 @min-[36rem]:grid-cols-4 @min-[52rem]:contents">
        <RowFact label={t('orders.row.quantity')} className="font-medium @min-[52rem]:text-15">
          {row.quantity && (
            <span lang={row.quantity.lang} className={row.quantity.isNote ? 'block text-13 leading-5' : ''}>
              {row.quantity.text}
            </span>
          )}
        </RowFact>
        <RowFact label={t('orders.row.budget')} className="font-medium @min-[52rem]:text-15">
          {row.budget}
        </RowFact>
        <RowFact label={t('orders.row.region')} className="text-ink-soft">
          {row.place}
        </RowFact>
        <RowFact label={t('orders.row.offersUntil')}>
          <span className="block @min-[52rem]:text-15">{row.deadline.day}</span>
          <span className={cx('block', URGENCY[row.deadline.urgency])}>{row.deadline.left}</span>
        </RowFact>
      </dl>
    </li>
  )
}

// A line may break after the dot, but never before the dot.
const DOT = '\u00a0· '

/** CSS grid of a row on wide screens. The column heads in `OrderRows` use the same grid. */
export const ROW_GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 @min-[52rem]:grid-cols-[3.5rem_minmax(0,1fr)_7.25rem_8.5rem_8rem_8.75rem] @min-[52rem]:items-start @min-[52rem]:gap-x-3'

// The text already says how urgent the deadline is, so the colours carry no information of their own.
const URGENCY: Record<Urgency, string> = {
  past: 'text-ink-soft',
  now: 'font-semibold text-bad',
  soon: 'font-medium text-warn',
  later: 'text-ink-soft',
}

function RowFact({
  label,
  className,
  children,
}: {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <div className={cx('min-w-0 break-words', className)}>
      <dt>
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children || '—'}</dd>
    </div>
  )
}

function RowPicture({ row }: { readonly row: Pick<OrderRowView, 'picture' | 'type'> }) {
  const box = 'col-start-2 row-start-1 size-14 shrink-0 rounded-8 @min-[52rem]:col-start-1'
  if (row.picture) {
    // The title beside the picture describes it, so `alt` is empty.
    return <Picture picture={{ ...row.picture, alt: '' }} sizes="56px" ratio="1" className={box} />
  }
  return (
    <span
      className={cx(box, 'flex items-center justify-center bg-well text-ink-soft group-hover/row:bg-surface')}
    >
      <OrderTypeIcon type={row.type} size={22} />
    </span>
  )
}
