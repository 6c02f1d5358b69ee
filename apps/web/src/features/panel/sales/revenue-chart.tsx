import type { Revenue } from '@verstat/contract'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'
import { type RevenueSpan, revenueSpans } from './revenue-spans.ts'

const HEIGHT = 100

/** What came in as bars, with what went back of it paler on top. The bars are for eyes alone; the table says the same. */
export function RevenueChart({
  revenue: { points, total, before, currency },
}: {
  readonly revenue: Revenue
}) {
  const { t, format } = usePage()
  const spans = revenueSpans(points)
  const most = Math.max(1, ...spans.map((span) => span.receivedMinor))
  const title = t('panel.revenue.earned')
  const money = (minor: number) => format.money(minor, currency)
  const label = ({ from, to }: RevenueSpan) => (from === to ? format.day(from) : format.dayRange(from, to))
  return (
    <section aria-label={title} className="min-w-0 rounded-12 border border-line bg-surface p-4">
      <h2 className="text-15 font-medium">{title}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-26 font-semibold">{money(total.receivedMinor - total.returnedMinor)}</span>
        <span className="text-13 text-ink-soft">
          {t('panel.revenue.before', { sum: money(before.receivedMinor - before.returnedMinor) })}
        </span>
      </p>
      <p className="text-13 text-ink-soft">
        {t('panel.revenue.sums', {
          received: money(total.receivedMinor),
          returned: money(total.returnedMinor),
        })}
      </p>
      <svg
        viewBox={`0 0 ${spans.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-3 h-36 w-full border-b border-line"
      >
        {spans.map((span, at) => {
          const height = (span.receivedMinor / most) * HEIGHT
          const returned = (Math.min(span.returnedMinor, most) / most) * HEIGHT
          return (
            <g key={span.from}>
              <title>{`${label(span)}: ${money(span.receivedMinor - span.returnedMinor)}`}</title>
              <rect x={at * 10 + 1} y={HEIGHT - height} width={8} height={height} className="fill-accent" />
              <rect x={at * 10 + 1} y={HEIGHT - returned} width={8} height={returned} className="fill-bad" />
            </g>
          )
        })}
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-13 text-ink-soft" aria-hidden="true">
        <span>{format.day(points[0]?.day ?? '')}</span>
        <span>{format.day(points.at(-1)?.day ?? '')}</span>
      </p>
      <Disclosure summary={t('panel.dashboard.table')} className="mt-1">
        <table className="w-full text-start">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-13 text-ink-soft">
              {[
                t('panel.dashboard.when'),
                t('panel.revenue.received'),
                t('panel.revenue.returned'),
                t('panel.revenue.earned'),
              ].map((head, at) => (
                <th
                  key={head}
                  scope="col"
                  className={`py-1 font-regular ${at === 0 ? 'text-start' : 'text-end'}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spans.toReversed().map((span) => (
              <tr key={span.from} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-regular">
                  {label(span)}
                </th>
                <td className="py-1 text-end">{money(span.receivedMinor)}</td>
                <td className="py-1 text-end">{money(span.returnedMinor)}</td>
                <td className="py-1 text-end">{money(span.receivedMinor - span.returnedMinor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  )
}
