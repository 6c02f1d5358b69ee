import type { ProducerSummary } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import type { PageContext } from '../../lib/page-context.ts'

export type CapacityText = { readonly text: string; readonly isAccepting: boolean }

/** Says whether the producer accepts orders. Dates in the past are ignored. */
export function capacityText(
  { t, format, now }: Pick<PageContext, 't' | 'format' | 'now'>,
  capacity: ProducerSummary['capacity'],
): CapacityText | undefined {
  if (!capacity) return undefined
  const today = kyivDay(now())
  const { closedUntil, acceptingFrom } = capacity
  if (closedUntil && closedUntil >= today) {
    const text = t('producers.capacity.closedUntil', { date: format.day(closedUntil) })
    return { text, isAccepting: false }
  }
  if (acceptingFrom && acceptingFrom > today) {
    const text = t('producers.capacity.acceptingFrom', { date: format.day(acceptingFrom) })
    return { text, isAccepting: false }
  }
  return { text: t('producers.capacity.accepting'), isAccepting: true }
}
