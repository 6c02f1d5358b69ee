import type { Picture } from '@verstat/contract'
import type { Kysely } from 'kysely'
import type { z } from 'zod/mini'
import { viewPicture } from './picture.view.ts'
import type { UploadsTables } from './uploads.tables.ts'

/**
 * Returns null when the picture was deleted. Avatars and logos have no alternative text, because pages show a name next
 * to them.
 */
export async function findPicture(
  db: Kysely<UploadsTables>,
  id: string,
): Promise<z.input<typeof Picture> | null> {
  const row = await db
    .selectFrom('uploads')
    .select(['id', 'width', 'height', 'widths', 'placeholder'])
    .where('id', '=', id)
    .where('kind', '=', 'image')
    .executeTakeFirst()
  if (!row?.width || !row.height || row.placeholder === null) return null
  const { width, height, placeholder } = row
  return viewPicture({ ...row, width, height, placeholder, alt: null })
}
