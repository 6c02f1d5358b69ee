import type { Order, Producer } from '@verstat/contract'
import { getOwnOrder, getOwnProducer, SEEN_STATUSES } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { type OwnListingView, ownOrderView, ownProducerView } from './own-listing-view.ts'

/** What somebody has who manages a listing whose page they look at. */
export type OwnTools = {
  readonly access: 'owner' | 'staff'
  readonly listing: OwnListingView
  /** Said on top where strangers see no page at all. */
  readonly hidden?: { readonly heading: string; readonly text: string }
}

/** For whoever manages this order; nothing for all others, who cost no call. */
export async function loadOrderTools(
  context: PageContext,
  { access, slug }: Order,
  signal: AbortSignal,
): Promise<OwnTools | undefined> {
  if (!access) return undefined
  const order = await context.send(getOwnOrder, { slug }, { signal })
  return withNotice(context, access, ownOrderView(context, { ...order, image: null }))
}

/** The same for a producer. */
export async function loadProducerTools(
  context: PageContext,
  { access, slug }: Producer,
  signal: AbortSignal,
): Promise<OwnTools | undefined> {
  if (!access) return undefined
  const producer = await context.send(getOwnProducer, { slug }, { signal })
  return withNotice(context, access, ownProducerView(context, producer))
}

function withNotice({ t }: PageContext, access: OwnTools['access'], listing: OwnListingView): OwnTools {
  if (SEEN_STATUSES.includes(listing.status)) return { access, listing }
  return { access, listing, hidden: { heading: listing.state.text, text: t('own.tools.hidden') } }
}
