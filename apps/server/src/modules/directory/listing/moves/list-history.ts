import type { ListingKind } from '@verstat/contract'
import type { Db } from '../../directory-context.ts'
import { LISTING_ID } from './listing.repository.ts'

export type StatusChange = {
  readonly from: string | null
  readonly to: string
  /** Null when a visitor made the change, or when the change was automatic. */
  readonly actorId: string | null
  readonly reason: string | null
  readonly at: Date
}

export async function listHistory(db: Db, kind: ListingKind, id: string): Promise<StatusChange[]> {
  return db
    .selectFrom('listing_status_log')
    .select(['from_status as from', 'to_status as to', 'actor_id as actorId', 'reason', 'at'])
    .where(LISTING_ID[kind], '=', id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}
