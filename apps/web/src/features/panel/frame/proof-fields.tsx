import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import type { FormValues } from '../../forms/form-values.ts'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { PanelField } from './panel-field.tsx'

/** Asks for the password and the second factor, which staff need to move money or to assign a role. */
export function ProofFields({ form }: { readonly form: ApiForm }) {
  const { t } = usePage()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PanelField
        form={form}
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('panel.role.password')}
      />
      <PanelField
        form={form}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        label={t('panel.role.code')}
      />
    </div>
  )
}

export function readProof(values: FormValues) {
  return { password: values.text('password'), code: values.text('code') }
}

/** Staff without a second factor see this note instead of the actions. */
export function NeedsFactor() {
  const { t } = usePage()
  return (
    <p className="mt-4 max-w-form rounded-8 bg-warn-soft px-4 py-3 text-warn">
      {t('panel.pay.needsFactor')}{' '}
      <SiteLink to="/user/edit#second-factor" className="text-link">
        {t('panel.role.enrol')}
      </SiteLink>
    </p>
  )
}
