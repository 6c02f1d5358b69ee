import type { OwnFile, Picture } from '@verstat/contract'
import type { z } from 'zod/mini'
import { openPicture, signedFileUrl, viewPicture } from '../../../uploads/index.ts'
import type { Db, WriteContext } from '../../directory-context.ts'

export type LinkContext = Pick<WriteContext, 'now'> & {
  readonly accounts: Pick<WriteContext['accounts'], 'secret'>
}

/**
 * Finds uploads by id and renders them for their owner. Pending edits need this, because the files of a pending edit
 * are not yet files of the listing.
 */
export type StoredUploads = {
  readonly picture: (id: string, alt: string | null) => z.input<typeof Picture> | null
  readonly file: (id: string) => z.input<typeof OwnFile> | null
}

export async function readUploads(ctx: LinkContext, db: Db, ids: readonly string[]): Promise<StoredUploads> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('uploads')
          .select(['id', 'name', 'mime', 'size', 'is_public', 'width', 'height', 'widths', 'placeholder'])
          .where('id', 'in', [...ids])
          .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    picture(id, alt) {
      const row = byId.get(id)
      if (!row || row.width === null || row.height === null || row.placeholder === null) return null
      const { width, height, placeholder, widths, is_public } = row
      return viewPicture(openPicture(ctx, { id, alt, width, height, placeholder, widths, is_public }))
    },
    file(id) {
      const row = byId.get(id)
      return row ? viewOwnFile(ctx, row) : null
    },
  }
}

/** Returns a document as the API shows it to the owner and to staff. `url` is valid for ten minutes. */
export function viewOwnFile(
  { accounts, now }: LinkContext,
  row: {
    readonly id: string
    readonly name: string
    readonly mime: string
    readonly size: number
    readonly is_public: boolean
  },
): z.input<typeof OwnFile> {
  const { id, name, mime, size } = row
  return { id, name, mime, size, url: signedFileUrl(accounts.secret, id, now()), isPublic: row.is_public }
}
