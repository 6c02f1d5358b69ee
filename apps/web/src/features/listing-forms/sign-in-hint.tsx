import { useRouterState } from '@tanstack/react-router'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { returnTo } from '../../lib/session/safe-next.ts'
import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'

/** Offers visitors to sign in. The typed values are restored after sign-in. */
export function SignInHint() {
  const { t } = usePage()
  const user = useUser()
  const here = useRouterState({ select: ({ location }) => location.href })
  if (user) return null
  const query = new URLSearchParams(returnTo(here)).toString()
  return (
    <p className="rounded-8 bg-well px-4 py-3 text-15">
      {t.rich('placing.signIn.hint', {
        login: (chunks) => (
          <SiteLink key="login" to={query === '' ? '/login' : `/login?${query}`} className="text-link">
            {chunks}
          </SiteLink>
        ),
      })}
    </p>
  )
}
