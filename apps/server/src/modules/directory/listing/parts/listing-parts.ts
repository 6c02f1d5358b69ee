import type { DirectoryContext } from '../../directory-context.ts'

export type ListingTable = 'orders' | 'producers'

/** A part of the sitemap that has listings. `changedAt` is the last change of its listings. */
export type ListingPart = { readonly part: number; readonly changedAt: Date }
export type PartListing = { readonly slug: string; readonly updatedAt: Date }

type Reader = Pick<DirectoryContext, 'pool' | 'now'>

/** Condition of the partial index that finds the listings of a sitemap part. `$1` is the current time. */
const LISTED: Readonly<Record<ListingTable, string>> = {
  orders: `listed and expires_at <> '1970-01-01 00:00:13+00' and expires_at > $1`,
  producers: `status = 'published' and $1::timestamptz is not null`,
}

/**
 * Returns the parts of the sitemap. A listing's number determines its part, so a listing never changes its part. A part
 * has at most five thousand listings.
 */
export async function listParts({ pool, now }: Reader, table: ListingTable): Promise<ListingPart[]> {
  const { rows } = await pool.query<{ part: number; changed_at: Date }>({
    name: `${table} parts`,
    text: `select part, newest.updated_at as changed_at
      from generate_series(1, (select max(listing_part(number)) from ${table} where ${LISTED[table]})) part,
        lateral (select updated_at from ${table}
                  where listing_part(number) = part and ${LISTED[table]}
                  order by updated_at desc limit 1) newest
     order by part`,
    values: [now()],
  })
  return rows.map(({ part, changed_at }) => ({ part, changedAt: changed_at }))
}

/** Lists the listings of one sitemap part, sorted by number. The list is empty for an unknown part. */
export async function listPart(
  { pool, now }: Reader,
  table: ListingTable,
  part: number,
): Promise<PartListing[]> {
  const { rows } = await pool.query<{ slug: string; updated_at: Date }>({
    name: `${table} of a part`,
    text: `select slug, updated_at from ${table}
      where listing_part(number) = $2 and ${LISTED[table]} order by number`,
    values: [now(), part],
  })
  return rows.map(({ slug, updated_at }) => ({ slug, updatedAt: updated_at }))
}
