import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../../features/account/account-head.ts'
import { GrantsPage } from '../../../features/drawings/access/grants-page.tsx'
import { loadGrants } from '../../../features/drawings/access/load-grants.ts'
import { requireAuth } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/orders/$id/files')({
  beforeLoad: requireAuth,
  loader: ({ context, params, abortController: { signal } }) => loadGrants(context, params.id, signal),
  head: ({ match }) => accountHead(match.context, 'orderfiles.grants.title'),
  component: Grants,
})

function Grants() {
  return <GrantsPage view={Route.useLoaderData()} />
}
