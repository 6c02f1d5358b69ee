import { Check, Minus } from '@verstat/ui/icons'
import type { OfferView } from './plan-offer.ts'

export type PlanTableProps = {
  readonly offer: OfferView
  readonly currentId?: string
}

/** Compares the plans in a table with a column per plan and a row per feature. */
export function PlanTable({ offer, currentId }: PlanTableProps) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{offer.caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-top">
          <th
            scope="col"
            className="w-[38%] py-3 pe-1 text-start text-13 font-medium text-ink-soft sm:w-[34%] sm:text-15"
          >
            {offer.featureColumn}
          </th>
          {offer.plans.map(({ id, name, price, period }) => (
            <th key={id} scope="col" className="px-0.5 py-3 text-start font-semibold sm:px-3">
              <span className="block text-13 text-ink-soft sm:text-15">{name}</span>
              <span className="block text-15 proportional-nums sm:text-20">{price}</span>
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
          <tr key={feature} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2.5 pe-1 text-start text-13 font-regular sm:text-15">
              {text}
            </th>
            {offer.plans.map(({ id }, at) => (
              <td key={id} className="px-0.5 py-2.5 sm:px-3">
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
    </table>
  )
}
