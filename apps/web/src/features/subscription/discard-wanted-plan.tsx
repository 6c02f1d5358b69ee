import { upgradeSubscription } from '@verstat/contract/browser'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { useReloaded } from '../forms/use-reloaded.ts'
import { freePlan } from './current-plan.ts'
import type { SubscriptionView } from './subscription-view.ts'

/**
 * Discards the paid plan that the owner chose when creating the listing. After that, no reminders about the plan are
 * sent.
 */
export function DiscardWantedPlan({ subscription }: Pick<SubscriptionView, 'subscription'>) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const { id, subject, wantedPlan } = subscription
  if (wantedPlan === null) return null
  return (
    <ActionForm
      id="drop-wanted"
      label={t('plans.wanted.drop')}
      busy={t('plans.choose.busy')}
      send={(options) => send(upgradeSubscription, { id, planId: freePlan(subject) }, options)}
      done={() => reloaded(t('plans.wanted.dropped'))}
    />
  )
}
