import { getSeller } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import type { SellerView } from './seller-view.ts'

/**
 * Loads the seller's details. The texts are imported only when this function runs, so that pages rendered on the server
 * do not send the texts to the browser.
 */
export async function loadSeller(
  context: PageContext,
  signal?: AbortSignal,
): Promise<SellerView | undefined> {
  const [answer, { sellerView }] = await Promise.all([
    context.send(getSeller, {}, signal ? { signal } : {}),
    import('./seller-view.ts'),
  ])
  return sellerView(context, answer)
}
