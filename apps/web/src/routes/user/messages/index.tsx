import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../../features/account/account-head.ts'
import { loadInbox } from '../../../features/messages/load-messages.ts'
import { MessagesLayout } from '../../../features/messages/messages-layout.tsx'
import { requireAuth } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/messages/')({
  beforeLoad: requireAuth,
  gcTime: 0,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search }, abortController: { signal } }) => loadInbox(context, search, signal),
  head: ({ match }) => accountHead(match.context, 'messages.title'),
  component: Inbox,
})

function Inbox() {
  return <MessagesLayout inbox={Route.useLoaderData()} />
}
