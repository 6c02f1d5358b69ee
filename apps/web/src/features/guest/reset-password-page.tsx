import { useRouter } from '@tanstack/react-router'
import { resetPassword } from '@verstat/contract/browser'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { GuestCard } from './guest-card.tsx'
import { NeedsJavascript } from './needs-javascript.tsx'

/** Sets a new password with the code from an e-mail and then opens the sign-in page. */
export function ResetPasswordPage({ code }: { readonly code: string }) {
  const { t, send } = usePage()
  const router = useRouter()
  const form = useApiForm({
    id: 'reset',
    send: (values, options) =>
      send(
        resetPassword,
        {
          code,
          password: values.text('password'),
          passwordConfirmation: values.text('passwordConfirmation'),
        },
        options,
      ),
    async done() {
      toasts.show(t('guest.reset.done'))
      await router.navigate({ to: '/login', replace: true })
    },
  })
  return (
    <GuestCard heading={t('guest.reset.title')} text={t('guest.reset.text')}>
      <NeedsJavascript />
      <ApiFormBox form={form}>
        <PasswordField
          form={form}
          name="password"
          label={t('guest.reset.label')}
          autoComplete="new-password"
          hint={t('forms.password.hint')}
          rated
        />
        <PasswordField form={form} name="passwordConfirmation" autoComplete="new-password" />
        <SubmitButton form={form} size="large" busy={t('guest.reset.busy')}>
          {t('guest.reset.submit')}
        </SubmitButton>
      </ApiFormBox>
    </GuestCard>
  )
}
