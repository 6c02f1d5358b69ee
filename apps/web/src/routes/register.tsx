import { createFileRoute } from '@tanstack/react-router'
import { guestHead } from '../features/guest/guest-head.ts'
import { RegisterPage } from '../features/guest/register-page.tsx'
import { redirectIfAuth } from '../lib/session/guards.ts'
import { nextQuery } from '../lib/session/safe-next.ts'

export const Route = createFileRoute('/register')({
  staticData: { layout: 'clear' },
  beforeLoad: redirectIfAuth,
  head: ({ match }) => guestHead(match.context, 'guest.register.title', 'guest.register.description'),
  component: Register,
})

function Register() {
  return <RegisterPage query={nextQuery(Route.useSearch())} />
}
