import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../../features/account/account-head.ts'
import { loadInbox, loadThread } from '../../../features/messages/load-messages.ts'
import { MessagesLayout } from '../../../features/messages/messages-layout.tsx'
import { Thread } from '../../../features/messages/thread/thread.tsx'
import { requireAuth } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/messages/$id')({
  staticData: { layout: 'screen' },
  beforeLoad: requireAuth,
  gcTime: 0,
  loader: async ({ context, params, abortController: { signal } }) => {
    const [inbox, thread] = await Promise.all([
      loadInbox(context, {}, signal),
      loadThread(context, params.id, signal),
    ])
    return { inbox, thread }
  },
  head: ({ match }) => accountHead(match.context, 'messages.title'),
  component: OneThread,
})

function OneThread() {
  const { inbox, thread } = Route.useLoaderData()
  const { id } = thread.conversation
  return (
    <MessagesLayout inbox={inbox} openId={id}>
      <Thread key={id} view={thread} />
    </MessagesLayout>
  )
}
