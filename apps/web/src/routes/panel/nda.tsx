import { createFileRoute } from '@tanstack/react-router'
import { getNdaText } from '@verstat/contract/browser'
import { panelHead } from '../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../features/panel/frame/require-right.ts'
import { NdaPage } from '../../features/panel/nda/nda-page.tsx'

export const Route = createFileRoute('/panel/nda')({
  beforeLoad: requireRight('texts'),
  loader: ({ context: { send }, abortController: { signal } }) => send(getNdaText, {}, { signal }),
  head: ({ match: { context } }) => panelHead(context, context.t('panel.nda.title')),
  component: Nda,
})

function Nda() {
  return <NdaPage nda={Route.useLoaderData()} />
}
