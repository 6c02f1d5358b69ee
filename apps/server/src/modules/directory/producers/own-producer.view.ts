import type { OwnProducer } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { openPicture } from '../../uploads/index.ts'
import type { Db, DirectoryContext } from '../directory-context.ts'
import { getStats } from '../listing/listing-rows.ts'
import { allowedForRow, isProducerStatus, type ListingRights } from '../listing/moves/listing-moves.ts'
import { viewManagedColumns } from '../listing/owners/managed-columns.ts'
import { readFields } from '../listing/writing/field-columns.ts'
import { type LinkContext, readUploads } from '../listing/writing/stored-uploads.ts'
import * as revisions from '../moderation/revisions/revision.repository.ts'
import { viewRevision } from '../moderation/revisions/revision.view.ts'
import * as ownProducers from './own-producer.repository.ts'
import * as producers from './producer.repository.ts'
import { viewProducer } from './producer.view.ts'
import { OWNER_COLUMNS } from './producer-columns.ts'

/** Reads a complete producer for a caller who has rights on the producer. Throws `not_found`. */
export async function readOwnProducer(
  ctx: Pick<DirectoryContext, 'dictionaries'> & LinkContext,
  db: Db,
  id: string,
  rights: ListingRights,
): Promise<z.input<typeof OwnProducer>> {
  const row = await ownProducers.find(db, id)
  if (!row) throw new AppError('not_found')
  const stored = await producers.listPictures(db, id)
  const pictures = stored.map((picture) => openPicture(ctx, picture))
  const stats = await getStats(db, 'producer', id)
  const revision = await revisions.find(db, { kind: 'producer', id })
  const hidden = readFields(OWNER_COLUMNS, row, ctx.dictionaries)
  const copies = await readUploads(
    ctx,
    db,
    hidden.certificates.flatMap(({ file }) => file?.uploadId ?? []),
  )
  const now = ctx.now()
  return {
    ...viewProducer(row, { pictures, stats }, { dictionaries: ctx.dictionaries, now }),
    ...hidden,
    certificates: hidden.certificates.map(({ file, ...certificate }) => ({
      ...certificate,
      file: file && copies.file(file.uploadId),
    })),
    contactShow: row.contact_show,
    ...viewManagedColumns(row, now),
    allowed: allowedForRow('producer', row, rights, now).filter(isProducerStatus),
    revision: revision ? await viewRevision(ctx, db, 'producer', revision) : null,
  }
}
