import { Fragment } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import { RowsTable } from './list-row.tsx'
import { OrderRow, type ShownOrderRow } from './order-row.tsx'

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
  const heads = [
    t('orders.row.quantity'),
    t('orders.row.budget'),
    t('orders.row.region'),
    t('orders.row.offersUntil'),
  ]
  return (
    <RowsTable look="order-rows" heads={heads}>
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
    </RowsTable>
  )
}
