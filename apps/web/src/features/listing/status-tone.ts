import type { OrderStatus, ProducerStatus } from '@verstat/contract'
import type { BadgeTone } from '@verstat/ui/badge'

export const STATUS_TONE: Readonly<Record<OrderStatus | ProducerStatus, BadgeTone>> = {
  draft: 'neutral',
  pending: 'warn',
  published: 'good',
  paused: 'neutral',
  awarded: 'accent',
  completed: 'accent',
  expired: 'warn',
  cancelled: 'neutral',
  rejected: 'bad',
  blocked: 'bad',
  archived: 'neutral',
}
