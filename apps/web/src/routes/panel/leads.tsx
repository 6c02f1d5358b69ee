import { createFileRoute } from '@tanstack/react-router'
import { listPanelLeads } from '@verstat/contract/browser'
import { panelHead } from '../../features/panel/frame/panel-head.ts'
import { filled } from '../../features/panel/frame/read-search.ts'
import { sendOrNotFound } from '../../features/panel/frame/send-or-not-found.ts'
import { PanelLeadsPage } from '../../features/panel/leads/panel-leads-page.tsx'
import { readPanelLeadsQuery } from '../../features/panel/leads/panel-leads-query.ts'

export const Route = createFileRoute('/panel/leads')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { send }, deps: { search }, abortController: { signal } }) => {
    const query = readPanelLeadsQuery(search)
    const { items, next } = await sendOrNotFound(send(listPanelLeads, filled(query), { signal }))
    return { query, items, next }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.leads.title')),
  component: Leads,
})

function Leads() {
  return <PanelLeadsPage {...Route.useLoaderData()} />
}
