import type { ComparedOffer } from '@verstat/contract'
import { usePage } from '../../../lib/use-page.ts'

/** For so long an offer is called new after it was first read, so that a reload of the page does not age it. */
const NEW_MS = 10 * 60_000

/** The status of an offer in the words of the customer, who has received what the producer has sent. */
export function useStatusText({ status, seenAt }: Pick<ComparedOffer, 'status' | 'seenAt'>): string {
  const { t, now } = usePage()
  if (status !== 'sent') return t(`offers.status.${status}`)
  const isNew = seenAt === null || now().getTime() - Date.parse(seenAt) < NEW_MS
  return t(isNew ? 'comparison.status.new' : 'comparison.status.received')
}

/** What was decided about an offer, when and why. */
export function useDecision(offer: ComparedOffer): string {
  const { t, format } = usePage()
  const open = useStatusText(offer)
  const { status, declinedReason, closedReason, decidedAt } = offer
  const date = decidedAt === null ? '' : format.fullDay(decidedAt)
  if (status === 'accepted') return t('comparison.record.accepted', { date })
  if (status === 'declined') {
    return t('comparison.record.declined', { date, reason: t(`offers.reason.${declinedReason ?? 'other'}`) })
  }
  if (closedReason !== null) return t(`offers.closed.${closedReason}`)
  return t('comparison.record.open', { status: open })
}
