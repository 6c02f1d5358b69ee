import { upgradeSubscription } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { useRef } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { useReloaded, useReloadOn } from '../forms/use-reloaded.ts'
import { PlanTable } from '../plans/plan-table.tsx'
import { currentPlan } from './current-plan.ts'
import type { SubscriptionView } from './subscription-view.ts'

/** Compares the plans. Each column ends with what the plan costs now and with the button that chooses it. */
export function PlansPart({ view }: { readonly view: SubscriptionView }) {
  const { t, site } = usePage()
  const consent = useRef<HTMLInputElement>(null)
  const { subscription, quotes, offer, canAutoCharge } = view
  const mayChoose = subscription.allowed.includes('upgrade') && quotes.length > 0
  const tail = subscription.card?.tail
  return (
    <section id="plans" aria-labelledby="plans-heading" className="scroll-mt-6">
      <h2 id="plans-heading" className="text-20">
        {t(mayChoose ? 'plans.choose.title' : 'plans.compare.title')}
      </h2>
      <div className="mt-2 rounded-12 border border-line bg-surface p-3 sm:p-4">
        <PlanTable
          offer={offer}
          currentId={currentPlan(subscription)}
          {...(mayChoose
            ? {
                foot: {
                  label: t('plans.choose.row'),
                  of: (planId: string) => (
                    <ChoosePlan
                      view={view}
                      planId={planId}
                      // The state of the checkbox is always sent, because an unticked one must never lead to charges.
                      readConsent={() =>
                        canAutoCharge ? { autoCharge: consent.current?.checked ?? false } : {}
                      }
                    />
                  ),
                },
              }
            : {})}
        />
      </div>
      {mayChoose && canAutoCharge && (
        <Checkbox
          ref={consent}
          name="autoCharge"
          className="mt-3"
          defaultChecked={subscription.autoCharge}
          label={
            <>
              {t('plans.charge.consent', { brand: site.brand })}
              {subscription.autoCharge && tail && (
                <span className="block text-ink-soft">{t('plans.choose.fromCard', { tail })}</span>
              )}
            </>
          }
        />
      )}
    </section>
  )
}

type ChoosePlanProps = {
  readonly view: SubscriptionView
  readonly planId: string
  readonly readConsent: () => { readonly autoCharge?: boolean }
}

function ChoosePlan({ view, planId, readConsent }: ChoosePlanProps) {
  const { t, send, format } = usePage()
  const reloaded = useReloaded()
  const reloadOnPriceChange = useReloadOn('price_changed')
  const href = useHref()
  const { subscription, quotes, plans, wanted } = view
  const quote = quotes.find(({ plan }) => plan === planId)
  const plan = plans.find(({ id }) => id === planId)
  if (!quote || !plan) return null
  const sum = format.money(quote.due.amountMinor, quote.due.currency)
  const { periodEnd } = subscription
  const follows =
    periodEnd === null ? t('plans.choose.afterTime') : t('plans.choose.from', { date: format.day(periodEnd) })
  const isWanted = wanted === planId
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-13">
        {isWanted && <span className="block font-medium text-accent">{t('plans.choose.wanted')}</span>}
        {quote.begins === 'now' ? t('plans.choose.due', { sum }) : follows}
      </p>
      <ActionForm
        id={`choose-${planId}`}
        label={t('plans.choose.short')}
        name={t('plans.choose.named', { name: plan.name[t.locale] })}
        busy={t('plans.choose.busy')}
        // The preselected plan (`wanted`) stands out. Without it, the paid plans that begin now stand out.
        variant={(wanted ? isWanted : plan.days !== null && quote.begins === 'now') ? 'primary' : 'secondary'}
        refused={reloadOnPriceChange}
        post={{
          action: href(`/user/subscription/order/${subscription.id}`),
          values: {
            planId,
            shownMinor: String(quote.due.amountMinor),
            // A form cannot send the checkbox outside of it. No consent is safer than one that was not given.
            ...(view.canAutoCharge ? { autoCharge: 'false' } : {}),
          },
        }}
        send={(options) =>
          send(
            upgradeSubscription,
            { id: subscription.id, planId, shownMinor: quote.due.amountMinor, ...readConsent() },
            options,
          )
        }
        done={async ({ transaction }) => {
          if (transaction) return location.assign(href(transaction.paymentUrl))
          await reloaded(t('plans.choose.done'))
        }}
      />
    </div>
  )
}
