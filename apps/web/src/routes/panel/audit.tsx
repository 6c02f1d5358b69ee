import { createFileRoute } from '@tanstack/react-router'
import { listAudit } from '@verstat/contract/browser'
import { AuditPage } from '../../features/panel/audit/audit-page.tsx'
import { readAuditQuery } from '../../features/panel/audit/audit-query.ts'
import { panelHead } from '../../features/panel/frame/panel-head.ts'
import { filled } from '../../features/panel/frame/read-search.ts'
import { requireRight } from '../../features/panel/frame/require-right.ts'
import { sendOrNotFound } from '../../features/panel/frame/send-or-not-found.ts'

export const Route = createFileRoute('/panel/audit')({
  beforeLoad: requireRight('audit'),
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { send }, deps: { search }, abortController: { signal } }) => {
    const query = readAuditQuery(search)
    const { items, next } = await sendOrNotFound(send(listAudit, filled(query), { signal }))
    return { query, items, next }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.audit.title')),
  component: Audit,
})

function Audit() {
  return <AuditPage {...Route.useLoaderData()} />
}
