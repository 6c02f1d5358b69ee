import type { User } from '@verstat/contract'
import { listOwnSubscriptions } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

/**
 * Finds the paid plan that the user has chosen but could not pay for yet, for example before verifying the e-mail
 * address. Returns the path of the page for paying for this plan, or undefined when there is no such plan.
 */
export async function findPlanToPay(
  { send, user }: Pick<PageContext, 'send'> & { readonly user: User | null },
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!user) return undefined
  const { items } = await send(listOwnSubscriptions, { wanted: 'true', limit: 1 }, { signal })
  const [first] = items
  return first && `/user/subscription/order/${first.id}?plan=${first.wantedPlan}#plans`
}
