import { cx } from '@verstat/ui/class-names'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'

export type WorkRow = {
  readonly key: string
  readonly to: string
  readonly text: string
  readonly lang?: string | undefined
  readonly note: string
  readonly value: string
  /** Time since which the row has been waiting. */
  readonly since?: string
}

export type WorkListProps = {
  readonly title: string
  readonly empty: string
  /** Link to the list of everything that waits, and the number of its items. */
  readonly all: { readonly to: string; readonly count: number }
  readonly rows: readonly WorkRow[]
  readonly now: string
}

const DAY_MS = 86_400_000
/** The ruler has a tick for each day, but at most this number of ticks. */
const TICKS_MAX = 14
/** After this number of days the age is shown as late. */
const LATE_DAYS = 2

export function WorkList({ title, empty, all, rows, now }: WorkListProps) {
  const { t } = usePage()
  const href = useHref()
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-17">{title}</h2>
        {all.count > rows.length && (
          <SiteLink
            to={all.to}
            className="text-link inline-flex min-h-8 items-center text-15 pointer-coarse:min-h-11"
          >
            {t('panel.morning.all', { n: all.count })}
          </SiteLink>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="mt-2 rounded-8 bg-well px-4 py-3 text-ink-soft">{empty}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line overflow-clip rounded-8 border border-line bg-surface">
          {rows.map((row) => (
            <li key={row.key}>
              <a
                href={href(row.to)}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-2 no-underline hover:bg-well hover:text-accent"
              >
                <span lang={row.lang} className="min-w-0 wrap-anywhere">
                  {row.text}
                </span>
                <Age row={row} now={now} />
                <span className="min-w-0 text-13 text-ink-soft wrap-anywhere">{row.note}</span>
                {row.since !== undefined && <Ruler days={daysSince(row.since, now)} />}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Age({ row: { since, value }, now }: { readonly row: WorkRow; readonly now: string }) {
  if (since === undefined) return <span className="text-13 whitespace-nowrap text-ink-soft">{value}</span>
  const isLate = daysSince(since, now) >= LATE_DAYS
  return (
    <time
      dateTime={since}
      className={cx('text-13 whitespace-nowrap', isLate ? 'font-medium text-bad' : 'text-ink-soft')}
    >
      {value}
    </time>
  )
}

/** Shows the age in a queue as a ruler with a tick for each day. */
function Ruler({ days }: { readonly days: number }) {
  const ticks = Math.min(days, TICKS_MAX)
  if (ticks === 0) return null
  return (
    <svg
      aria-hidden="true"
      width={ticks * 6 + 1}
      height={8}
      className={cx('justify-self-end', days >= LATE_DAYS ? 'text-bad' : 'text-ink-soft')}
    >
      <path
        d={Array.from({ length: ticks + 1 }, (_, at) => `M${at * 6 + 0.5} ${at % 7 === 0 ? 0 : 3}V8`).join(
          '',
        )}
        stroke="currentColor"
        fill="none"
      />
      <path d={`M0 7.5H${ticks * 6 + 1}`} stroke="currentColor" fill="none" />
    </svg>
  )
}

function daysSince(since: string, now: string): number {
  return Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS)
}
