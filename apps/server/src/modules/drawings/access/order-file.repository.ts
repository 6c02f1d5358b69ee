import type { FileRow } from '../../uploads/index.ts'
import { FILE_COLUMNS } from '../../uploads/index.ts'
import type { Db } from '../drawings-context.ts'

/** A picture or a document of an order. */
export type OrderFileRow = FileRow & {
  readonly kind: 'image' | 'file'
  readonly order_id: string
  readonly alt: string | null
}

/** Documents first, then pictures, in the order in which their owner placed them. */
export async function list(db: Db, orderId: string): Promise<OrderFileRow[]> {
  const [files, images] = await Promise.all([
    documents(db).where('file.order_id', '=', orderId).orderBy('file.position').execute(),
    pictures(db).where('image.order_id', '=', orderId).orderBy('image.position').execute(),
  ])
  return [...files.map((row) => ({ ...row, alt: null })), ...images]
}

/** Finds a file by its upload, if it belongs to an order. */
export async function find(db: Db, uploadId: string): Promise<OrderFileRow | undefined> {
  const file = await documents(db).where('file.upload_id', '=', uploadId).executeTakeFirst()
  if (file) return { ...file, alt: null }
  return pictures(db).where('image.upload_id', '=', uploadId).executeTakeFirst()
}

/**
 * Like `find`, and also finds the own agreement of an owner, and the files of an edit that waits for approval, which
 * nobody else may open yet.
 */
export async function findForStaff(db: Db, uploadId: string): Promise<OrderFileRow | undefined> {
  const found = (await find(db, uploadId)) ?? (await findAgreement(db, uploadId))
  if (found) return found
  const row = await db
    .selectFrom('revision_files as file')
    .innerJoin('listing_revisions as revision', 'revision.id', 'file.revision_id')
    .innerJoin('uploads as upload', 'upload.id', 'file.upload_id')
    .select([...FILE_COLUMNS, 'upload.kind', 'revision.order_id'])
    .where('file.upload_id', '=', uploadId)
    .where('revision.order_id', 'is not', null)
    .$narrowType<{ order_id: string }>()
    .executeTakeFirst()
  return row && { ...row, alt: null }
}

async function findAgreement(db: Db, uploadId: string): Promise<OrderFileRow | undefined> {
  const row = await db
    .selectFrom('order_ndas as document')
    .innerJoin('uploads as upload', 'upload.id', 'document.upload_id')
    .select([...FILE_COLUMNS, 'upload.kind', 'document.order_id'])
    .where('document.upload_id', '=', uploadId)
    .executeTakeFirst()
  return row && { ...row, alt: null }
}

function documents(db: Db) {
  return db
    .selectFrom('order_files as file')
    .innerJoin('uploads as upload', 'upload.id', 'file.upload_id')
    .select([...FILE_COLUMNS, 'upload.kind', 'file.order_id'])
}

function pictures(db: Db) {
  return db
    .selectFrom('order_images as image')
    .innerJoin('uploads as upload', 'upload.id', 'image.upload_id')
    .select([...FILE_COLUMNS, 'upload.kind', 'image.order_id', 'image.alt'])
}
