import { CONFIRM_DAYS, type DealStatus } from '@verstat/contract'
import { OFFER_TEXTS } from '@verstat/demo'
import type { DemoStep } from '../modules/offers/index.ts'

const DAY_MS = 86_400_000
/** A delivered deal was delivered at most so many days ago, so that its customer still has to say whether it is right. */
const DELIVERED_DAYS = 4

/** Invents how a deal came from its acceptance to its present status. */
export function dealSteps(status: DealStatus, acceptedAt: Date, now: Date): readonly DemoStep[] {
  const since = acceptedAt.getTime()
  /** A moment between the acceptance and now. */
  const part = (share: number) => new Date(since + Math.round((now.getTime() - since) * share))
  const awaiting: DemoStep = { to: 'awaiting', by: 'customer', at: acceptedAt }
  const active: DemoStep = { to: 'active', by: 'producer', at: part(0.1) }
  const delivered: DemoStep = { to: 'delivered', by: 'producer', at: part(0.8) }
  const { dealDeclined, dealCancelled } = OFFER_TEXTS.notes
  switch (status) {
    case 'awaiting':
      return [awaiting]
    case 'active':
      return [awaiting, active]
    case 'delivered': {
      const at = new Date(Math.max(delivered.at.getTime(), now.getTime() - DELIVERED_DAYS * DAY_MS))
      return [awaiting, active, { ...delivered, at }]
    }
    case 'completed':
      return [awaiting, active, delivered, { to: 'completed', by: 'customer', at: part(0.9) }]
    case 'declined':
      return [awaiting, { to: 'declined', by: 'producer', at: part(0.2), note: dealDeclined }]
    case 'cancelled':
      return [awaiting, active, { to: 'cancelled', by: 'customer', at: part(0.7), note: dealCancelled }]
    case 'lapsed':
      return [awaiting, { to: 'lapsed', by: null, at: new Date(since + CONFIRM_DAYS * DAY_MS) }]
  }
}
