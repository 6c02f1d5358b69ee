import { useRouterState } from '@tanstack/react-router'
import { returnTo } from '../../../lib/session/safe-next.ts'

/** Returns the path of the sign-in page, which leads back to the current page after sign-in. */
export function useSignInPath(): string {
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  const query = new URLSearchParams(returnTo(here)).toString()
  return query === '' ? '/login' : `/login?${query}`
}
