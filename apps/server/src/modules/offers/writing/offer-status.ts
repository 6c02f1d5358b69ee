import type { OfferStatus, StoredOfferStatus } from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'

/** The status as the API shows it: an open offer is `expired` after its last day. */
export function offerStatus(
  { status, expires_at }: { readonly status: StoredOfferStatus; readonly expires_at: Date },
  now: Date,
): OfferStatus {
  const isOpen = status === 'sent' || status === 'shortlisted'
  return isOpen && expires_at <= now ? 'expired' : status
}

/**
 * SQL for an offer that takes a place of its order: accepted, or open and in force. Offers of people who are blocked or
 * about to leave take none. `offer` is the alias of the table.
 */
export function isLive(now: Date, offer = 'offers'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${offer}.${name}`)
  return sql<boolean>`(
    (${column('status')} = 'accepted'
      or (${column('status')} in ('sent', 'shortlisted') and ${column('expires_at')} > ${now}))
    and exists (select from users person where person.id = ${column('owner_id')}
      and person.blocked_at is null and person.erase_at is null))`
}
