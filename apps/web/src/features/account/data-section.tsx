import { useRouter } from '@tanstack/react-router'
import type { getOwnPaidLeft, RouteOutput, User } from '@verstat/contract'
import { deleteUser, exportUser } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import type { PageContext } from '../../lib/page-context.ts'
import { saveFile } from '../../lib/save-file.ts'
import { refreshSession } from '../../lib/session/refresh-session.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SaveButton } from '../forms/save-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'

type DataSectionProps = { readonly user: User; readonly paidLeft: RouteOutput<typeof getOwnPaidLeft> }

/** Lets the user export all stored data and delete the account. */
export function DataSection({ user, paidLeft }: DataSectionProps) {
  const { t, send, format } = usePage()
  return (
    <>
      <p className="mt-2 text-ink-soft">{t('account.data.exportText')}</p>
      <div className="mt-3">
        <ActionForm
          id="export"
          label={t('account.data.export')}
          busy={t('account.data.exportBusy')}
          send={(options) => send(exportUser, {}, options)}
          done={(data) =>
            saveFile('verstat-account.json', 'application/json', `${JSON.stringify(data, null, 2)}\n`)
          }
        />
      </div>
      {user.eraseAt ? (
        <p className="mt-6 rounded-8 bg-bad-soft px-4 py-3">
          {t('account.data.leaving', { date: format.day(user.eraseAt) })}
        </p>
      ) : (
        <Disclosure
          summary={t('account.data.deleteTitle')}
          className="mt-6 rounded-12 border border-line bg-surface px-4"
        >
          <DeleteForm user={user} paidLeft={paidLeft} />
        </Disclosure>
      )}
    </>
  )
}

function DeleteForm({ user, paidLeft }: DataSectionProps) {
  const { t, send, session, format } = usePage()
  const router = useRouter()
  const form = useApiForm({
    id: 'delete',
    send: (values, options) => send(deleteUser, { password: values.text('password') }, options),
    async done() {
      session.end()
      await router.navigate({ to: '/' })
      await refreshSession(router)
      toasts.show(t('account.data.deleted'))
    },
  })
  return (
    <ApiFormBox form={form} className="pb-5">
      <p className="text-ink-soft">{t('account.data.deleteText')}</p>
      {paidLeft.listings > 0 && (
        <p>
          {paidLeftText({ t, format }, paidLeft)} {t('account.data.paidWhat')}
        </p>
      )}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField form={form} name="password" autoComplete="current-password" />
      <SaveButton form={form} variant="danger" busy={t('account.data.deleteBusy')}>
        {t('account.data.delete')}
      </SaveButton>
    </ApiFormBox>
  )
}

function paidLeftText(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  { amount, until }: DataSectionProps['paidLeft'],
): string {
  const sum = format.money(amount.amountMinor, amount.currency)
  if (until === null) return t('account.data.paidUnbegun', { sum })
  return t('account.data.paid', { sum, date: format.dayTime(until) })
}
