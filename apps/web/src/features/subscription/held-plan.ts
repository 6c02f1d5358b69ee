import type { Subscription } from '@verstat/contract'

/** The plan that a listing is on now: the free one of its kind when nothing paid runs. */
export function heldPlan({
  plan,
  status,
  subject,
}: Pick<Subscription, 'plan' | 'status' | 'subject'>): string {
  return status === 'expired' ? `${subject.kind}-free` : plan
}
