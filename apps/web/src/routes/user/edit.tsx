import { createFileRoute } from '@tanstack/react-router'
import { getOwnPaidLeft, listSessions } from '@verstat/contract/browser'
import { accountHead } from '../../features/account/account-head.ts'
import { SettingsPage } from '../../features/account/settings-page.tsx'
import { requireAuth } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/user/edit')({
  beforeLoad: requireAuth,
  loader: async ({ context: { send, now }, abortController: { signal } }) => {
    const [{ items }, paidLeft] = await Promise.all([
      send(listSessions, {}, { signal }),
      send(getOwnPaidLeft, {}, { signal }),
    ])
    return { sessions: items, paidLeft, now: now().toISOString() }
  },
  head: ({ match }) => accountHead(match.context, 'account.edit.title'),
  component: Settings,
})

function Settings() {
  const { user } = Route.useRouteContext()
  const { sessions, paidLeft, now } = Route.useLoaderData()
  return <SettingsPage user={user} sessions={sessions} paidLeft={paidLeft} now={now} />
}
