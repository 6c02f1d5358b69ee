import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../features/account/account-head.ts'
import { loadNotices } from '../../features/notices/load-notices.ts'
import { NoticesPage } from '../../features/notices/notices-page.tsx'
import { readNoticesQuery } from '../../features/notices/notices-query.ts'
import { requireAuth } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/user/notices')({
  beforeLoad: requireAuth,
  // Coming back shows what is new since then, and not once more what was new before.
  gcTime: 0,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search }, abortController: { signal } }) => ({
    view: await loadNotices(context, readNoticesQuery(search), signal),
  }),
  head: ({ match }) => accountHead(match.context, 'notices.title'),
  component: Notices,
})

function Notices() {
  const { user } = Route.useRouteContext()
  return <NoticesPage user={user} view={Route.useLoaderData().view} />
}
