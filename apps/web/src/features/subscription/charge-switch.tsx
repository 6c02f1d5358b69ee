import { upgradeSubscription } from '@verstat/contract/browser'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { useReloaded } from '../forms/use-reloaded.ts'
import type { SubscriptionView } from './subscription-view.ts'

/** Turns automatic charges on or off. The text of the consent is shown before they are turned on. */
export function ChargeSwitch({ subscription }: Pick<SubscriptionView, 'subscription'>) {
  const { t, send, site } = usePage()
  const reloaded = useReloaded()
  const { id, plan, autoCharge } = subscription
  return (
    <div className="grid gap-2">
      {!autoCharge && (
        <p className="text-13 text-ink-soft">{t('plans.charge.consent', { brand: site.brand })}</p>
      )}
      <ActionForm
        id="switch-charges"
        label={t(autoCharge ? 'plans.charge.off' : 'plans.charge.on')}
        busy={t('plans.choose.busy')}
        send={(options) => send(upgradeSubscription, { id, planId: plan, autoCharge: !autoCharge }, options)}
        done={() => reloaded(t(autoCharge ? 'plans.charge.offDone' : 'plans.charge.onDone'))}
      />
    </div>
  )
}
