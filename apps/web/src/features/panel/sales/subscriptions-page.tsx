import type { PanelPlan, PanelSubscriptionRow } from '@verstat/contract'
import { SUBSCRIPTION_STATUSES } from '@verstat/contract/browser'
import { pickText } from '@verstat/i18n'
import { Badge, type BadgeTone } from '@verstat/ui/badge'
import { EmptyState } from '@verstat/ui/empty-state'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ExportButton } from '../frame/export-button.tsx'
import { FilterInput, FilterSelect, PanelFilters } from '../frame/panel-filters.tsx'
import { PanelMore } from '../frame/panel-more.tsx'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import type { SubscriptionsQuery } from './subscriptions-query.ts'

export type SubscriptionsPageProps = {
  readonly query: SubscriptionsQuery
  readonly plans: readonly PanelPlan[]
  readonly items: readonly PanelSubscriptionRow[]
  readonly next: string | null
}

export function SubscriptionsPage({
  query: { before, ...query },
  plans,
  items,
  next,
}: SubscriptionsPageProps) {
  const { t, format, locale } = usePage()
  const nameOf = (id: string) => plans.find((plan) => plan.id === id)?.name[locale] ?? id
  return (
    <>
      <PanelTitle title={t('panel.subscriptions.title')}>
        <ExportButton table="subscriptions" filter={query} />
      </PanelTitle>
      <PanelFilters
        path="/panel/subscriptions"
        query={query}
        className="sm:grid-cols-[minmax(0,1fr)_11rem_11rem_11rem_auto]"
      >
        <FilterInput type="search" name="query" label={t('panel.subscriptions.query')} value={query.query} />
        <FilterSelect
          name="status"
          label={t('panel.subscriptions.status')}
          value={query.status}
          options={SUBSCRIPTION_STATUSES.map((status) => ({
            value: status,
            label: t(`plans.status.${status}`),
          }))}
        />
        <FilterSelect
          name="plan"
          label={t('panel.subscriptions.plan')}
          value={query.plan}
          options={plans.map(({ id, kind, name }) => ({
            value: id,
            label: t(`panel.subscriptions.planOf.${kind}`, { name: name[locale] }),
          }))}
        />
        <FilterSelect
          name="show"
          label={t('panel.subscriptions.show')}
          value={query.show}
          any={t('panel.subscriptions.paid')}
          options={[
            { value: 'ending', label: t('panel.subscriptions.ending') },
            { value: 'all', label: t('panel.subscriptions.withFree') },
          ]}
        />
      </PanelFilters>
      <div className="mt-4">
        {items.length === 0 ? (
          <EmptyState title={t('panel.subscriptions.none')} text={t('panel.subscriptions.noneText')} />
        ) : (
          <PanelTable
            caption={t('panel.subscriptions.title')}
            heads={[
              t('panel.subscriptions.listing'),
              t('panel.subscriptions.plan'),
              t('panel.subscriptions.status'),
              t('panel.subscriptions.until'),
              t('panel.subscriptions.owner'),
            ]}
            rows={items.map(({ id, subject, plan, status, periodEnd, nextChargeAt, owner }) => {
              const { text, lang } = pickText(subject.title, locale)
              return {
                key: id,
                cells: [
                  <SiteLink
                    key="listing"
                    to={`/panel/subscriptions/${id}`}
                    lang={lang}
                    className="text-link inline-flex min-h-6 items-center font-medium pointer-coarse:min-h-11"
                  >
                    {text || subject.slug}
                  </SiteLink>,
                  nameOf(plan),
                  <Badge key="status" tone={STATUS_TONE[status]}>
                    {t(`plans.status.${status}`)}
                  </Badge>,
                  periodEnd && (
                    <span key="until" className="max-lg:text-13">
                      <time dateTime={periodEnd}>{format.day(periodEnd)}</time>
                      {nextChargeAt && (
                        <span className="block text-13 text-ink-soft">
                          {t('panel.subscriptions.charged')}
                        </span>
                      )}
                    </span>
                  ),
                  owner && (
                    <SiteLink key="owner" to={`/panel/users/${owner.id}`} className="text-link">
                      {owner.name}
                    </SiteLink>
                  ),
                ],
              }
            })}
          />
        )}
        <PanelMore path="/panel/subscriptions" query={query} before={before} next={next} />
      </div>
    </>
  )
}

export const STATUS_TONE: Readonly<Record<PanelSubscriptionRow['status'], BadgeTone>> = {
  free: 'neutral',
  pending_payment: 'warn',
  active: 'good',
  past_due: 'bad',
  cancelled: 'warn',
  expired: 'neutral',
}
