import type { User } from '@verstat/contract'
import { editUser } from '@verstat/contract/browser'
import { Badge } from '@verstat/ui/badge'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { FormField } from '../forms/form-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SaveButton } from '../forms/save-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { useSaved } from './use-saved.ts'

/**
 * Shows the current e-mail address, the new address that waits for its verification, and a form to change the address.
 */
export function EmailSection({ user }: { readonly user: User }) {
  const { t, send } = usePage()
  const saved = useSaved()
  const form = useApiForm({
    id: 'email-change',
    send: (values, options) =>
      send(
        editUser,
        {
          version: user.version,
          email: values.text('email').trim(),
          ...(values.text('currentPassword') === ''
            ? {}
            : { currentPassword: values.text('currentPassword') }),
        },
        options,
      ),
    async done(changed, element) {
      element.reset()
      await saved(changed, t('account.email.done'))
    },
  })
  return (
    <div className="mt-3 grid gap-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        {t('account.email.now', { email: user.email })}
        <Badge tone={user.emailVerifiedAt ? 'good' : 'warn'}>
          {t(user.emailVerifiedAt ? 'account.email.verified' : 'account.email.unverified')}
        </Badge>
      </p>
      {user.newEmail && (
        <div className="grid gap-3 rounded-8 bg-warn-soft px-4 py-3">
          <p className="wrap-anywhere">{t('account.email.waiting', { email: user.newEmail })}</p>
          <ActionForm
            id="email-withdraw"
            label={t('account.email.withdraw')}
            busy={t('account.edit.saving')}
            send={(options) => send(editUser, { version: user.version, email: user.email }, options)}
            done={(changed) => saved(changed, t('account.email.withdrawn'))}
          />
        </div>
      )}
      <ApiFormBox form={form}>
        <FormField
          form={form}
          name="email"
          label={t('account.email.label')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField form={form} name="currentPassword" autoComplete="current-password" />
        <SaveButton form={form} busy={t('account.email.busy')}>
          {t('account.email.submit')}
        </SaveButton>
      </ApiFormBox>
    </div>
  )
}
