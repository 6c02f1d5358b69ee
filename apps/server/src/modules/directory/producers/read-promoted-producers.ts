import type { DirectoryContext } from '../directory-context.ts'
import { readPromoted } from '../listing/promotion/read-promoted.ts'
import { producerConditions } from './producer-conditions.ts'
import { isPlain, type ProducerFilter } from './producer-filter.ts'

/** Picks up to three promoted producers for a page of the list. The picked producers match the filter of the list. */
export async function readPromotedProducers(
  ctx: Pick<DirectoryContext, 'db' | 'pool'>,
  filter: ProducerFilter,
  page: { readonly page: number; readonly now: Date },
): Promise<string[]> {
  const conditions = producerConditions(filter, page.now)
  const rows = {
    table: 'producer_listings',
    id: 'producer_id',
    conditions,
    isPlain: isPlain(filter),
  } as const
  return readPromoted(ctx, rows, page)
}
