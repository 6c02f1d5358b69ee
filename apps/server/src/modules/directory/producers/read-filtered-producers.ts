import { sql } from 'kysely'
import type { Db } from '../directory-context.ts'
import { type BoundedPage, readBoundedPage } from '../listing/paging/bounded-list.ts'
import { producerConditions } from './producer-conditions.ts'
import type { ProducerFilter } from './producer-filter.ts'

const ORDER_BY = {
  rank: sql`rank desc, producer_id desc`,
  newest: sql`published_at desc, producer_id desc`,
  name: sql`name_key, producer_id`,
}

/** Reads a page of a list for which the database has no counters. Such a list ends after `BOUNDED_ROWS` rows. */
export async function readFilteredProducers(
  db: Db,
  filter: ProducerFilter,
  page: { readonly offset: number; readonly limit: number; readonly now: Date },
): Promise<BoundedPage> {
  const segment = {
    from: sql`producer_listings`,
    id: 'producer_id',
    where: producerConditions(filter, page.now),
    orderBy: ORDER_BY[filter.sort],
  }
  return readBoundedPage(db, [segment], page)
}
