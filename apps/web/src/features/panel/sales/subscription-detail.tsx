import type { PanelBoost, PanelPlan, PanelSubscription } from '@verstat/contract'
import { pickText } from '@verstat/i18n'
import { Badge } from '@verstat/ui/badge'
import { type Fact, FactsTable } from '@verstat/ui/facts-table'
import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { actionText } from '../audit/action-text.ts'
import { PanelTable } from '../frame/panel-table.tsx'
import { PanelTitle } from '../frame/panel-title.tsx'
import { STATUS_TONE } from './subscriptions-page.tsx'

export type SubscriptionDetailProps = {
  readonly subscription: PanelSubscription
  readonly offers: readonly (PanelPlan | PanelBoost)[]
}

export function SubscriptionDetail({ subscription, offers }: SubscriptionDetailProps) {
  const { t, locale } = usePage()
  const { subject, status } = subscription
  const { text } = pickText(subject.title, locale)
  const props = {
    subscription,
    nameOf: (id: string) => offers.find((offer) => offer.id === id)?.name[locale] ?? id,
  }
  return (
    <>
      <PanelTitle
        back={{ to: '/panel/subscriptions', text: t('panel.subscriptions.title') }}
        title={text || subject.slug}
      >
        <Badge tone={STATUS_TONE[status]}>{t(`plans.status.${status}`)}</Badge>
      </PanelTitle>
      <Facts {...props} />
      <Periods {...props} />
      <Transactions {...props} />
      <Consents {...props} />
      <History {...props} />
    </>
  )
}

type PartProps = {
  readonly subscription: PanelSubscription
  readonly nameOf: (id: string) => string
}

function Facts({ subscription, nameOf }: PartProps) {
  const { t, format } = usePage()
  const { subject, plan, periodEnd, nextChargeAt, card, owner, pendingUpgrade } = subscription
  const facts: readonly (Fact | false)[] = [
    { key: 'plan', label: t('plans.fact.plan'), value: nameOf(plan) },
    periodEnd !== null && { key: 'until', label: t('plans.fact.until'), value: format.dayTime(periodEnd) },
    nextChargeAt !== null && {
      key: 'charge',
      label: t('plans.fact.charge'),
      value: format.dayTime(nextChargeAt),
    },
    card?.tail != null && { key: 'card', label: t('plans.fact.card'), value: `•••• ${card.tail}` },
    pendingUpgrade !== null && {
      key: 'pending',
      label: t('plans.fact.pending'),
      value: nameOf(pendingUpgrade.plan),
    },
    {
      key: 'listing',
      label: t('panel.subscriptions.listing'),
      value: (
        <SiteLink to={`/panel/listings/${subject.kind}/${subject.id}`} className="text-link">
          {t('panel.subscriptions.toListing')}
        </SiteLink>
      ),
    },
    owner !== null && {
      key: 'owner',
      label: t('panel.subscriptions.owner'),
      value: (
        <SiteLink to={`/panel/users/${owner.id}`} className="text-link">
          {owner.name}
        </SiteLink>
      ),
    },
  ]
  return <FactsTable className="mt-4 max-w-form" facts={facts.filter((fact) => fact !== false)} />
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-17">{title}</h2>
      {children}
    </section>
  )
}

function Periods({ subscription: { periods }, nameOf }: PartProps) {
  const { t, format } = usePage()
  if (periods.length === 0) return null
  const title = t('panel.subscriptions.periods')
  return (
    <Part title={title}>
      <PanelTable
        caption={title}
        heads={[t('panel.offers.name'), t('panel.subscriptions.time'), t('panel.subscriptions.worth')]}
        rows={periods.map(({ item, startsAt, endsAt, value }, at) => ({
          key: String(at),
          cells: [
            nameOf(item),
            startsAt === null || endsAt === null
              ? t('panel.subscriptions.waits')
              : t('plans.boost.later', { from: format.dayTime(startsAt), to: format.dayTime(endsAt) }),
            format.money(value.amountMinor, value.currency),
          ],
        }))}
      />
    </Part>
  )
}

function Transactions({ subscription: { transactions } }: PartProps) {
  const { t, format, locale } = usePage()
  if (transactions.length === 0) return null
  const title = t('plans.history.title')
  return (
    <Part title={title}>
      <PanelTable
        caption={title}
        heads={[
          t('panel.subscriptions.payment'),
          t('panel.offers.price'),
          t('panel.subscriptions.status'),
          t('panel.subscriptions.made'),
        ]}
        rows={transactions.map(({ id, number, description, amount, status, createdAt }) => ({
          key: id,
          cells: [
            <span key="what" className="grid">
              <SiteLink to={`/payment/${id}`} className="text-link">
                {t('plans.history.payment', { number: String(number) })}
              </SiteLink>
              <span className="text-13 text-ink-soft">{description[locale]}</span>
            </span>,
            format.money(amount.amountMinor, amount.currency),
            t(`plans.payment.${status}`),
            <time key="made" dateTime={createdAt}>
              {format.dayTime(createdAt)}
            </time>,
          ],
        }))}
      />
    </Part>
  )
}

function Consents({ subscription: { consents } }: PartProps) {
  const { t, format } = usePage()
  if (consents.length === 0) return null
  return (
    <Part title={t('panel.subscriptions.consents')}>
      <ul className="grid gap-3">
        {consents.map(({ at, revokedAt, text }) => (
          <li key={at} className="max-w-measure border-s-2 border-line ps-4">
            <p>{text}</p>
            <p className="text-13 text-ink-soft">
              {revokedAt === null
                ? t('panel.subscriptions.agreed', { at: format.dayTime(at) })
                : t('panel.subscriptions.revoked', {
                    at: format.dayTime(at),
                    until: format.dayTime(revokedAt),
                  })}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function History({ subscription: { history } }: PartProps) {
  const { t, format } = usePage()
  if (history.length === 0) return null
  const title = t('panel.subscriptions.history')
  return (
    <Part title={title}>
      <PanelTable
        caption={title}
        heads={[t('panel.subscriptions.event'), t('panel.subscriptions.made'), t('panel.subscriptions.by')]}
        rows={history.map(({ at, action, actor }, index) => ({
          key: String(index),
          cells: [
            actionText(t, action),
            <time key="at" dateTime={at}>
              {format.dayTime(at)}
            </time>,
            actor?.name ?? t('panel.subscriptions.itself'),
          ],
        }))}
      />
    </Part>
  )
}
