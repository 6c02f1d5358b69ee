import { cx } from '@verstat/ui/class-names'
import type { DayBar } from './results-view.ts'

export type ResultsChartProps = { readonly bars: readonly DayBar[]; readonly className?: string }

/**
 * Shows a bar of views for each day. The bars of paid days are ochre, and a dot is above each day that brought a
 * contact. Screen readers skip the chart and read the numbers in the text beside it.
 */
export function ResultsChart({ bars, className }: ResultsChartProps) {
  return (
    <div aria-hidden="true" className={cx('flex items-end gap-px border-b border-line-strong', className)}>
      {bars.map(({ day, label, views, contacts, height, isPaid }) => (
        <div
          key={day}
          title={`${label}: ${views} / ${contacts}`}
          className="flex h-full min-w-0 flex-1 flex-col items-center justify-end"
        >
          {contacts > 0 && <span className="mb-0.5 size-1.5 shrink-0 rounded-full bg-ink" />}
          <div
            className={cx('w-full', isPaid ? 'bg-promoted' : 'bg-line-strong')}
            style={{ blockSize: `${height * 0.85}%` }}
          />
        </div>
      ))}
    </div>
  )
}
