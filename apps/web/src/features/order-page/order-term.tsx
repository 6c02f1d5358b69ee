import type { Urgency } from '@verstat/i18n'
import { DimensionLine } from '@verstat/ui/dimension-line'
import type { OrderTerm } from './order-page-view.ts'

/**
 * Shows the time left as a line from today to the deadline, like a dimension line on a drawing. Below the line is a
 * ruler with a tick for each day.
 */
export function OrderTermLine({ term: { from, to, left, days, urgency } }: { readonly term: OrderTerm }) {
  const day = Math.max(days, 1)
  return (
    <span className="block pt-1">
      <span className="flex items-baseline justify-between gap-4 text-13 font-regular text-ink-soft">
        <span>{from}</span>
        <span className="text-end text-15 font-medium text-ink">{to}</span>
      </span>
      <span className="mt-1 flex border-x border-line-strong">
        <DimensionLine>
          <span className={URGENCY[urgency]}>{left}</span>
        </DimensionLine>
      </span>
      <span
        aria-hidden="true"
        className="day-ruler mt-1 block"
        style={{ backgroundSize: `${700 / day}% 100%, ${100 / day}% 50%` }}
      />
    </span>
  )
}

// The text already says how urgent the deadline is, so the colours carry no information of their own.
const URGENCY: Record<Urgency, string> = {
  past: 'text-ink-soft',
  now: 'text-bad',
  soon: 'text-warn',
  later: 'text-ink',
}
