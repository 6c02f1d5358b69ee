import type { User } from '@verstat/contract'
import { listOwnSubscriptions } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

/** Path to pay for a plan that the user chose before they could pay; undefined when there is none. */
export async function findPlanToPay(
  { send, user }: Pick<PageContext, 'send'> & { readonly user: User | null },
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!user) return undefined
  const { items } = await send(listOwnSubscriptions, { wanted: 'true', limit: 1 }, { signal })
  const [first] = items
  return first && `/user/subscription/order/${first.id}?plan=${first.wantedPlan}#plans`
}
