import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'
import { useLoginPath } from './use-login-path.ts'

/** Offers visitors to sign in. The typed values are restored after sign-in. */
export function SignInHint() {
  const { t } = usePage()
  const user = useUser()
  const loginPath = useLoginPath()
  if (user) return null
  return (
    <p className="rounded-8 bg-well px-4 py-3 text-15">
      {t.rich('placing.signIn.hint', {
        login: (chunks) => (
          <SiteLink key="login" to={loginPath} className="text-link">
            {chunks}
          </SiteLink>
        ),
      })}
    </p>
  )
}
