import type { Subscription } from '@verstat/contract'

/** Returns the plan in effect, which is the free plan when the listing's subscription has expired. */
export function currentPlan({
  plan,
  status,
  subject,
}: Pick<Subscription, 'plan' | 'status' | 'subject'>): string {
  return status === 'expired' ? freePlan(subject) : plan
}

export function freePlan({ kind }: Pick<Subscription['subject'], 'kind'>): string {
  return `${kind}-free`
}
