import { Button } from '@verstat/ui/button'
import { usePage } from '../../lib/use-page.ts'
import { fieldId } from '../forms/form-summary.tsx'

const ACCOUNTS = ['customer', 'producer', 'moderator', 'admin'] as const
const PASSWORD = 'verstat-demo-2026'

/** Lists the accounts for trying out the demo site. Each button fills in the login form with one account. */
export function DemoLogins({ formId }: { readonly formId: string }) {
  const { t, site } = usePage()
  if (!site.demo) return null

  function fillIn(account: string) {
    setField(fieldId(formId, 'username'), `${account}@verstat.test`)
    setField(fieldId(formId, 'password'), PASSWORD)
    document.querySelector<HTMLElement>(`#${formId} [type=submit]`)?.focus()
  }

  return (
    <section className="mt-5 border-t border-line pt-4">
      <h2 className="text-13 font-medium">{t('guest.login.demoTitle')}</h2>
      <p className="mt-0.5 text-13 text-ink-soft">{t('guest.login.demoText', { password: PASSWORD })}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {ACCOUNTS.map((account) => (
          <li key={account}>
            <Button size="small" title={`${account}@verstat.test`} onClick={() => fillIn(account)}>
              {t(`guest.demo.${account}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function setField(id: string, value: string): void {
  const field = document.getElementById(id)
  if (field instanceof HTMLInputElement) field.value = value
}
