import { cx } from '@verstat/ui/class-names'
import { Disclosure } from '@verstat/ui/disclosure'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/use-page.ts'

/** First and last date of the span in Kyiv time. Both are equal for a single day. */
type Span = { readonly from: string; readonly to: string }

export type BarChartProps<S extends Span> = {
  readonly title: string
  /** Content above the bars, such as the total. */
  readonly children: ReactNode
  /** The spans are sorted by date, earliest first. */
  readonly spans: readonly S[]
  /** The bars of a span are drawn on top of each other. The first bar is at the back. */
  readonly bars: readonly { readonly className: string; readonly value: (span: S) => number }[]
  /** Columns of the table. The text of the last column is also the tooltip of the bar. */
  readonly columns: readonly { readonly head: string; readonly text: (span: S) => string }[]
  /** Text between the first and the last date below the chart. */
  readonly note?: string
  /** Text shown instead of the chart when all values are 0. */
  readonly empty: string
}

const HEIGHT = 100

/** The chart is hidden from screen readers, which read the table with the same values instead. */
export function BarChart<S extends Span>(props: BarChartProps<S>) {
  const { title, children, spans, bars, note, empty } = props
  const { format } = usePage()
  const most = Math.max(0, ...spans.flatMap((span) => bars.map(({ value }) => value(span))))
  return (
    <section aria-label={title} className="min-w-0 rounded-12 border border-line bg-surface p-4">
      <h2 className="text-15 font-medium">{title}</h2>
      {children}
      {most === 0 ? (
        <p className="mt-3 rounded-8 bg-well px-4 py-6 text-center text-15 text-ink-soft">{empty}</p>
      ) : (
        <>
          <Bars {...props} most={most} />
          <p className="mt-1 flex justify-between gap-4 text-13 text-ink-soft" aria-hidden="true">
            <span>{format.day(spans[0]?.from ?? '')}</span>
            {note !== undefined && <span>{note}</span>}
            <span>{format.day(spans.at(-1)?.to ?? '')}</span>
          </p>
          <Table {...props} />
        </>
      )}
    </section>
  )
}

function Bars<S extends Span>({ spans, bars, columns, most }: BarChartProps<S> & { readonly most: number }) {
  const label = useLabel()
  const summaryColumn = columns.at(-1)
  return (
    <svg
      viewBox={`0 0 ${spans.length * 10} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-3 h-32 w-full border-b border-line"
    >
      {spans.map((span, at) => (
        <g key={span.from}>
          <title>{`${label(span)}: ${summaryColumn?.text(span)}`}</title>
          {bars.map(({ className, value }) => {
            const height = (value(span) / most) * HEIGHT
            return (
              <rect
                key={className}
                x={at * 10 + 1}
                y={HEIGHT - height}
                width={8}
                height={height}
                className={className}
              />
            )
          })}
        </g>
      ))}
    </svg>
  )
}

function Table<S extends Span>({ title, spans, columns }: BarChartProps<S>) {
  const { t } = usePage()
  const label = useLabel()
  return (
    <Disclosure summary={t('panel.dashboard.table')} className="mt-1">
      <table className="w-full text-start">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-13 text-ink-soft">
            {[t('panel.dashboard.when'), ...columns.map(({ head }) => head)].map((head, at) => (
              <th
                key={head}
                scope="col"
                className={cx('py-1 font-regular', at === 0 ? 'text-start' : 'text-end')}
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
              {columns.map(({ head, text }) => (
                <td key={head} className="py-1 text-end">
                  {text(span)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}

function useLabel() {
  const { format } = usePage()
  return ({ from, to }: Span) => (from === to ? format.day(from) : format.dayRange(from, to))
}
