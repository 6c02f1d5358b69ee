import type { ListingKind } from '@verstat/contract'
import { sql } from 'kysely'
import type { Pool, QueryResultRow } from 'pg'
import type { StoredPicture } from '../../uploads/index.ts'
import type { Db } from '../directory-context.ts'

/** Runs a prepared statement whose parameter `$1` is an array of ids. Returns the rows in the order of the ids. */
export async function readByIds<Row extends QueryResultRow & { readonly id: string }>(
  pool: Pool,
  statement: { readonly name: string; readonly text: string },
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<Row>({ ...statement, values: [ids] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns how often the listing was viewed and how many people asked for its contact. */
export async function getStats(
  db: Db,
  kind: ListingKind,
  id: string,
): Promise<{ readonly views: number; readonly contacts: number }> {
  const { rows } = await sql<{ views: number; contacts: number }>`
    select views, contacts from ${sql.table(`${kind}_stats`)} where ${sql.ref(`${kind}_id`)} = ${id}`.execute(
    db,
  )
  return rows[0] ?? { views: 0, contacts: 0 }
}

export const PICTURE_COLUMNS = [
  'upload.id',
  'upload.width',
  'upload.height',
  'upload.widths',
  'upload.placeholder',
  'upload.is_public',
  'upload.access',
  'image.alt',
] as const

type PictureColumns = {
  readonly width: number | null
  readonly height: number | null
  readonly placeholder: StoredPicture['placeholder'] | null
}

/** Omits the pictures that are not processed yet. */
export function processedPictures<Row extends PictureColumns>(rows: readonly Row[]) {
  return rows.flatMap(({ width, height, placeholder, ...row }) =>
    width !== null && height !== null && placeholder !== null ? [{ ...row, width, height, placeholder }] : [],
  )
}
