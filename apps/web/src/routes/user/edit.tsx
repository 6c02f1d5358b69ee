import { createFileRoute } from '@tanstack/react-router'
import { listSessions } from '@verstat/contract/browser'
import { accountHead } from '../../features/account/account-head.ts'
import { SettingsPage } from '../../features/account/settings-page.tsx'
import { requireAuth } from '../../lib/guards.ts'

export const Route = createFileRoute('/user/edit')({
  beforeLoad: requireAuth,
  loader: async ({ context: { send, now }, abortController: { signal } }) => {
    const { items } = await send(listSessions, {}, { signal })
    return { sessions: items, now: now().toISOString() }
  },
  head: ({ match }) => accountHead(match.context, 'account.edit.title'),
  component: Settings,
})

function Settings() {
  const { user } = Route.useRouteContext()
  const { sessions, now } = Route.useLoaderData()
  return <SettingsPage user={user} sessions={sessions} now={now} />
}
