import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../../features/account/account-head.ts'
import { loadOwnListings } from '../../../features/own-listings/load-own-listings.ts'
import { OwnListingsPage } from '../../../features/own-listings/own-listings-page.tsx'
import { readOwnListingsQuery } from '../../../features/own-listings/own-listings-query.ts'
import { requireAuth } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/advertisment/')({
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search }, abortController: { signal } }) => ({
    view: await loadOwnListings(context, readOwnListingsQuery(search), signal),
  }),
  head: ({ match }) => accountHead(match.context, 'own.list.title'),
  component: OwnListings,
})

function OwnListings() {
  return <OwnListingsPage view={Route.useLoaderData().view} />
}
