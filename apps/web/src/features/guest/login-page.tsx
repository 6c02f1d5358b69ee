import { apiErrorCode, login } from '@verstat/contract/browser'
import { useState } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { claimTokens } from '../../lib/storage/saved-listings.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { FormField } from '../forms/form-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { DemoLogins } from './demo-logins.tsx'
import { GuestCard } from './guest-card.tsx'
import { NeedsJavascript } from './needs-javascript.tsx'
import { type Credentials, SecondFactorForm } from './second-factor-form.tsx'
import { useSignedIn } from './use-signed-in.ts'

/**
 * The user signs in with e-mail address and password. An account with a second factor also needs a code. `query`
 * contains `next`, the path to open after sign-in.
 */
export function LoginPage({ query }: { readonly query: string }) {
  const { t, send } = usePage()
  const [credentials, setCredentials] = useState<Credentials>()
  const signedIn = useSignedIn()
  const form = useApiForm({
    id: 'login',
    send: (values, options) =>
      send(
        login,
        { username: values.text('username'), password: values.text('password'), ...claimTokens() },
        options,
      ),
    done: signedIn,
    refused(error) {
      if (apiErrorCode(error) !== 'second_factor_required') return false
      const fields = new FormData(form.props.ref.current ?? undefined)
      setCredentials({
        username: String(fields.get('username')),
        password: String(fields.get('password')),
      })
      return true
    },
  })

  if (credentials) {
    return <SecondFactorForm credentials={credentials} onBack={() => setCredentials(undefined)} />
  }
  return (
    <GuestCard
      heading={t('guest.login.title')}
      aside={
        <>
          <p>
            {t('guest.login.noAccount')}{' '}
            <SiteLink
              to={`/register${query}`}
              className="text-link inline-flex min-h-8 items-center font-medium"
            >
              {t('guest.login.register')}
            </SiteLink>
          </p>
          <DemoLogins formId={form.id} />
        </>
      }
    >
      <NeedsJavascript />
      <ApiFormBox form={form}>
        <FormField
          form={form}
          name="username"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <div className="grid gap-1">
          <PasswordField form={form} name="password" autoComplete="current-password" />
          <SiteLink
            to="/forgot-password"
            className="text-link inline-flex min-h-8 items-center justify-self-start text-13 pointer-coarse:min-h-11"
          >
            {t('guest.login.forgot')}
          </SiteLink>
        </div>
        <SubmitButton form={form} size="large" busy={t('guest.login.busy')}>
          {t('guest.login.submit')}
        </SubmitButton>
      </ApiFormBox>
    </GuestCard>
  )
}
