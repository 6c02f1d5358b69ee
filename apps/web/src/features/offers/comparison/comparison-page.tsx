import type { Format } from '@verstat/i18n'
import { EmptyState } from '@verstat/ui/empty-state'
import { LinkButton } from '@verstat/ui/link-button'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { writtenText } from '../../listing/listing-words.ts'
import { PrintButton } from '../../shared/print-button.tsx'
import { AwardBox } from './award-box.tsx'
import { Controls, OtherQuantity } from './comparison-controls.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { InvitePart } from './invite-part.tsx'
import { type ComparisonView, tablePath } from './load-comparison.ts'
import { PrintedAt, SelectionRecord } from './selection-record.tsx'
import { ShortList } from './short-list.tsx'

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
          {order.expiresAt &&
            order.status === 'published' &&
            ` · ${t('comparison.until', { date: lastDay(format, order.expiresAt) })}`}
        </p>
        <PrintedAt />
      </div>
      <AwardBox view={view} />
      {!opened && (
        <EmptyState
          title={t('comparison.sealed', { n: counts.live })}
          text={t('comparison.sealedText', {
            date: order.expiresAt ? format.dayTime(order.expiresAt) : '–',
          })}
        >
          <div className="basis-full pb-2">
            <p className="max-w-measure">
              {t('comparison.sealedNow')}
              {counts.live > 0 && ` ${t('comparison.sealedLocked')}`}
            </p>
          </div>
          <LinkButton size="small" href={href(`/orders/${order.slug}#questions`)}>
            {t('comparison.sealedQuestions')}
          </LinkButton>
          <LinkButton size="small" href={href('/user/messages')}>
            {t('comparison.sealedTalks')}
          </LinkButton>
        </EmptyState>
      )}
      {opened && items.length === 0 && (
        <EmptyState title={t('comparison.none')} text={t('comparison.noneText')} />
      )}
      {opened && items.length > 0 && (
        <>
          <Controls view={view} />
          <OtherQuantity view={view} />
          <ShortList view={view} />
          <ComparisonTable view={view} />
          <SelectionRecord view={view} />
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
            <PrintButton />
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
