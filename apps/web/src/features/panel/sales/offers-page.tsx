import type { PanelBoost, PanelPlan } from '@verstat/contract'
import { LISTING_KINDS } from '@verstat/contract/browser'
import { Badge } from '@verstat/ui/badge'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import type { NewOffer } from './new-offer-form.tsx'

export type OffersPageProps = { readonly plans: readonly PanelPlan[]; readonly boosts: readonly PanelBoost[] }

export function OffersPage({ plans, boosts }: OffersPageProps) {
  const { t } = usePage()
  return (
    <>
      <PanelTitle title={t('panel.offers.title')}>
        <ExportButton table="plans" />
      </PanelTitle>
      {LISTING_KINDS.map((kind) => (
        <OfferTable
          key={kind}
          title={t(`plans.caption.${kind}`)}
          what={kind}
          offers={plans.filter((plan) => plan.kind === kind)}
        />
      ))}
      <OfferTable title={t('plans.boost.title')} what="boost" offers={boosts} />
    </>
  )
}

type OfferTableProps = {
  readonly title: string
  readonly what: NewOffer
  readonly offers: readonly (PanelPlan | PanelBoost)[]
}

function OfferTable({ title, what, offers }: OfferTableProps) {
  const { t, locale, format } = usePage()
  return (
    <section className="mt-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-17">{title}</h2>
        {what === 'boost' && <ExportButton table="boosts" />}
        <SiteLink
          to={`/panel/plans/new-${what}`}
          className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          {t(`panel.offers.new.${what}`)}
        </SiteLink>
      </div>
      <PanelTable
        caption={title}
        heads={[
          t('panel.offers.name'),
          t('panel.offers.price'),
          t('panel.offers.held'),
          t('panel.offers.state'),
        ]}
        rows={offers.map(({ id, name, text, price, days, held, offered }) => ({
          key: id,
          cells: [
            <span key="name" className="grid">
              <SiteLink
                to={`/panel/plans/${id}`}
                className="text-link inline-flex min-h-6 items-center font-medium pointer-coarse:min-h-11"
              >
                {name[locale]}
              </SiteLink>
              <span className="text-13 text-ink-soft">{text[locale]}</span>
            </span>,
            <span key="price" className="whitespace-nowrap">
              {format.money(price.amountMinor, price.currency)}
              {days !== null && (
                <span className="block text-13 text-ink-soft">{format.days(days, days)}</span>
              )}
            </span>,
            t('panel.offers.heldBy', { n: held }),
            <Badge key="state" tone={offered ? 'good' : 'neutral'}>
              {t(offered ? 'panel.offers.offered' : 'panel.offers.notOffered')}
            </Badge>,
          ],
        }))}
      />
    </section>
  )
}
