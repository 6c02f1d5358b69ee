import type { MarketOffer, Offer } from '@verstat/contract'
import { OFFER_STATUSES, openOffer, setOfferStatus } from '@verstat/contract/browser'
import { Badge } from '@verstat/ui/badge'
import { Chip } from '@verstat/ui/chip'
import { Disclosure } from '@verstat/ui/disclosure'
import { EmptyState } from '@verstat/ui/empty-state'
import { useState } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { OfferTermsFacts } from '../../offer-terms/offer-terms-facts.tsx'
import { OFFER_TONES } from '../../offer-terms/offer-tones.ts'
import { PanelMore } from '../frame/panel-more.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { ListingLink, PersonLink } from '../people/linked-part.tsx'
import type { readMarketOffersQuery } from './market-query.ts'
import { ReasonForm } from './reason-form.tsx'

export type MarketOffersPageProps = {
  readonly query: ReturnType<typeof readMarketOffersQuery>
  readonly items: readonly MarketOffer[]
  readonly next: string | null
}

/** Offers for staff. What an offer says is shown only for a written reason, which the audit log keeps. */
export function MarketOffersPage({ query: { before, ...query }, items, next }: MarketOffersPageProps) {
  const { t, format } = usePage()
  const href = useHref()
  return (
    <>
      <PanelTitle title={t('panel.market.offers')} />
      <p className="mt-1 text-13 text-ink-soft">{t('panel.market.sealed')}</p>
      <nav aria-label={t('offers.own.filter')} className="mt-3" data-keep-focus="">
        <ul className="flex flex-wrap gap-2">
          <li>
            <Chip href={href('/panel/market/offers')} selected={query.status === undefined}>
              {t('offers.own.all')}
            </Chip>
          </li>
          {OFFER_STATUSES.map((status) => (
            <li key={status}>
              <Chip href={href(`/panel/market/offers?status=${status}`)} selected={query.status === status}>
                {t(`offers.status.${status}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4">
        {items.length === 0 ? (
          <EmptyState title={t('panel.market.noOffers')} />
        ) : (
          <PanelTable
            caption={t('panel.market.offers')}
            heads={[
              t('panel.market.number'),
              t('panel.listings.listing'),
              t('panel.market.producer'),
              t('panel.listings.owner'),
              t('panel.market.status'),
              t('panel.market.open'),
            ]}
            rows={items.map((offer) => ({
              key: offer.id,
              cells: [
                `№ ${offer.number}`,
                <ListingLink key="order" listing={{ kind: 'order', ...offer.order }} />,
                offer.producer?.name ?? '',
                <PersonLink key="owner" person={offer.owner} />,
                <span key="status" className="flex flex-wrap gap-x-2">
                  <Badge tone={OFFER_TONES[offer.status]}>{t(`offers.status.${offer.status}`)}</Badge>
                  <span className="text-13 text-ink-soft">{format.dayTime(offer.updatedAt)}</span>
                </span>,
                <OpenOffer key="open" offer={offer} />,
              ],
            }))}
          />
        )}
        <PanelMore path="/panel/market/offers" query={query} before={before} next={next} />
      </div>
    </>
  )
}

function OpenOffer({ offer }: { readonly offer: MarketOffer }) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const [opened, setOpened] = useState<Offer | null>(null)
  return (
    <div className="grid gap-2">
      {opened ? (
        <OfferTermsFacts terms={opened.terms} files={opened.files} />
      ) : (
        <Disclosure summary={t('panel.market.open')}>
          <ReasonForm
            id={`open-${offer.id}`}
            label={t('panel.market.open')}
            send={(reason, options) => send(openOffer, { id: offer.id, reason }, options)}
            done={setOpened}
          />
        </Disclosure>
      )}
      {offer.status === 'blocked' ? (
        <Disclosure summary={t('panel.market.unblock')}>
          <ReasonForm
            id={`unblock-${offer.id}`}
            label={t('panel.market.unblock')}
            send={(_, options) => send(setOfferStatus, { id: offer.id, status: 'sent' }, options)}
            done={() => reloaded(t('panel.market.done'))}
            asks={false}
          />
        </Disclosure>
      ) : (
        <Disclosure summary={t('panel.market.block')}>
          <ReasonForm
            id={`block-${offer.id}`}
            label={t('panel.market.block')}
            send={(reason, options) =>
              send(setOfferStatus, { id: offer.id, status: 'blocked', reason }, options)
            }
            done={() => reloaded(t('panel.market.done'))}
          />
        </Disclosure>
      )}
    </div>
  )
}
