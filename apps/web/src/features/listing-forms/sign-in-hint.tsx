import { useRouterState } from '@tanstack/react-router'
import { returnTo } from '../../lib/safe-next.ts'
import { SiteLink } from '../../lib/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { useUser } from '../../lib/use-user.ts'

/** Visitors may sign in on the way: what is typed waits for them. */
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
