import { createFileRoute } from '@tanstack/react-router'
import { guestHead } from '../features/guest/guest-head.ts'
import { LoginPage } from '../features/guest/login-page.tsx'
import { redirectIfAuth } from '../lib/session/guards.ts'
import { nextQuery } from '../lib/session/safe-next.ts'

export const Route = createFileRoute('/login')({
  staticData: { layout: 'clear' },
  beforeLoad: redirectIfAuth,
  head: ({ match }) => guestHead(match.context, 'guest.login.title', 'guest.login.description'),
  component: Login,
})

function Login() {
  return <LoginPage query={nextQuery(Route.useSearch())} />
}
