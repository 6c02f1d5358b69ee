import type { Deal, MarketDeal } from '@verstat/contract'
import { DEAL_STATUSES, openDeal } from '@verstat/contract/browser'
import { Badge } from '@verstat/ui/badge'
import { Chip } from '@verstat/ui/chip'
import { Disclosure } from '@verstat/ui/disclosure'
import { EmptyState } from '@verstat/ui/empty-state'
import { useState } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { OfferTermsFacts } from '../../offer-terms/offer-terms-facts.tsx'
import { DEAL_TONES } from '../../offer-terms/offer-tones.ts'
import { PanelMore } from '../frame/panel-more.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { ListingLink, PersonLink } from '../people/linked-part.tsx'
import type { readMarketDealsQuery } from './market-query.ts'
import { ReasonForm } from './reason-form.tsx'

export type MarketDealsPageProps = {
  readonly query: ReturnType<typeof readMarketDealsQuery>
  readonly items: readonly MarketDeal[]
  readonly next: string | null
}

/** Deals for staff. What was agreed is shown only for a written reason, which the audit log keeps. */
export function MarketDealsPage({ query: { before, ...query }, items, next }: MarketDealsPageProps) {
  const { t, format } = usePage()
  const href = useHref()
  return (
    <>
      <PanelTitle title={t('panel.market.deals')} />
      <p className="mt-1 text-13 text-ink-soft">{t('panel.market.sealed')}</p>
      <nav aria-label={t('offers.own.filter')} className="mt-3" data-keep-focus="">
        <ul className="flex flex-wrap gap-2">
          <li>
            <Chip href={href('/panel/market/deals')} selected={query.status === undefined}>
              {t('offers.own.all')}
            </Chip>
          </li>
          {DEAL_STATUSES.map((status) => (
            <li key={status}>
              <Chip href={href(`/panel/market/deals?status=${status}`)} selected={query.status === status}>
                {t(`deals.status.${status}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4">
        {items.length === 0 ? (
          <EmptyState title={t('panel.market.noDeals')} />
        ) : (
          <PanelTable
            caption={t('panel.market.deals')}
            heads={[
              t('panel.market.number'),
              t('panel.listings.listing'),
              t('deals.customer'),
              t('deals.supplier'),
              t('panel.market.status'),
              t('panel.market.open'),
            ]}
            rows={items.map((deal) => ({
              key: deal.id,
              cells: [
                `№ ${deal.number}`,
                deal.order ? <ListingLink key="order" listing={{ kind: 'order', ...deal.order }} /> : '',
                <PersonLink key="customer" person={deal.customer} />,
                <PersonLink key="supplier" person={deal.supplier} />,
                <span key="status" className="flex flex-wrap gap-x-2">
                  <Badge tone={DEAL_TONES[deal.status]}>{t(`deals.status.${deal.status}`)}</Badge>
                  <span className="text-13 text-ink-soft">{format.dayTime(deal.updatedAt)}</span>
                </span>,
                <OpenDeal key="open" deal={deal} />,
              ],
            }))}
          />
        )}
        <PanelMore path="/panel/market/deals" query={query} before={before} next={next} />
      </div>
    </>
  )
}

function OpenDeal({ deal }: { readonly deal: MarketDeal }) {
  const { t, send } = usePage()
  const [opened, setOpened] = useState<Deal | null>(null)
  if (opened) return <OfferTermsFacts terms={opened.snapshot.offer.terms} />
  return (
    <Disclosure summary={t('panel.market.open')}>
      <ReasonForm
        id={`open-${deal.id}`}
        label={t('panel.market.open')}
        send={(reason, options) => send(openDeal, { id: deal.id, reason }, options)}
        done={setOpened}
      />
    </Disclosure>
  )
}
