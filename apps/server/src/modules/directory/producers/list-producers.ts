import type { ProducerList } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../directory-context.ts'
import { readListPage } from '../listing/paging/read-list-page.ts'
import { readPage } from '../listing/paging/read-page.ts'
import { sweepVerifications } from '../listing/paging/sweep-expired.ts'
import { producerFacets } from './count-producers.ts'
import { listSummaries } from './producer.repository.ts'
import { viewProducerSummary } from './producer.view.ts'
import { isPlain, type ProducerListInput, producerFilter, producerSegments } from './producer-filter.ts'
import { PRODUCER_LIST } from './producer-list.ts'
import { readFilteredProducers } from './read-filtered-producers.ts'
import { readPromotedProducers } from './read-promoted-producers.ts'

/** Lists a page of producers. Throws `validation_failed` for an unknown region or category. */
export async function listProducers(
  ctx: DirectoryContext,
  input: ProducerListInput,
): Promise<z.input<typeof ProducerList>> {
  const filter = producerFilter(ctx.dictionaries, input)
  const now = ctx.now()
  if (filter.sort === 'rank') await sweepVerifications(ctx.db, now)
  const page = { offset: (input.page - 1) * input.limit, limit: input.limit, now }
  return readListPage(input, {
    found: isPlain(filter)
      ? readPage(ctx.pool, PRODUCER_LIST, producerSegments(filter), page)
      : readFilteredProducers(ctx.db, filter, page),
    promotedIds: readPromotedProducers(ctx, filter, { page: input.page, now }),
    facets: input.facets ? producerFacets(ctx, filter) : undefined,
    listSummaries: (ids) => listSummaries(ctx.pool, ids),
    view: (row) => viewProducerSummary(row, { dictionaries: ctx.dictionaries, now }),
  })
}
