import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../features/account/account-head.ts'
import { AccessPage } from '../../features/drawings/access/access-page.tsx'
import { loadAccess } from '../../features/drawings/access/load-access.ts'
import { requireAuth } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/orders/$slug_/files')({
  beforeLoad: requireAuth,
  loader: ({ context, params, abortController: { signal } }) => loadAccess(context, params.slug, signal),
  head: ({ match }) => accountHead(match.context, 'orderfiles.title'),
  component: Files,
})

function Files() {
  return <AccessPage view={Route.useLoaderData()} />
}
