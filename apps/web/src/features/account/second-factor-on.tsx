import { useRouter } from '@tanstack/react-router'
import { disableSecondFactor, renewRecoveryCodes } from '@verstat/contract/browser'
import { ShieldCheck } from '@verstat/ui/account-icons'
import { Disclosure } from '@verstat/ui/disclosure'
import { refreshSession } from '../../lib/session/refresh-session.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { FormField } from '../forms/form-field.tsx'
import type { FormValues } from '../forms/form-values.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { SaveButton } from '../forms/save-button.tsx'
import { type ApiForm, useApiForm } from '../forms/use-api-form.ts'
import type { SecondFactorPartProps } from './second-factor-off.tsx'

/** Shows how many recovery codes are left, a form for new codes, and a form to turn the second factor off. */
export function SecondFactorOn({ user, onCodes }: SecondFactorPartProps) {
  const { t } = usePage()
  const left = user.secondFactor.recoveryCodesLeft
  return (
    <>
      <p className="mt-3 flex gap-2.5">
        <ShieldCheck size={20} className="mt-0.5 shrink-0 text-good" />
        <span>
          {t('account.factor.on')} {t('account.factor.left', { n: left })}
        </span>
      </p>
      <div className="mt-4 divide-y divide-line rounded-12 border border-line bg-surface px-4">
        <Disclosure summary={t('account.factor.renewTitle')}>
          <RenewForm onCodes={onCodes} />
        </Disclosure>
        <Disclosure summary={t('account.factor.disableTitle')}>
          <DisableForm />
        </Disclosure>
      </div>
    </>
  )
}

function RenewForm({ onCodes }: Pick<SecondFactorPartProps, 'onCodes'>) {
  const { t, send } = usePage()
  const form = useApiForm({
    id: 'factor-renew',
    send: (values, options) => send(renewRecoveryCodes, bothOf(values), options),
    done: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <ApiFormBox form={form} className="pb-5">
      <p className="text-ink-soft">{t('account.factor.renewText')}</p>
      <PasswordAndCode form={form} />
      <SaveButton form={form} busy={t('account.factor.renewBusy')}>
        {t('account.factor.renew')}
      </SaveButton>
    </ApiFormBox>
  )
}

function DisableForm() {
  const { t, send, session } = usePage()
  const router = useRouter()
  const form = useApiForm({
    id: 'factor-disable',
    send: (values, options) => send(disableSecondFactor, bothOf(values), options),
    async done() {
      session.expire()
      await refreshSession(router)
      toasts.show(t('account.factor.disabled'))
    },
  })
  return (
    <ApiFormBox form={form} className="pb-5">
      <p className="text-ink-soft">{t('account.factor.disableText')}</p>
      <PasswordAndCode form={form} />
      <SaveButton form={form} variant="danger" busy={t('account.factor.disableBusy')}>
        {t('account.factor.disable')}
      </SaveButton>
    </ApiFormBox>
  )
}

function PasswordAndCode({ form }: { readonly form: ApiForm }) {
  const { t } = usePage()
  return (
    <>
      <PasswordField form={form} name="password" autoComplete="current-password" />
      <FormField
        form={form}
        name="code"
        label={t('account.factor.codeOrRecovery')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
      />
    </>
  )
}

function bothOf(values: FormValues) {
  return { password: values.text('password'), code: values.text('code') || ' ' }
}
