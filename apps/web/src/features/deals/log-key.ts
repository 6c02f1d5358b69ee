import type { Deal } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'

/** The text of a line in the log of a deal, which says who did what. */
export function logKey({ from, to, by }: Pick<Deal['log'][number], 'from' | 'to' | 'by'>): MessageKey {
  switch (to) {
    case 'awaiting':
      return 'deals.log.accepted'
    case 'active':
      return from === 'delivered' ? 'deals.log.returned' : 'deals.log.confirmed'
    case 'delivered':
      return 'deals.log.delivered'
    case 'completed':
      return by === null ? 'deals.log.silence' : 'deals.log.completed'
    case 'declined':
      return 'deals.log.declined'
    case 'lapsed':
      return 'deals.log.lapsed'
    case 'cancelled': {
      if (by === null) return 'deals.log.cancelled'
      if (by === 'producer') return 'deals.log.cancelledByProducer'
      return from === 'awaiting' ? 'deals.log.takenBack' : 'deals.log.cancelledByCustomer'
    }
  }
}
