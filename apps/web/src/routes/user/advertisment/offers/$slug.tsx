import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../../../features/account/account-head.ts'
import { ComparisonPage } from '../../../../features/offers/comparison/comparison-page.tsx'
import { loadComparison } from '../../../../features/offers/comparison/load-comparison.ts'
import { requireAuth } from '../../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/advertisment/offers/$slug')({
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, params, deps: { search }, abortController: { signal } }) =>
    loadComparison(context, params.slug, search, signal),
  head: ({ match }) => accountHead(match.context, 'comparison.title'),
  component: Compare,
})

function Compare() {
  const view = Route.useLoaderData()
  return <ComparisonPage view={view} />
}
