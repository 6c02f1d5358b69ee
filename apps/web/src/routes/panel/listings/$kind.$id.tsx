import { createFileRoute, notFound } from '@tanstack/react-router'
import {
  getNda,
  getPanelUser,
  getVerification,
  LISTING_KINDS,
  listHistory,
  RIGHTS_OF_ROLE,
} from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { listingTitle, PanelListingPage } from '../../../features/panel/listings/panel-listing-page.tsx'
import { loadDictionary, loadListing } from '../../../features/panel/moderation/load-moderation.ts'

export const Route = createFileRoute('/panel/listings/$kind/$id')({
  loader: async ({ context, params, abortController: { signal } }) => {
    const kind = LISTING_KINDS.find((each) => each === params.kind)
    if (!kind) throw notFound()
    const listing = await sendOrNotFound(loadListing(context, kind, params.id, signal))
    const id = String(listing.id)
    const { ownerId } = listing
    const mayDecide = RIGHTS_OF_ROLE[context.user.role].includes('listings')
    const [{ items }, owner, dictionary, noted, nda] = await Promise.all([
      context.send(listHistory, { kind, id }, { signal }),
      typeof ownerId === 'string' ? context.send(getPanelUser, { id: ownerId }, { signal }) : null,
      loadDictionary(context, listing),
      kind === 'producer' ? context.send(getVerification, { id }, { signal }) : null,
      mayDecide && 'ndaRequired' in listing && listing.ndaRequired
        ? context.send(getNda, { id }, { signal })
        : null,
    ])
    // The title is computed in the loader, because code that `head` uses becomes part of every page's bundle.
    const title = listingTitle(listing, context.locale)
    const verification = noted?.verification ?? null
    const agreement = nda?.file ?? null
    return { kind, listing, history: items, owner, dictionary, verification, agreement, mayDecide, title }
  },
  head: ({ match: { context }, loaderData }) => panelHead(context, loaderData?.title ?? ''),
  component: Listing,
})

function Listing() {
  const { title: _, ...data } = Route.useLoaderData()
  return <PanelListingPage {...data} />
}
