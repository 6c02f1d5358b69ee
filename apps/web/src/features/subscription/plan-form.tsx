import { upgradeSubscription } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { useReloaded, useReloadOn } from '../forms/use-reloaded.ts'
import type { SubscriptionView } from './subscription-view.ts'

/** Changes the plan. The form shows for each plan the amount due now. */
export function PlanForm({ view }: { readonly view: SubscriptionView }) {
  const { t, send, format, site } = usePage()
  const reloaded = useReloaded()
  const href = useHref()
  const { subscription, plans, wanted, canAutoCharge } = view
  const isFree = (id: string) => plans.find((plan) => plan.id === id)?.days === null
  // The free plan comes last, so that it is never preselected.
  const quotes = view.quotes.toSorted((a, b) => Number(isFree(a.plan)) - Number(isFree(b.plan)))
  const tail = subscription.card?.tail
  const chosen = quotes.some(({ plan }) => plan === wanted) ? wanted : quotes[0]?.plan
  const form = useApiForm({
    id: 'choose-plan',
    send(values, options) {
      const planId = values.text('plan')
      const shownMinor = quotes.find(({ plan }) => plan === planId)?.due.amountMinor
      const wanted = { id: subscription.id, planId, ...(shownMinor === undefined ? {} : { shownMinor }) }
      // The form always sends the state of the checkbox, because an unticked checkbox must never lead to charges.
      const consent = canAutoCharge ? { autoCharge: values.isTicked('autoCharge') } : {}
      return send(upgradeSubscription, { ...wanted, ...consent }, options)
    },
    refused: useReloadOn('price_changed'),
    async done({ transaction }) {
      if (transaction) return location.assign(href(transaction.paymentUrl))
      await reloaded(t('plans.choose.done'))
    },
  })
  return (
    <ApiFormBox form={form} className="mt-3">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{t('plans.choose.title')}</legend>
        {quotes.map(({ plan: id, due, begins }) => {
          const plan = plans.find((each) => each.id === id)
          if (!plan) return null
          const sum = format.money(due.amountMinor, due.currency)
          const price = format.money(plan.price.amountMinor, plan.price.currency)
          return (
            <Checkbox
              key={id}
              type="radio"
              name="plan"
              value={id}
              defaultChecked={id === chosen}
              className="rounded-12 border border-line bg-surface px-4 py-3"
              label={
                <>
                  <span className="font-medium">{plan.name[t.locale]}</span>
                  <span className="block text-ink-soft">{plan.text[t.locale]}</span>
                  <span className="block">
                    {plan.days === null
                      ? t('plans.choose.free')
                      : t('plans.choose.price', { price, n: plan.days })}
                  </span>
                  <span className="block font-medium">
                    {begins === 'now' ? t('plans.choose.due', { sum }) : t('plans.choose.follows')}
                  </span>
                </>
              }
            />
          )
        })}
      </fieldset>
      {canAutoCharge && (
        <Checkbox
          name="autoCharge"
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
      <SubmitButton form={form} className="justify-self-start" busy={t('plans.choose.busy')}>
        {t('plans.choose.label')}
      </SubmitButton>
    </ApiFormBox>
  )
}
