import type { User } from '@verstat/contract'
import { listOwnSubscriptions } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

/** Where the plan is paid that somebody chose before they could pay; undefined when nothing waits. */
export async function findPlanToPay(
  { send, user }: Pick<PageContext, 'send'> & { readonly user: User | null },
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!user) return undefined
  const { items } = await send(listOwnSubscriptions, { wanted: 'true', limit: 1 }, { signal })
  const [first] = items
  return first && `/user/subscription/order/${first.id}?plan=${first.wantedPlan}#plans`
}
