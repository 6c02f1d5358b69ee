import { DEAL_SIDES } from '@verstat/contract/browser'
import { Badge } from '@verstat/ui/badge'
import { Chip } from '@verstat/ui/chip'
import { EmptyState } from '@verstat/ui/empty-state'
import { LinkButton } from '@verstat/ui/link-button'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { writtenText } from '../listing/listing-words.ts'
import { DEAL_TONES } from '../offer-terms/offer-tones.ts'
import { isCallersMove } from './callers-move.ts'
import { type DealsView, dealsPath } from './load-deals.ts'

type Props = { readonly view: DealsView }

/** Lists the deals in which the user takes part. */
export function DealsPage({ view: { query, deals } }: Props) {
  const { t, locale, format } = usePage()
  const href = useHref()
  const { items, next } = deals
  const { before, ...first } = query
  return (
    <div className="max-w-5xl">
      <h1 className="text-26 lg:text-36">{t('deals.title')}</h1>
      <nav aria-label={t('deals.sides')} className="mt-5">
        <ul className="flex flex-wrap gap-2">
          <li>
            <Chip href={href(dealsPath())} selected={query.as === undefined}>
              {t('deals.all')}
            </Chip>
          </li>
          {DEAL_SIDES.map((as) => (
            <li key={as}>
              <Chip href={href(dealsPath({ as }))} selected={query.as === as}>
                {t(`deals.side.${as}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={t('deals.title')} className="mt-5">
        {items.length === 0 ? (
          <EmptyState title={t('deals.none')} text={t('deals.noneText')} />
        ) : (
          <ul className="divide-y divide-line rounded-12 border border-line bg-surface">
            {items.map((deal) => {
              const title = deal.order ? writtenText(deal.order.title, locale) : undefined
              const other = deal.side === 'customer' ? deal.producer?.name : deal.customerName
              return (
                <li key={deal.id} className="relative grid gap-1 px-4 py-3 hover:bg-well">
                  <p className="flex flex-wrap gap-1.5">
                    <Badge tone={DEAL_TONES[deal.status]}>{t(`deals.status.${deal.status}`)}</Badge>
                    {isCallersMove(deal) && <Badge tone="accent">{t('deals.yourMove')}</Badge>}
                  </p>
                  <h2 className="text-15">
                    <SiteLink
                      to={`/user/deals/${deal.id}`}
                      lang={title?.lang}
                      className="text-link wrap-anywhere after:absolute after:inset-0"
                    >
                      {title?.text ?? t('deals.number', { number: String(deal.number) })}
                    </SiteLink>
                  </h2>
                  <p className="text-13 text-ink-soft">
                    {[
                      t('deals.number', { number: String(deal.number) }),
                      other,
                      deal.gross === null
                        ? ''
                        : t('deals.sum', { sum: format.money(deal.gross, deal.currency) }),
                      format.day(deal.createdAt),
                    ]
                      .filter(Boolean)
                      .join('\u00a0· ')}
                  </p>
                </li>
              )
            })}
          </ul>
        )}
      </section>
      {(before !== undefined || next !== null) && (
        <nav aria-label={t('common.pager.label')} className="mt-6 flex flex-wrap gap-2">
          {before !== undefined && <LinkButton href={href(dealsPath(first))}>{t('leads.first')}</LinkButton>}
          {next !== null && (
            <LinkButton href={href(dealsPath({ ...first, before: next }))}>{t('leads.next')}</LinkButton>
          )}
        </nav>
      )}
    </div>
  )
}
