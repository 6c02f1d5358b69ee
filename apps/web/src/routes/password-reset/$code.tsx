import { createFileRoute } from '@tanstack/react-router'
import { checkPasswordReset } from '@verstat/contract/browser'
import { guestHead } from '../../features/guest/guest-head.ts'
import { ResetFaultPage } from '../../features/guest/reset-fault-page.tsx'
import { ResetPasswordPage } from '../../features/guest/reset-password-page.tsx'
import { tryCode } from '../../features/guest/try-code.ts'
import { redirectIfAuth } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/password-reset/$code')({
  staticData: { layout: 'clear' },
  beforeLoad: redirectIfAuth,
  loader: async ({ context, params: { code }, abortController: { signal } }) => {
    const result = await tryCode(context, () => context.send(checkPasswordReset, { code }, { signal }))
    return { fault: 'fault' in result ? result.fault : null }
  },
  head: ({ match, loaderData }) => {
    const title = loaderData?.fault
      ? (`guest.reset.${loaderData.fault === 'expired' ? 'expired' : 'unknown'}Title` as const)
      : 'guest.reset.title'
    return guestHead(match.context, title, 'guest.reset.description')
  },
  component: PasswordReset,
})

function PasswordReset() {
  const { fault } = Route.useLoaderData()
  const { code } = Route.useParams()
  return fault ? <ResetFaultPage fault={fault} /> : <ResetPasswordPage code={code} />
}
