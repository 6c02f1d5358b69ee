import { createFileRoute, notFound } from '@tanstack/react-router'
import { panelHead } from '../../features/panel/frame/panel-head.ts'
import { InboxPage } from '../../features/panel/inbox/inbox-page.tsx'
import { readInboxQuery } from '../../features/panel/inbox/inbox-query.ts'
import { loadInbox } from '../../features/panel/inbox/load-inbox.ts'

export const Route = createFileRoute('/panel/feedback')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search }, abortController }) => {
    const query = readInboxQuery(search)
    if (!query) throw notFound()
    const inbox = await loadInbox(context, query, abortController.signal)
    if (query.page > Math.max(1, inbox.pages)) throw notFound()
    return inbox
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.page.title')),
  component: Inbox,
})

function Inbox() {
  return <InboxPage inbox={Route.useLoaderData()} />
}
