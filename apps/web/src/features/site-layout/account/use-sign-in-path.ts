import { useRouterState } from '@tanstack/react-router'
import { returnTo } from '../../../lib/session/safe-next.ts'

/** Path of sign-in that returns to the current page. */
export function useSignInPath(): string {
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  const query = new URLSearchParams(returnTo(here)).toString()
  return query === '' ? '/login' : `/login?${query}`
}
