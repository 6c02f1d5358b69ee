import { Button } from '@verstat/ui/button'
import { usePage } from '../../lib/use-page.ts'
import { fieldId } from '../forms/form-summary.tsx'

const PEOPLE = ['customer', 'producer', 'moderator', 'admin'] as const
const PASSWORD = 'verstat-demo-2026'

/** Accounts for trying out the demo; a button fills in the login form. */
export function DemoPeople({ formId }: { readonly formId: string }) {
  const { t, site } = usePage()
  if (!site.demo) return null

  function fillIn(person: string) {
    setField(fieldId(formId, 'username'), `${person}@verstat.test`)
    setField(fieldId(formId, 'password'), PASSWORD)
    document.querySelector<HTMLElement>(`#${formId} [type=submit]`)?.focus()
  }

  return (
    <section className="mt-5 border-t border-line pt-4">
      <h2 className="text-13 font-medium">{t('guest.login.demoTitle')}</h2>
      <p className="mt-0.5 text-13 text-ink-soft">{t('guest.login.demoText', { password: PASSWORD })}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {PEOPLE.map((person) => (
          <li key={person}>
            <Button size="small" title={`${person}@verstat.test`} onClick={() => fillIn(person)}>
              {t(`guest.demo.${person}`)}
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
