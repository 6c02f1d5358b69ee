import { createFileRoute } from '@tanstack/react-router'
import { getNdaInForce } from '@verstat/contract/browser'
import { AgreementPage } from '../features/drawings/nda/agreement-page.tsx'
import { guestHead } from '../features/guest/guest-head.ts'

export const Route = createFileRoute('/nda')({
  loader: ({ context: { send }, abortController: { signal } }) => send(getNdaInForce, {}, { signal }),
  head: ({ match }) => guestHead(match.context, 'orderfiles.agreement.title', 'orderfiles.agreement.text'),
  component: Agreement,
})

function Agreement() {
  return <AgreementPage nda={Route.useLoaderData()} />
}
