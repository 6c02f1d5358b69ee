import type { OwnOrder } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { hidePicture, openPicture, viewModeratedFile, viewOwnFile } from '../../uploads/index.ts'
import type { Db, DirectoryContext, WriteContext } from '../directory-context.ts'
import { getStats } from '../listing/listing-rows.ts'
import { allowedForRow, type ListingRights } from '../listing/moves/listing-moves.ts'
import { viewManagedColumns } from '../listing/owners/managed-columns.ts'
import { readFields } from '../listing/writing/field-columns.ts'
import type { LinkContext } from '../listing/writing/stored-uploads.ts'
import * as revisions from '../moderation/revisions/revision.repository.ts'
import { viewRevision } from '../moderation/revisions/revision.view.ts'
import * as orders from './order.repository.ts'
import { apiStatus, viewOrder } from './order.view.ts'
import { OWNER_COLUMNS } from './order-columns.ts'
import * as ownOrders from './own-order.repository.ts'

type Ctx = Pick<DirectoryContext, 'dictionaries'> & Pick<WriteContext, 'orderHooks'> & LinkContext

/** Reads a complete order for a caller who has rights on the order. Throws `not_found`. */
export async function readOwnOrder(
  ctx: Ctx,
  db: Db,
  id: string,
  rights: ListingRights,
): Promise<z.input<typeof OwnOrder>> {
  const row = await ownOrders.find(db, id)
  if (!row) throw new AppError('not_found')
  const stored = await orders.listPictures(db, id)
  // Staff read what they moderate. What is closed they open for a written reason, in the module for closed files.
  const isModerated = !rights.isOwner && !rights.isHolder
  const pictures = stored.map((picture) => (isModerated ? hidePicture(picture) : openPicture(ctx, picture)))
  const files = await ownOrders.listFiles(db, id)
  const stats = await getStats(db, 'order', id)
  const revision = await revisions.find(db, { kind: 'order', id })
  const { contactName, contactEmail, contactPhone, contactMessengers, ...hidden } = readFields(
    OWNER_COLUMNS,
    row,
    ctx.dictionaries,
  )
  const contact = {
    name: contactName,
    email: contactEmail,
    phone: contactPhone,
    messengers: contactMessengers,
    show: row.contact_show,
  }
  const now = ctx.now()
  const [live, questions, hasOffers] = await Promise.all([
    ctx.orderHooks.countLive(db, id, now),
    ctx.orderHooks.countQuestions(db, id),
    ctx.orderHooks.hasOffers(db, id),
  ])
  return {
    ...viewOrder(
      row,
      { pictures, files: [], stats, offers: live.count, questions },
      { dictionaries: ctx.dictionaries, now },
    ),
    files: files.map((file) => (isModerated ? viewModeratedFile(ctx, file) : viewOwnFile(ctx, file))),
    ...hidden,
    contactShow: row.contact_show,
    contact,
    ...viewManagedColumns(row, now),
    hasOffers,
    allowed: allowedForRow('order', { ...row, status: apiStatus(row, now) }, rights, now),
    revision: revision
      ? withContact(await viewRevision(ctx, db, 'order', revision, { isModerated }), contact)
      : null,
  }
}

/** Merges the contact fields of an edit into a complete object `contact`. */
function withContact<Revision extends { readonly changes: Readonly<Record<string, unknown>> }>(
  revision: Revision,
  contact: object,
) {
  const { contactName, contactEmail, ...changes } = revision.changes
  const parts = {
    ...(contactName === undefined ? {} : { name: contactName }),
    ...(contactEmail === undefined ? {} : { email: contactEmail }),
  }
  const isTouched = Object.keys(parts).length > 0
  return { ...revision, changes: isTouched ? { ...changes, contact: { ...contact, ...parts } } : changes }
}
