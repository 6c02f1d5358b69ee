import type { DashboardSeries } from '@verstat/contract'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'
import { groupPoints, type Span } from './group-points.ts'

const HEIGHT = 100

/** A figure with bars under it. The bars are a picture for eyes alone; the table says the same. */
export function DashboardChart({
  series: { name, points, total, before },
}: {
  readonly series: DashboardSeries
}) {
  const { t, format } = usePage()
  const spans = groupPoints(points)
  const most = Math.max(0, ...spans.map(({ count }) => count))
  const title = t(`panel.series.${name}`)
  const label = ({ from, to }: Span) => (from === to ? format.day(from) : format.dayRange(from, to))
  return (
    <section aria-label={title} className="min-w-0 rounded-12 border border-line bg-surface p-4">
      <h2 className="text-15 font-medium">{title}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-26 font-semibold">{format.number(total)}</span>
        <span className="text-13 text-ink-soft">{t('panel.dashboard.before', { n: before })}</span>
      </p>
      <svg
        viewBox={`0 0 ${spans.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-3 h-28 w-full border-b border-line"
      >
        {spans.map((span, at) => {
          const height = (span.count / Math.max(1, most)) * HEIGHT
          return (
            <rect
              key={span.from}
              x={at * 10 + 1}
              y={HEIGHT - height}
              width={8}
              height={height}
              className="fill-accent"
            >
              <title>{`${label(span)}: ${format.number(span.count)}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-13 text-ink-soft" aria-hidden="true">
        <span>{format.day(points[0]?.day ?? '')}</span>
        <span>{t('panel.dashboard.most', { n: most })}</span>
        <span>{format.day(points.at(-1)?.day ?? '')}</span>
      </p>
      <Disclosure summary={t('panel.dashboard.table')} className="mt-1">
        <table className="w-full text-start">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-13 text-ink-soft">
              <th scope="col" className="py-1 text-start font-regular">
                {t('panel.dashboard.when')}
              </th>
              <th scope="col" className="py-1 text-end font-regular">
                {t('panel.dashboard.count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {spans.toReversed().map((span) => (
              <tr key={span.from} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-regular">
                  {label(span)}
                </th>
                <td className="py-1 text-end">{format.number(span.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  )
}
