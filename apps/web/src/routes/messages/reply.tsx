import { createFileRoute } from '@tanstack/react-router'
import { guestHead } from '../../features/guest/guest-head.ts'
import { loadReply } from '../../features/messages/reply/load-reply.ts'
import { ReplyPage } from '../../features/messages/reply/reply-page.tsx'

export const Route = createFileRoute('/messages/reply')({
  staticData: { layout: 'clear' },
  gcTime: 0,
  loader: ({ context, abortController: { signal } }) => loadReply(context, signal),
  head: ({ match }) => guestHead(match.context, 'messages.reply.title', 'messages.reply.description'),
  component: Reply,
})

function Reply() {
  return <ReplyPage view={Route.useLoaderData()} />
}
