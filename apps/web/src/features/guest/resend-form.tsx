import { resendVerification } from '@verstat/contract/browser'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'

export function ResendForm() {
  const { t, send } = usePage()
  const form = useApiForm({
    id: 'resend',
    send: (_, options) => send(resendVerification, {}, options),
    done: () => toasts.show(t('guest.verify.resent')),
  })
  return (
    <ApiFormBox form={form}>
      <SubmitButton form={form} size="large" busy={t('guest.verify.resendBusy')}>
        {t('guest.verify.resend')}
      </SubmitButton>
    </ApiFormBox>
  )
}
