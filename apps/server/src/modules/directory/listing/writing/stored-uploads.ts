import type { OwnFile, Picture } from '@verstat/contract'
import type { z } from 'zod/mini'
import {
  FILE_COLUMNS,
  hidePicture,
  openPicture,
  viewModeratedFile,
  viewOwnFile,
  viewPicture,
} from '../../../uploads/index.ts'
import type { Db, WriteContext } from '../../directory-context.ts'

export type LinkContext = Pick<WriteContext, 'now'> & {
  readonly accounts: Pick<WriteContext['accounts'], 'secret'>
}

/**
 * Finds uploads by id and renders them for their owner, or, with `isModerated`, for staff. Pending edits need this, because the files of a pending edit
 * are not yet files of the listing.
 */
export type StoredUploads = {
  readonly picture: (id: string, alt: string | null) => z.input<typeof Picture> | null
  readonly file: (id: string) => z.input<typeof OwnFile> | null
}

export async function readUploads(
  ctx: LinkContext,
  db: Db,
  ids: readonly string[],
  { isModerated = false }: { readonly isModerated?: boolean } = {},
): Promise<StoredUploads> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('uploads as upload')
          .select(FILE_COLUMNS)
          .where('upload.id', 'in', [...ids])
          .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    picture(id, alt) {
      const row = byId.get(id)
      if (!row || row.width === null || row.height === null || row.placeholder === null) return null
      const { width, height, placeholder, widths, is_public, access } = row
      const stored = { id, alt, width, height, placeholder, widths, is_public, access }
      return viewPicture(isModerated ? hidePicture(stored) : openPicture(ctx, stored))
    },
    file(id) {
      const row = byId.get(id)
      if (!row) return null
      return isModerated ? viewModeratedFile(ctx, row) : viewOwnFile(ctx, row)
    },
  }
}
