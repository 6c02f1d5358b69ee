import { cx } from '@verstat/ui/class-names'
import { Check } from '@verstat/ui/icons'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { useHydrated } from '../forms/use-hydrated.ts'

/** Something that makes a listing more useful to its readers, such as a description. */
export type Gain = {
  readonly key: string
  readonly step: string
  /** Share of the completeness. Advice that completeness does not need has the weight 0. */
  readonly weight: number
  readonly isFilled: boolean
}

export type CompletenessMeterProps = {
  readonly kind: 'order' | 'producer'
  readonly gains: readonly Gain[]
  readonly stepPath: (step: string) => string
}

/** Shows how complete the listing is, in percent, and links to what is missing. */
export function CompletenessMeter({ kind, gains, stepPath }: CompletenessMeterProps) {
  const { t } = usePage()
  // The saved values are in the browser, so the server would rate an empty form. The meter is invisible until
  // hydration, but it takes up its space, so that the layout does not shift.
  const isHydrated = useHydrated()
  const all = gains.reduce((sum, { weight }) => sum + weight, 0)
  const there = gains.reduce((sum, { weight, isFilled }) => sum + (isFilled ? weight : 0), 0)
  const percent = Math.round((there / all) * 100)
  const missing = gains.filter(({ isFilled }) => !isFilled).toSorted((a, b) => b.weight - a.weight)
  return (
    <section
      aria-hidden={isHydrated ? undefined : true}
      className={cx('rounded-12 border border-line bg-surface p-4 sm:p-5', !isHydrated && 'invisible')}
    >
      <h2 className="flex justify-between gap-4 text-17">
        {t('placing.complete.heading')}
        <span>{t('placing.complete.percent', { n: percent })}</span>
      </h2>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-well">
        <div className="h-full rounded-full bg-good" style={{ inlineSize: `${percent}%` }} />
      </div>
      {percent === 100 && (
        <p className="mt-3 flex items-center gap-2 text-good">
          <Check size={18} /> {t('placing.complete.full')}
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p className="mt-3 text-ink-soft">
            {t(percent === 100 ? 'placing.complete.more' : `placing.complete.${kind}`)}
          </p>
          <ul className="mt-1 list-disc ps-5">
            {missing.slice(0, 5).map(({ key, step }) => (
              <li key={key}>
                <SiteLink
                  to={stepPath(step)}
                  className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                >
                  {t(`placing.gain.${kind}.${key}` as 'placing.gain.order.phone')}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
