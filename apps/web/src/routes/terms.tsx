import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { loadLegalView } from '../features/legal/legal-view.ts'
import { seoHead } from '../lib/seo-head.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadLegalView('terms', context),
  head: ({ match, loaderData }) => (loaderData ? seoHead(match.context, loaderData.seo) : {}),
  component: Terms,
})

function Terms() {
  return <LegalPage view={Route.useLoaderData()} />
}
