import type { FileLink, Picture } from '@verstat/contract'
import type { z } from 'zod/mini'
import { viewPicture } from '../../uploads/index.ts'
import type { Db } from '../directory-context.ts'

export type OwnFile = z.input<typeof FileLink> & { readonly isPublic: boolean }

/** Pictures and documents as their owner sees them, by id: of an edit, whose files belong to no listing's rows yet. */
export type StoredUploads = {
  readonly picture: (id: string, alt: string | null) => z.input<typeof Picture> | null
  readonly file: (id: string) => OwnFile | null
}

export async function readUploads(db: Db, ids: readonly string[]): Promise<StoredUploads> {
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
      const { width = null, height = null, placeholder = null, widths = [] } = byId.get(id) ?? {}
      if (width === null || height === null || placeholder === null) return null
      return viewPicture({ id, alt, width, height, placeholder, widths })
    },
    file(id) {
      const row = byId.get(id)
      return row ? viewOwnFile(row) : null
    },
  }
}

/** A document as its owner and staff see it. */
export function viewOwnFile(row: {
  readonly id: string
  readonly name: string
  readonly mime: string
  readonly size: number
  readonly is_public: boolean
}): OwnFile {
  const { id, name, mime, size } = row
  return { id, name, mime, size, url: `/media/${id}/file`, isPublic: row.is_public }
}
