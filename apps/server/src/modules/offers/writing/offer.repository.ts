import type { OfferTerms } from '@verstat/contract'
import type { Selectable } from 'kysely'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { lockUser } from '../../accounts/index.ts'
import { lockOfferedOrder, type OfferedOrder } from '../../directory/index.ts'
import { FILE_COLUMNS, type FileRow } from '../../uploads/index.ts'
import type { OfferTable } from '../offers.tables.ts'
import type { Db, Tx } from '../offers-context.ts'

const COLUMNS = [
  'id',
  'number',
  'order_id',
  'producer_id',
  'owner_id',
  'status',
  'status_at',
  'prior_status',
  'declined_reason',
  'declined_note',
  'closed_reason',
  'blocked_reason',
  'revision',
  'version',
  'based_on_terms',
  'terms',
  'expires_at',
  'seen_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof OfferTable)[]

export type OfferRow = Pick<Selectable<OfferTable>, (typeof COLUMNS)[number]>

export async function find(db: Db, id: string): Promise<OfferRow | undefined> {
  return db.selectFrom('offers').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** The offers to an order in the order of their ids, which is also the order of their locks. */
export async function lockOpen(tx: Tx, orderId: string): Promise<OfferRow[]> {
  return tx
    .selectFrom('offers')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .where('status', 'in', ['sent', 'shortlisted', 'accepted'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function lockClosed(tx: Tx, orderId: string): Promise<OfferRow[]> {
  return tx
    .selectFrom('offers')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .where('status', '=', 'closed')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Locks what a change of one offer touches, always in the same order: people by id, the order, the offer. Returns
 * undefined when the offer or its order is gone.
 */
export async function lockMarket(
  tx: Tx,
  offer: Pick<OfferRow, 'id' | 'order_id'>,
  userIds: readonly (string | null)[],
  now: Date,
): Promise<{ readonly order: OfferedOrder; readonly offer: OfferRow } | undefined> {
  const people = [...new Set(userIds.flatMap((id) => id ?? []))].toSorted()
  for (const id of people) await lockUser(onTables(tx), id)
  const order = await lockOfferedOrder(transactionOnTables(tx), offer.order_id, now)
  const locked = await tx
    .selectFrom('offers')
    .select(COLUMNS)
    .where('id', '=', offer.id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return order && locked && { order, offer: locked }
}

/** Changes an offer. Every change counts its version, which moves name. */
export async function update(
  tx: Tx,
  { id, version }: Pick<OfferRow, 'id' | 'version'>,
  columns: Partial<Omit<OfferRow, 'id' | 'version' | 'terms'>> & { readonly terms?: OfferTerms },
  now: Date,
): Promise<void> {
  const { terms, ...plain } = columns
  await tx
    .updateTable('offers')
    .set({
      ...plain,
      ...(terms === undefined ? {} : { terms: JSON.stringify(terms) }),
      version: version + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Ends the acceptance of a locked offer. If a moderator has blocked the offer, it keeps the status for later. */
export async function endAcceptance(
  tx: Tx,
  offer: OfferRow,
  to: 'sent' | 'shortlisted' | 'withdrawn',
  now: Date,
): Promise<void> {
  if (offer.status === 'accepted') {
    await update(tx, offer, { status: to, status_at: now, prior_status: null }, now)
  } else if (offer.status === 'blocked' && offer.prior_status === 'accepted') {
    await update(tx, offer, { prior_status: to }, now)
  }
}

/** Whether the person has an open offer to the order. The caller has locked the order. */
export async function hasOpen(tx: Tx, orderId: string, ownerId: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('offers')
    .select('id')
    .where('order_id', '=', orderId)
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['sent', 'shortlisted', 'accepted'])
    .executeTakeFirst()
  return row !== undefined
}

export async function insertRevision(
  tx: Tx,
  revision: {
    readonly offerId: string
    readonly revision: number
    readonly basedOnTerms: number
    readonly terms: OfferTerms
    readonly at: Date
  },
): Promise<void> {
  await tx
    .insertInto('offer_revisions')
    .values({
      offer_id: revision.offerId,
      revision: revision.revision,
      based_on_terms: revision.basedOnTerms,
      terms: JSON.stringify(revision.terms),
      created_at: revision.at,
    })
    .execute()
}

export async function replaceFiles(tx: Tx, offerId: string, uploadIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('offer_files').where('offer_id', '=', offerId).execute()
  if (uploadIds.length === 0) return
  await tx
    .insertInto('offer_files')
    .values(uploadIds.map((upload_id, position) => ({ offer_id: offerId, upload_id, position })))
    .execute()
}

export type OfferFileRow = FileRow & { readonly offer_id: string }

export async function listFiles(db: Db, offerIds: readonly string[]): Promise<OfferFileRow[]> {
  if (offerIds.length === 0) return []
  return db
    .selectFrom('offer_files as file')
    .innerJoin('uploads as upload', 'upload.id', 'file.upload_id')
    .select(['file.offer_id', ...FILE_COLUMNS])
    .where('file.offer_id', 'in', [...offerIds])
    .orderBy('file.offer_id')
    .orderBy('file.position')
    .execute()
}
