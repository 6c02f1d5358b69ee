import { getSeller } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import type { SellerView } from './seller-view.ts'

/** Who sells, as data: its words come with this part, so a page that the server wrote has no need of them. */
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
