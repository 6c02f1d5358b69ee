import { cx } from '@verstat/ui/class-names'
import { Fragment } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { OrderRow, ROW_GRID, type ShownOrderRow } from './order-row.tsx'

export type OrderRowsProps = {
  readonly label: string
  readonly rows: readonly ShownOrderRow[]
  /**
   * True in the list of a region, where the orders of the region are separated from the orders of the whole country.
   */
  readonly marksWholeCountry?: boolean
}

/** Table-like list of orders. */
export function OrderRows({ label, rows, marksWholeCountry = false }: OrderRowsProps) {
  const { t } = usePage()
  const border = marksWholeCountry
    ? rows.findIndex((row) => row.wholeCountry && !row.paid.includes('ad'))
    : -1
  return (
    <div className="@container overflow-clip rounded-12 border border-line bg-surface">
      <RowHeads />
      <ol aria-label={label} className="divide-y divide-line">
        {rows.map((row, at) => (
          <Fragment key={row.id}>
            {at === border && (
              <li className="bg-well px-3 py-2 text-13 font-medium text-ink-soft sm:px-4">
                {t('orders.list.wholeCountryHere')}
              </li>
            )}
            <OrderRow row={row} />
          </Fragment>
        ))}
      </ol>
    </div>
  )
}

/** Visible column heads. Screen readers announce a label with each fact instead. */
function RowHeads() {
  const { t } = usePage()
  return (
    <div
      aria-hidden="true"
      className={cx(ROW_GRID, 'border-b border-line px-4 py-2 text-13 text-ink-soft @max-[52rem]:hidden')}
    >
      <span className="col-start-3">{t('orders.row.quantity')}</span>
      <span>{t('orders.row.budget')}</span>
      <span>{t('orders.row.region')}</span>
      <span>{t('orders.row.offersUntil')}</span>
    </div>
  )
}
