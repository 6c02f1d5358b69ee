import { createFileRoute, notFound } from '@tanstack/react-router'
import { InboxPage } from '../../features/panel/inbox-page.tsx'
import { readInboxQuery } from '../../features/panel/inbox-query.ts'
import { loadInbox } from '../../features/panel/load-inbox.ts'
import { isAccessPanel } from '../../lib/guards.ts'

export const Route = createFileRoute('/panel/')({
  beforeLoad: isAccessPanel,
  loaderDeps: ({ search }) => ({ query: readInboxQuery(search) }),
  loader: async ({ context, deps: { query }, abortController }) => {
    if (!query) throw notFound()
    const inbox = await loadInbox(context, query, abortController.signal)
    if (query.page > Math.max(1, inbox.pages)) throw notFound()
    return inbox
  },
  head: ({ match: { context } }) => ({
    meta: [
      {
        title: context.t('common.page.title', {
          title: context.t('panel.page.title'),
          brand: context.site.brand,
        }),
      },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Panel,
})

function Panel() {
  return <InboxPage inbox={Route.useLoaderData()} />
}
