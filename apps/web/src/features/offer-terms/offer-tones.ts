import type { DealStatus, OfferStatus } from '@verstat/contract'
import type { BadgeTone } from '@verstat/ui/badge'

export const OFFER_TONES: Readonly<Record<OfferStatus, BadgeTone>> = {
  sent: 'accent',
  shortlisted: 'good',
  accepted: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
  closed: 'neutral',
  blocked: 'bad',
  expired: 'warn',
}

export const DEAL_TONES: Readonly<Record<DealStatus, BadgeTone>> = {
  awaiting: 'warn',
  active: 'accent',
  delivered: 'accent',
  completed: 'good',
  declined: 'neutral',
  cancelled: 'neutral',
  lapsed: 'neutral',
}
