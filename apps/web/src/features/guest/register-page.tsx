import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { GuestCard } from './guest-card.tsx'
import { RegisterForm } from './register-form.tsx'

export function RegisterPage({ query }: { readonly query: string }) {
  const { t } = usePage()
  return (
    <GuestCard
      heading={t('guest.register.title')}
      text={t('guest.register.text')}
      aside={
        <p>
          {t('guest.register.hasAccount')}{' '}
          <SiteLink to={`/login${query}`} className="text-link inline-flex min-h-8 items-center font-medium">
            {t('guest.register.login')}
          </SiteLink>
        </p>
      }
    >
      <RegisterForm />
    </GuestCard>
  )
}
