import { DimensionLine } from '@verstat/ui/dimension-line'
import { usePage } from '../../../lib/use-page.ts'

export type MeasureTextProps = {
  /** How many points are picked. */
  readonly count: number
  readonly text: string | undefined
  readonly parts: readonly string[]
}

/** What was measured, or what to do next. Screen readers hear each change. */
export function MeasureText({ count, text, parts }: MeasureTextProps) {
  const { t } = usePage()
  return (
    <div
      role="status"
      // Over the drawing, the text moves no tools when it comes and goes.
      className="pointer-events-none absolute start-3 top-3 grid max-w-[calc(100%-1.5rem)] gap-0.5 rounded-8 border border-line bg-surface px-3 py-2"
    >
      {text ? (
        <>
          <p className="flex font-semibold">
            <DimensionLine>{text}</DimensionLine>
          </p>
          <p className="text-13 text-ink-soft">{parts.join(' · ')}</p>
        </>
      ) : (
        <p className="text-13">{t(count === 0 ? 'drawings.view.pickFirst' : 'drawings.view.pickSecond')}</p>
      )}
    </div>
  )
}
