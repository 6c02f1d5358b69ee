import type { MarketTask } from '@verstat/contract'
import { sql } from 'kysely'
import { localized } from '../../directory/index.ts'
import type { Db } from '../drawings-context.ts'

/** At most this many orders. */
const MAX = 3

type Row = {
  readonly id: string
  readonly slug: string
  readonly title_uk: string | null
  readonly title_en: string | null
  readonly n: number
}

/** Orders of a person for whose files somebody has asked, the longest wait first. */
export async function listFileTasks(db: Db, userId: string): Promise<MarketTask[]> {
  const { rows } = await sql<Row>`
    select o.id, o.slug, o.title_uk, o.title_en, count(*)::int as n
      from orders o join file_grants g on g.order_id = o.id and g.state = 'asked'
     where o.owner_id = ${userId} and o.status in ('published', 'paused', 'awarded')
     group by o.id order by min(g.asked_at) limit ${MAX}`.execute(db)
  return rows.map(({ id, slug, title_uk, title_en, n }) => ({
    kind: 'files',
    id,
    slug,
    title: localized(title_uk, title_en),
    n,
  }))
}
