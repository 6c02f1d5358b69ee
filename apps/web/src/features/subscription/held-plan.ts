import type { Subscription } from '@verstat/contract'

/** The plan that a listing is on now: the free one of its kind when nothing paid runs. */
export function heldPlan({
  plan,
  status,
  subject,
}: Pick<Subscription, 'plan' | 'status' | 'subject'>): string {
  return status === 'expired' ? freePlan(subject) : plan
}

/** Every kind of listing has one, and goes back to it. */
export function freePlan({ kind }: Pick<Subscription['subject'], 'kind'>): string {
  return `${kind}-free`
}
