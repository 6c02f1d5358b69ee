import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../../features/account/account-head.ts'
import { loadNewConversation } from '../../../features/messages/load-messages.ts'
import { NewConversationPage } from '../../../features/messages/new-conversation-page.tsx'
import { requireAuth } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/messages/new')({
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search }, abortController: { signal } }) =>
    loadNewConversation(context, search, signal),
  head: ({ match }) => accountHead(match.context, 'messages.title'),
  component: NewConversation,
})

function NewConversation() {
  return <NewConversationPage view={Route.useLoaderData()} />
}
