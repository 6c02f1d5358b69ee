import { createFileRoute } from '@tanstack/react-router'
import { getCompany } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { CompanyPage } from '../../../features/panel/people/company-page.tsx'

export const Route = createFileRoute('/panel/companies/$code')({
  loader: ({ context: { send }, params: { code }, abortController: { signal } }) =>
    sendOrNotFound(send(getCompany, { code }, { signal })),
  head: ({ match: { context }, loaderData }) => panelHead(context, loaderData?.names[0] ?? ''),
  component: Company,
})

function Company() {
  return <CompanyPage company={Route.useLoaderData()} />
}
