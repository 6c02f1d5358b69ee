import type { BestRow, ComparisonRow } from '@verstat/contract'
import { Badge } from '@verstat/ui/badge'
import { cx } from '@verstat/ui/class-names'
import { BadgeCheck } from '@verstat/ui/icons'
import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { comparedId } from '../../../lib/urls/compared-offer.ts'
import { usePage } from '../../../lib/use-page.ts'
import { orderQuantity } from '../../listing/listing-words.ts'
import { OFFER_TONES } from '../../offer-terms/offer-tones.ts'
import { ChangedTerms } from './changed-terms.tsx'
import { isOpen, type Line, useLines } from './comparison-lines.tsx'
import type { ComparisonView } from './load-comparison.ts'
import { OfferEnd } from './offer-end.tsx'
import { useStatusText } from './offer-state.ts'

type Props = { readonly view: ComparisonView }

/**
 * Offers are cards on narrow screens. On wide screens the same cards are columns whose rows are aligned by a subgrid, so
 * that each row can be read across; a column of labels and one of the order's wishes stand before them.
 */
export function ComparisonTable({ view }: Props) {
  const { t } = usePage()
  const { items } = view.comparison
  const lines = useLines(view)
  const rows = lines.length + 2
  const place = { gridRow: `span ${rows}` }
  return (
    <section
      aria-label={t('comparison.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-12 border border-line bg-surface print:hidden"
    >
      <ul
        className="max-lg:divide-y max-lg:divide-line lg:grid lg:grid-flow-col"
        style={{
          gridTemplateRows: `repeat(${rows}, auto)`,
          gridTemplateColumns: `8.5rem minmax(8.5rem, 11rem) repeat(${items.length}, minmax(11.5rem, ${items.length === 1 ? '1fr' : '20rem'}))`,
        }}
      >
        <li
          aria-hidden="true"
          className="z-1 bg-surface max-lg:hidden lg:sticky lg:start-0 lg:grid lg:grid-rows-subgrid"
          style={place}
        >
          <span />
          {lines.map(({ key, label }) => (
            <span key={key} className={cx(LINE, 'text-13 text-ink-soft')}>
              {label}
            </span>
          ))}
          <span className={LINE} />
        </li>
        <li className="max-lg:p-4 lg:grid lg:grid-rows-subgrid lg:border-s lg:border-line" style={place}>
          <Wishes view={view} lines={lines} />
        </li>
        {items.map((row) => (
          <li
            key={row.offer.id}
            id={cardId(row)}
            className="scroll-mt-4 max-lg:p-4 lg:grid lg:grid-rows-subgrid lg:border-s lg:border-line"
            style={place}
          >
            <div className="lg:px-4 lg:py-3">
              <h2 className="text-15">
                <OfferHead row={row} />
              </h2>
              <ChangedTerms offer={row.offer} />
            </div>
            {lines.map(({ key, label, best, cell }) => (
              <LabelledCell key={key} label={label}>
                <Cell row={row} best={best}>
                  {cell(row)}
                </Cell>
              </LabelledCell>
            ))}
            <div className={LINE}>
              <OfferEnd row={row} slug={view.comparison.order.slug} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The id of an offer’s column, to which the short list leads. */
export function cardId({ offer }: ComparisonRow): string {
  return comparedId(offer.id)
}

const LINE = 'py-1 lg:border-t lg:border-line lg:px-4 lg:py-2'

/** What the order itself asks for. */
function Wishes({ view: { comparison }, lines }: Props & { readonly lines: readonly Line[] }) {
  const page = usePage()
  const { t } = page
  const { order, unit } = comparison
  const quantity = orderQuantity(page, { ...order, unit })
  return (
    <>
      <div className="lg:px-4 lg:py-3">
        <p className="font-semibold">{t('comparison.wish.title')}</p>
        {quantity && <p lang={quantity.lang}>{quantity.text}</p>}
      </div>
      {lines.map(({ key, label, wish }) => (
        <LabelledCell key={key} label={label} isEmpty={!wish}>
          {wish && <div className="min-w-0 wrap-anywhere">{wish}</div>}
        </LabelledCell>
      ))}
      <span className={cx(LINE, 'max-lg:hidden')} />
    </>
  )
}

type LabelledCellProps = {
  readonly label: string
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

/** A cell with its label, which is seen on narrow screens. */
function LabelledCell({ label, isEmpty = false, children }: LabelledCellProps) {
  return (
    <div
      className={cx(
        LINE,
        isEmpty ? 'max-lg:hidden' : 'max-lg:grid max-lg:grid-cols-[8rem_minmax(0,1fr)] max-lg:gap-3',
      )}
    >
      {!isEmpty && <span className="text-13 leading-6 text-ink-soft lg:sr-only">{label}</span>}
      {children}
    </div>
  )
}

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

function OfferHead({ row }: { readonly row: ComparisonRow }) {
  const { t, format } = usePage()
  const { offer } = row
  const { producer, status, outdated } = offer
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
        <Badge tone={OFFER_TONES[status]}>{useStatusText(offer)}</Badge>
        {outdated && isOpen(row) && <Badge tone="warn">{t('comparison.outdated')}</Badge>}
      </span>
      <span className="block text-13 font-regular text-ink-soft">
        {t('offers.own.number', { number: String(offer.number) })} · {format.dayTime(offer.createdAt)}
      </span>
    </>
  )
}
