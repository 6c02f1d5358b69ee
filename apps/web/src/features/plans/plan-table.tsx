import { cx } from '@verstat/ui/class-names'
import { Check, Minus } from '@verstat/ui/icons'
import type { ReactNode } from 'react'
import type { OfferView } from './plan-offer.ts'

export type PlanTableProps = {
  readonly offer: OfferView
  readonly currentId?: string
  /** The last row: `label` is its name, and `of` returns the cell of a plan, such as a button to choose the plan. */
  readonly foot?: { readonly label: string; readonly of: (planId: string) => ReactNode }
}

/** On phones the columns of the plans take the whole width, and each feature has its name on a line above its cells. */
const PHONE_ROW = 'max-sm:grid max-sm:grid-cols-3'
const PHONE_ROW_4 = 'max-sm:grid max-sm:grid-cols-4'

/** Compares the plans in a table with a column per plan and a row per feature. */
export function PlanTable({ offer, currentId, foot }: PlanTableProps) {
  const row = offer.plans.length > 3 ? PHONE_ROW_4 : PHONE_ROW
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{offer.caption}</caption>
      <thead>
        <tr className={cx('border-b-2 border-ink align-top', row)}>
          <th
            scope="col"
            className="text-start font-medium text-ink-soft max-sm:sr-only sm:w-[34%] sm:py-3 sm:pe-1 sm:text-15"
          >
            {offer.featureColumn}
          </th>
          {offer.plans.map(({ id, name, price, period }) => (
            <th key={id} scope="col" className="px-1 py-3 text-start font-semibold sm:px-3">
              <span className="block text-13 text-ink-soft sm:text-15">{name}</span>
              <span className="block text-15 [font-variant-numeric:proportional-nums] sm:text-20">
                {price}
              </span>
              {period !== null && <span className="block text-13 font-regular text-ink-soft">{period}</span>}
              {id === currentId && (
                <span className="mt-1 block text-13 font-medium text-accent">{offer.current}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offer.features.map(({ feature, text, in: included }) => (
          <tr key={feature} className={cx('border-b border-line last:border-b-0', row)}>
            <th
              scope="row"
              className="px-1 text-start text-13 font-regular max-sm:col-span-full max-sm:pt-2 sm:py-2.5 sm:ps-0 sm:text-15"
            >
              {text}
            </th>
            {offer.plans.map(({ id }, at) => (
              <td key={id} className="px-1 py-1.5 sm:px-3 sm:py-2.5">
                {included[at] ? (
                  <Check size={20} className="text-good" />
                ) : (
                  <Minus size={20} className="text-line-strong" />
                )}
                <span className="sr-only">{included[at] ? offer.included : offer.notIncluded}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr className={cx('border-t border-line align-top', row)}>
            <th scope="row" className="text-start font-regular max-sm:sr-only sm:py-3 sm:text-15">
              {foot.label}
            </th>
            {offer.plans.map(({ id }) => (
              <td key={id} className="px-1 pt-3 sm:px-3">
                {foot.of(id)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
