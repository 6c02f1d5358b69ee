import type { OwnOffer } from '@verstat/contract'
import { CONFIRM_DAYS } from '@verstat/contract/browser'
import type { BadgeTone } from '@verstat/ui/badge'
import type { PageContext } from '../../../lib/page-context.ts'
import { DEAL_TONES, OFFER_TONES } from '../../offer-terms/offer-tones.ts'

type Page = Pick<PageContext, 't' | 'format'>
type Subject = Pick<OwnOffer, 'status' | 'deal' | 'closedReason' | 'expiresAt'>

/** Says how an offer stands, in the words of its producer. */
export function ownStatus({ t }: Page, { status, deal, closedReason }: Subject): OwnStatus {
  if (status === 'closed' && closedReason) {
    return { text: t(`offers.own.closed.${closedReason}`), tone: OFFER_TONES[status] }
  }
  if (status !== 'accepted' || !deal)
    return { text: t(`offers.own.status.${status}`), tone: OFFER_TONES[status] }
  const tone = DEAL_TONES[deal.status]
  if (deal.status === 'awaiting') return { text: t('offers.own.deal.awaiting'), tone }
  if (deal.status === 'completed') return { text: t('offers.own.deal.completed'), tone }
  const runs = deal.status === 'active' || deal.status === 'delivered'
  return { text: t(runs ? 'offers.own.deal.active' : 'offers.own.status.sent'), tone }
}

export type OwnStatus = { readonly text: string; readonly tone: BadgeTone }

/** Says what became of the acceptance of an offer, and by whom. Undefined while the deal runs, and without a deal. */
export function dealNews({ t, format }: Page, { deal, status, expiresAt }: Subject): string | undefined {
  if (!deal) return undefined
  const accepted = format.day(deal.acceptedAt)
  const at = format.day(deal.at)
  if (deal.status === 'awaiting')
    return t('offers.deal.awaiting', { accepted, until: format.day(deal.lapsesAt) })
  const isOpen = status === 'sent' || status === 'shortlisted'
  const again = isOpen ? ` ${t('offers.deal.again', { date: format.day(expiresAt) })}` : ''
  if (deal.status === 'lapsed')
    return t('offers.deal.lapsed', { accepted, days: String(CONFIRM_DAYS) }) + again
  if (deal.status === 'declined') return t('offers.deal.declined', { accepted, at }) + again
  if (deal.status === 'cancelled') {
    return t(`offers.deal.cancelled.${deal.by ?? 'nobody'}`, { accepted, at }) + again
  }
  return undefined
}
