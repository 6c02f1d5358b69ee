import type { BestRow, ComparisonRow } from '@verstat/contract'
import { Badge } from '@verstat/ui/badge'
import { cx } from '@verstat/ui/class-names'
import { Disclosure } from '@verstat/ui/disclosure'
import { BadgeCheck } from '@verstat/ui/icons'
import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { OfferTermsFacts } from '../../offer-terms/offer-terms-facts.tsx'
import { OFFER_TONES } from '../../offer-terms/offer-tones.ts'
import { useLines } from './comparison-lines.tsx'
import type { ComparisonView } from './load-comparison.ts'
import { Decisions } from './offer-decisions.tsx'

type Props = { readonly view: ComparisonView }

/**
 * Offers are cards on narrow screens. On wide screens the same cards are columns whose rows are aligned by a subgrid, so
 * that each row can be read across; a column of labels stands before them.
 */
export function ComparisonTable({ view }: Props) {
  const { t } = usePage()
  const { items } = view.comparison
  const lines = useLines(view)
  const rows = lines.length + 2
  return (
    <section
      aria-label={t('comparison.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-12 border border-line bg-surface print:hidden"
    >
      <ul
        className="max-lg:divide-y max-lg:divide-line lg:grid lg:grid-flow-col lg:justify-start"
        style={{
          gridTemplateRows: `repeat(${rows}, auto)`,
          gridTemplateColumns: `9rem repeat(${items.length}, minmax(13rem, 20rem))`,
        }}
      >
        <li
          aria-hidden="true"
          className="z-1 bg-surface max-lg:hidden lg:sticky lg:start-0 lg:grid lg:grid-rows-subgrid"
          style={{ gridRow: `span ${rows}` }}
        >
          <span />
          {lines.map(({ key, label }) => (
            <span key={key} className={cx(LINE, 'text-13 text-ink-soft')}>
              {label}
            </span>
          ))}
          <span className={LINE} />
        </li>
        {items.map((row) => (
          <li
            key={row.offer.id}
            className="max-lg:p-4 lg:grid lg:grid-rows-subgrid lg:border-s lg:border-line"
            style={{ gridRow: `span ${rows}` }}
          >
            <h2 className="text-15 lg:px-4 lg:py-3">
              <OfferHead row={row} />
            </h2>
            {lines.map(({ key, label, best, cell }) => (
              <div
                key={key}
                className={cx(LINE, 'max-lg:grid max-lg:grid-cols-[8rem_minmax(0,1fr)] max-lg:gap-3')}
              >
                <span className="text-13 leading-6 text-ink-soft lg:sr-only">{label}</span>
                <Cell row={row} best={best}>
                  {cell(row)}
                </Cell>
              </div>
            ))}
            <div className={LINE}>
              <OfferEnd row={row} view={view} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const LINE = 'py-1 lg:border-t lg:border-line lg:px-4 lg:py-2'

type CellProps = { readonly row: ComparisonRow; readonly best: BestRow | null; readonly children: ReactNode }

/** The best value of a row is said in words too, not only by colour. */
function Cell({ row, best, children }: CellProps) {
  const { t } = usePage()
  const isBest = best !== null && row.best.includes(best)
  return (
    <div className={cx('min-w-0 wrap-anywhere', isBest && 'font-medium text-good')}>
      {children}
      {isBest && <span className="block text-13">{t(`comparison.best.${best}`)}</span>}
    </div>
  )
}

function OfferHead({ row: { offer } }: { readonly row: ComparisonRow }) {
  const { t, format } = usePage()
  const { producer, status, outdated } = offer
  const isOpen = status === 'sent' || status === 'shortlisted'
  return (
    <>
      {producer ? (
        <SiteLink to={`/producers/${producer.slug}`} className="text-link wrap-anywhere">
          {producer.name}
        </SiteLink>
      ) : (
        t('comparison.nobody')
      )}
      {producer?.verified && (
        <span className="flex items-center gap-1 text-13 font-regular text-good">
          <BadgeCheck size={16} className="shrink-0" />
          {t('comparison.verified', { date: format.fullDay(producer.verified.since) })}
        </span>
      )}
      <span className="mt-1 flex flex-wrap gap-1.5">
        <Badge tone={OFFER_TONES[status]}>{t(`offers.status.${status}`)}</Badge>
        {outdated && isOpen && <Badge tone="warn">{t('comparison.outdated')}</Badge>}
      </span>
      <span className="block text-13 font-regular text-ink-soft">
        {t('offers.own.number', { number: String(offer.number) })} · {format.dayTime(offer.createdAt)}
      </span>
    </>
  )
}

type EndProps = { readonly row: ComparisonRow; readonly view: ComparisonView }

function OfferEnd({ row, view }: EndProps) {
  const { t } = usePage()
  const { offer } = row
  return (
    <div className="grid gap-2">
      <Disclosure summary={t('comparison.whole')}>
        <OfferTermsFacts terms={offer.terms} files={offer.files} />
        {offer.asks.map(({ text, at, answeredBy }) => (
          <p key={at} className="mt-2 text-13 whitespace-pre-line">
            {t(answeredBy === null ? 'comparison.askOpen' : 'comparison.askAnswered')}: {text}
          </p>
        ))}
      </Disclosure>
      <Decisions row={row} slug={view.comparison.order.slug} />
    </div>
  )
}
