import { createFileRoute } from '@tanstack/react-router'
import { listPanelListings, RIGHTS_OF_ROLE } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { filled } from '../../../features/panel/frame/read-search.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { readListingsQuery } from '../../../features/panel/listings/listings-query.ts'
import { PanelListingsPage } from '../../../features/panel/listings/panel-listings-page.tsx'

export const Route = createFileRoute('/panel/listings/')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { send }, deps: { search }, abortController: { signal } }) => {
    const query = readListingsQuery(search)
    const { kind, ...rest } = query
    const { items, next } = await sendOrNotFound(
      send(listPanelListings, { kind, ...filled(rest) }, { signal }),
    )
    return { query, items, next }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.listings.title')),
  component: Listings,
})

function Listings() {
  const { user } = Route.useRouteContext()
  return (
    <PanelListingsPage
      {...Route.useLoaderData()}
      mayDecide={RIGHTS_OF_ROLE[user.role].includes('listings')}
    />
  )
}
