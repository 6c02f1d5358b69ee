import { cancelSubscription, PLAN_FAMILY } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { useReloaded } from '../forms/use-reloaded.ts'
import type { SubscriptionView } from './subscription-view.ts'

/** Explains the consequences of cancelling before it shows the button. */
export function CancelPlan({ subscription }: Pick<SubscriptionView, 'subscription'>) {
  const { t, send, format } = usePage()
  const reloaded = useReloaded()
  const { id, status, periodEnd } = subscription
  const what =
    status === 'past_due'
      ? t('plans.cancel.atOnce')
      : periodEnd === null
        ? t('plans.cancel.unbegun')
        : t('plans.cancel.until', { date: format.dayTime(periodEnd) })
  return (
    <Disclosure className="w-full" summary={t('plans.cancel.label')}>
      <div className="grid gap-3 pb-3">
        <p>{what}</p>
        <ActionForm
          id="cancel-plan"
          label={t('plans.cancel.confirm')}
          busy={t('plans.choose.busy')}
          variant="danger"
          send={(options) => send(cancelSubscription, { family: `${PLAN_FAMILY}`, id }, options)}
          done={() => reloaded(t('plans.cancel.done'))}
        />
      </div>
    </Disclosure>
  )
}
