import type { Subscription } from '@verstat/contract'

/** The listing's effective plan: the free one when its subscription has expired. */
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
