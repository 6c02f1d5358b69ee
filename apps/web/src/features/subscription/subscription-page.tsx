import { PLAN_FAMILY, renewSubscription } from '@verstat/contract/browser'
import { type Fact, FactsTable } from '@verstat/ui/facts-table'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { useReloadOn } from '../forms/use-reloaded.ts'
import { writtenText } from '../listing/listing-words.ts'
import { SellerPart } from '../plans/seller-part.tsx'
import { BoostsPart } from './boosts-part.tsx'
import { CancelPlan } from './cancel-plan.tsx'
import { CancelPlanChange } from './cancel-plan-change.tsx'
import { ChargeSwitch } from './charge-switch.tsx'
import { DiscardWantedPlan } from './discard-wanted-plan.tsx'
import { nextText } from './next-text.ts'
import { PlansPart } from './plans-part.tsx'
import type { SubscriptionView } from './subscription-view.ts'

export function SubscriptionPage({ view }: { readonly view: SubscriptionView }) {
  const { t } = usePage()
  const { subscription } = view
  const { subject } = subscription
  const title = writtenText(subject.title, t.locale)
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
      <div className="lg:col-span-2">
        <h1 className="text-26 lg:text-36">{t('plans.page.title')}</h1>
        <p className="mt-1 wrap-anywhere text-ink-soft" lang={title?.lang}>
          {title?.text}
        </p>
        <ConsideredRefunds subscription={subscription} />
      </div>
      <div className="lg:col-start-2 lg:row-start-2">
        <CurrentPlan subscription={subscription} />
        <Moves view={view} />
      </div>
      <div className="grid min-w-0 gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <PlansPart view={view} />
        <BoostsPart view={view} />
      </div>
      <div className="grid gap-8 lg:col-start-2 lg:row-start-3">
        <History subscription={subscription} />
        {view.seller && <SellerPart seller={view.seller} />}
      </div>
    </div>
  )
}

type Props = Pick<SubscriptionView, 'subscription'>

/** Shows the payments whose refund waits for a decision of staff. */
function ConsideredRefunds({ subscription: { transactions } }: Props) {
  const { t } = usePage()
  const considered = transactions.filter(({ isRefundConsidered }) => isRefundConsidered)
  if (considered.length === 0) return null
  return (
    <div className="mt-4 rounded-8 bg-warn-soft px-4 py-3 text-warn">
      <p>{t('plans.refund.considered')}</p>
      <p className="flex flex-wrap gap-x-4">
        {considered.map(({ id, paymentUrl, number }) => (
          <SiteLink
            key={id}
            to={paymentUrl}
            className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11"
          >
            {t('plans.history.payment', { number: String(number) })}
          </SiteLink>
        ))}
      </p>
    </div>
  )
}

function CurrentPlan({ subscription }: Props) {
  const { t, format } = usePage()
  const { plan, status, periodEnd, nextChargeAt, card, pendingUpgrade } = subscription
  const nameOf = (id: string) => subscription.items.find((item) => item.id === id)?.name[t.locale] ?? id
  const pending = pendingUpgrade?.transaction
  const facts: readonly (Fact | false)[] = [
    { key: 'plan', label: t('plans.fact.plan'), value: nameOf(plan) },
    { key: 'status', label: t('plans.fact.status'), value: t(`plans.status.${status}`) },
    periodEnd !== null && { key: 'end', label: t('plans.fact.until'), value: format.dayTime(periodEnd) },
    nextChargeAt !== null && {
      key: 'charge',
      label: t('plans.fact.charge'),
      value: format.day(nextChargeAt),
    },
    card?.tail != null && { key: 'card', label: t('plans.fact.card'), value: `•••• ${card.tail}` },
    pendingUpgrade !== null && {
      key: 'pending',
      label: t('plans.fact.pending'),
      value: pending ? (
        <SiteLink to={pending.paymentUrl} className="text-link">
          {t('plans.pending.pay', { name: nameOf(pendingUpgrade.plan) })}
        </SiteLink>
      ) : (
        nameOf(pendingUpgrade.plan)
      ),
    },
  ]
  const next = nextText(t, format, subscription)
  return (
    <>
      <FactsTable facts={facts.filter((fact) => fact !== false)} />
      {next !== undefined && <p className="mt-2 text-ink-soft">{next}</p>}
    </>
  )
}

function Moves({ view: { subscription, canAutoCharge } }: { readonly view: SubscriptionView }) {
  const { t, send, format } = usePage()
  const href = useHref()
  const { id, allowed, status, autoCharge, nextPrice } = subscription
  const reloadOnPriceChange = useReloadOn('price_changed')
  const own = { family: `${PLAN_FAMILY}` as const, id }
  const shown = nextPrice === null ? {} : { shownMinor: nextPrice.amountMinor }
  const sum = nextPrice === null ? '' : format.money(nextPrice.amountMinor, nextPrice.currency)
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {allowed.includes('renew') && (
        <ActionForm
          id="renew-plan"
          label={t('plans.renew.label', { sum })}
          busy={t('plans.choose.busy')}
          refused={reloadOnPriceChange}
          send={(options) => send(renewSubscription, { ...own, ...shown }, options)}
          done={({ transaction }) => {
            if (transaction) location.assign(href(transaction.paymentUrl))
          }}
        />
      )}
      {(status === 'active' || status === 'past_due') && (canAutoCharge || autoCharge) && (
        <ChargeSwitch subscription={subscription} />
      )}
      <DiscardWantedPlan subscription={subscription} />
      <CancelPlanChange subscription={subscription} />
      {allowed.includes('cancel') && status !== 'cancelled' && <CancelPlan subscription={subscription} />}
    </div>
  )
}

function History({ subscription: { transactions } }: Props) {
  const { t, format } = usePage()
  if (transactions.length === 0) return null
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="text-20">
        {t('plans.history.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-12 border border-line bg-surface">
        {transactions.map(({ id, paymentUrl, number, amount, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
            <SiteLink to={paymentUrl} className="text-link">
              {t('plans.history.payment', { number: String(number) })}
            </SiteLink>
            <span>{format.money(amount.amountMinor, amount.currency)}</span>
            <span className="text-13 text-ink-soft">
              {t('plans.history.state', { state: t(`plans.payment.${status}`), date: format.day(createdAt) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
