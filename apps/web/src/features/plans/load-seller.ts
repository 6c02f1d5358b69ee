import { getSeller } from '@verstat/contract/browser'
import { loadMessages } from '@verstat/i18n/load'
import type { PageContext } from '../../lib/page-context.ts'
import { type SellerView, sellerView } from './seller-view.ts'

/** Who sells, as data: the words are in no bundle that the page has when it takes over. */
export async function loadSeller(
  context: PageContext,
  signal?: AbortSignal,
): Promise<SellerView | undefined> {
  const [answer] = await Promise.all([
    context.send(getSeller, {}, signal ? { signal } : {}),
    loadMessages(context.locale, ['seller']),
  ])
  return sellerView(context, answer)
}
