import { useRouterState } from '@tanstack/react-router'
import { returnTo } from '../../lib/session/safe-next.ts'

/** Path of the sign-in page, which returns to the current page. */
export function useLoginPath(): string {
  const here = useRouterState({ select: ({ location }) => location.href })
  const query = new URLSearchParams(returnTo(here)).toString()
  return query === '' ? '/login' : `/login?${query}`
}
