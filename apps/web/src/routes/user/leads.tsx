import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../features/account/account-head.ts'
import { LeadsPage } from '../../features/leads/leads-page.tsx'
import { loadLeads } from '../../features/leads/load-leads.ts'
import { requireAuth } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/user/leads')({
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search }, abortController: { signal } }) => ({
    view: await loadLeads(context, search, signal),
  }),
  head: ({ match }) => accountHead(match.context, 'leads.title'),
  component: Leads,
})

function Leads() {
  return <LeadsPage view={Route.useLoaderData().view} />
}
