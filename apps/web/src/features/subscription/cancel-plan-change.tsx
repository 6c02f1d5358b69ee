import { upgradeSubscription } from '@verstat/contract/browser'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { useReloaded } from '../forms/use-reloaded.ts'
import type { SubscriptionView } from './subscription-view.ts'

/** Cancels a scheduled change of the plan. Renders nothing when no change is scheduled. */
export function CancelPlanChange({ subscription }: Pick<SubscriptionView, 'subscription'>) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const { id, plan, pendingUpgrade, items } = subscription
  if (pendingUpgrade === null || pendingUpgrade.transaction !== null) return null
  const name = items.find((item) => item.id === plan)?.name[t.locale] ?? plan
  return (
    <ActionForm
      id="keep-plan"
      label={t('plans.keep.label', { name })}
      busy={t('plans.choose.busy')}
      send={(options) => send(upgradeSubscription, { id, planId: plan }, options)}
      done={() => reloaded(t('plans.keep.done', { name }))}
    />
  )
}
