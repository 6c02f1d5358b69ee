import { COMPARISON_SORTS } from '@verstat/contract/browser'
import type { Format } from '@verstat/i18n'
import { Chip } from '@verstat/ui/chip'
import { EmptyState } from '@verstat/ui/empty-state'
import { LinkButton } from '@verstat/ui/link-button'
import { TextInput } from '@verstat/ui/text-input'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { writtenText } from '../../listing/listing-words.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { InvitePart } from './invite-part.tsx'
import { type ComparisonView, comparisonPath, tablePath, vatMode } from './load-comparison.ts'
import { PrintedAt, SelectionRecord } from './selection-record.tsx'

type Props = { readonly view: ComparisonView }

/** All offers to the user's order beside each other, with exact sums for one quantity. */
export function ComparisonPage({ view }: Props) {
  const { t, locale, format } = usePage()
  const href = useHref()
  const { comparison } = view
  const { order, counts, opened, items } = comparison
  const title = writtenText(order.title, locale)
  const gone = counts.byStatus.withdrawn ?? 0
  return (
    <div className="print-wide grid gap-6">
      <div>
        <p className="text-13 print:hidden">
          <SiteLink to="/user/advertisment" className="text-link">
            {t('comparison.back')}
          </SiteLink>
        </p>
        <h1 className="text-26 lg:text-36">{t('comparison.title')}</h1>
        <p className="mt-1">
          <SiteLink to={`/orders/${order.slug}`} lang={title?.lang} className="text-link wrap-anywhere">
            {title?.text}
          </SiteLink>{' '}
          <span className="text-ink-soft">{t('orders.row.number', { number: String(order.number) })}</span>
        </p>
        <p className="text-13 text-ink-soft">
          {t('comparison.counts', { n: counts.live })}
          {gone > 0 && ` · ${t('comparison.gone', { n: gone })}`}
          {order.expiresAt && ` · ${t('comparison.until', { date: lastDay(format, order.expiresAt) })}`}
        </p>
        <PrintedAt />
      </div>
      {order.dealId && (
        <LinkButton
          variant="primary"
          href={href(`/user/deals/${order.dealId}`)}
          className="justify-self-start print:hidden"
        >
          {t('offers.part.deal')}
        </LinkButton>
      )}
      {!opened && (
        <EmptyState
          title={t('comparison.sealed', { n: counts.live })}
          text={t('comparison.sealedText', {
            date: order.expiresAt ? lastDay(format, order.expiresAt) : '–',
          })}
        />
      )}
      {opened && items.length === 0 && (
        <EmptyState title={t('comparison.none')} text={t('comparison.noneText')} />
      )}
      {opened && items.length > 0 && (
        <>
          <Controls view={view} />
          <ComparisonTable view={view} />
          <SelectionRecord view={view} />
          <p className="print:hidden">
            <a href={tablePath(view, locale)} data-reload="" className="text-link">
              {t('comparison.table.download')}
            </a>
          </p>
        </>
      )}
      <InvitePart view={view} />
    </div>
  )
}

/** The last day on which offers are taken: the order ends at the midnight after it. */
function lastDay(format: Format, expiresAt: string): string {
  return format.day(new Date(Date.parse(expiresAt) - 1))
}

function Controls({ view: { query, comparison } }: Props) {
  const { t, format } = usePage()
  const href = useHref()
  const { order, quantity, unit } = comparison
  const { slug } = order
  const sort = query.sort ?? 'unitGross'
  const vat = vatMode(query, order)
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-3 print:hidden">
      <nav aria-label={t('comparison.sort')} data-keep-focus="">
        <p className="mb-1 text-13 text-ink-soft">{t('comparison.sort')}</p>
        <ul className="flex flex-wrap gap-2">
          {COMPARISON_SORTS.map((each) => (
            <li key={each}>
              <Chip href={href(comparisonPath(slug, sorted(query, each)))} selected={each === sort}>
                {t(`comparison.sortBy.${each}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('comparison.vat')} data-keep-focus="">
        <p className="mb-1 text-13 text-ink-soft">{t('comparison.vat')}</p>
        <ul className="flex flex-wrap gap-2">
          {(['gross', 'net'] as const).map((each) => (
            <li key={each}>
              <Chip href={href(comparisonPath(slug, { ...query, vat: each }))} selected={each === vat}>
                {t(`comparison.vatOf.${each}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <form method="get" action={href(comparisonPath(slug))} className="grid gap-1">
        <label htmlFor="comparison-quantity" className="text-13 text-ink-soft">
          {t('comparison.quantity', { unit: unit ? format.unitName(unit) : '' })}
        </label>
        {query.sort && <input type="hidden" name="sort" value={query.sort} />}
        {query.vat && <input type="hidden" name="vat" value={query.vat} />}
        <div className="flex gap-2">
          <TextInput
            id="comparison-quantity"
            name="quantity"
            inputMode="decimal"
            className="w-32"
            defaultValue={query.quantity ?? (quantity === null ? '' : String(quantity))}
          />
          <button
            type="submit"
            className="min-h-10 rounded-8 border border-line px-4 font-medium hover:bg-well pointer-coarse:min-h-11"
          >
            {t('comparison.recalculate')}
          </button>
        </div>
      </form>
    </div>
  )
}

function sorted(query: ComparisonView['query'], sort: (typeof COMPARISON_SORTS)[number]) {
  const { sort: _, ...rest } = query
  return sort === 'unitGross' ? rest : { ...rest, sort }
}
