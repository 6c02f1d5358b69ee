import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../features/guest/forgot-password-page.tsx'
import { guestHead } from '../features/guest/guest-head.ts'
import { redirectIfAuth } from '../lib/session/guards.ts'

export const Route = createFileRoute('/forgot-password')({
  staticData: { layout: 'clear' },
  beforeLoad: redirectIfAuth,
  head: ({ match }) => guestHead(match.context, 'guest.forgot.title', 'guest.forgot.description'),
  component: ForgotPasswordPage,
})
