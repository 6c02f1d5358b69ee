import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { seoHead } from '../lib/head/seo-head.ts'

export const Route = createFileRoute('/terms')({
  loader: async ({ context }) => {
    // The browser imports the long texts only on a navigation without a document load. A page rendered by the server
    // already contains the texts.
    const { loadLegalView } = await import('../features/legal/legal-view.ts')
    return loadLegalView('terms', context)
  },
  head: ({ match, loaderData }) => (loaderData ? seoHead(match.context, loaderData.seo) : {}),
  component: Terms,
})

function Terms() {
  return <LegalPage view={Route.useLoaderData()} />
}
