import type { User } from '@verstat/contract'
import { editUser } from '@verstat/contract/browser'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SaveButton } from '../forms/save-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { useSaved } from './use-saved.ts'

/** The API requires the current password. After the change, the API ends all other sessions of the user. */
export function PasswordSection({ user }: { readonly user: User }) {
  const { t, send } = usePage()
  const saved = useSaved()
  const form = useApiForm({
    id: 'password-change',
    send: (values, options) =>
      send(
        editUser,
        {
          password: values.text('password'),
          passwordConfirmation: values.text('passwordConfirmation'),
          ...(values.text('currentPassword') === ''
            ? {}
            : { currentPassword: values.text('currentPassword') }),
        },
        options,
      ),
    async done(changed, element) {
      element.reset()
      await saved(changed, t('account.password.done'))
    },
  })
  return (
    <>
      <p className="mt-2 text-ink-soft">{t('account.password.text')}</p>
      <ApiFormBox form={form} className="mt-4">
        {/* This hidden field tells password managers which account the password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField form={form} name="currentPassword" autoComplete="current-password" />
        <PasswordField
          form={form}
          name="password"
          label={t('account.password.label')}
          autoComplete="new-password"
          hint={t('forms.password.hint')}
          rated
          personal={[user.firstname, user.lastname, user.companyName ?? '']}
        />
        <PasswordField form={form} name="passwordConfirmation" autoComplete="new-password" />
        <SaveButton form={form} busy={t('account.password.busy')}>
          {t('account.password.submit')}
        </SaveButton>
      </ApiFormBox>
    </>
  )
}
