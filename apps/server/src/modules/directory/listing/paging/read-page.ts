import type { Pool } from 'pg'
import type { BoundedPage } from './bounded-list.ts'
import { type CountedList, formOf } from './counted-list.ts'
import { pageStatement } from './page-statement.ts'

/**
 * Values of the filter columns for each segment of a list. For example, the first segment is a region and the second is
 * the whole country. All segments filter by the same columns.
 */
export type Segments = readonly [
  Readonly<Record<string, string | number>>,
  ...Readonly<Record<string, string | number>>[],
]

/**
 * Reads the ids of a page and the exact total. Every page costs about the same. A page beyond the end still has the
 * total.
 */
export async function readPage(
  pool: Pool,
  list: CountedList,
  segments: Segments,
  page: { readonly offset: number; readonly limit: number; readonly now: Date },
): Promise<BoundedPage> {
  const form = formOf(list, Object.keys(segments[0]))
  const name = [list.table, 'page', segments.length, ...form.by].join(' ')
  const values = [
    page.offset,
    page.limit,
    ...segments.flatMap((segment) => form.by.map((column) => segment[column])),
    ...(list.isGone ? [page.now] : []),
  ]
  const { rows } = await pool.query<Pick<BoundedPage, 'ids' | 'total'>>({
    name,
    text: statementText(name, list, form, segments.length),
    values,
  })
  return { ...(rows[0] ?? { ids: [], total: 0 }), totalExact: true }
}

const texts = new Map<string, string>()

/** Caches the text of a statement by name, because building the text takes longer than sending it. */
function statementText(name: string, ...statement: Parameters<typeof pageStatement>): string {
  const known = texts.get(name)
  if (known !== undefined) return known
  const text = pageStatement(...statement)
  texts.set(name, text)
  return text
}
