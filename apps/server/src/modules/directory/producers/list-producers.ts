import type { ProducerList } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../directory-context.ts'
import { readPage } from '../listing/paging/read-page.ts'
import { sweepVerifications } from '../listing/paging/sweep-expired.ts'
import { producerFacets } from './count-producers.ts'
import * as producers from './producer.repository.ts'
import { viewProducerSummary } from './producer.view.ts'
import {
  isPlain,
  type ProducerFilter,
  type ProducerListInput,
  producerFilter,
  producerSegments,
} from './producer-filter.ts'
import { PRODUCER_LIST } from './producer-list.ts'
import { readFilteredProducers } from './read-filtered-producers.ts'
import { readPromotedProducers } from './read-promoted-producers.ts'

/**
 * Lists a page of producers with the total, promoted producers and, on request, facets. A page beyond the end has no
 * items but the true total. Throws `validation_failed` for an unknown region or category.
 */
export async function listProducers(
  ctx: DirectoryContext,
  input: ProducerListInput,
): Promise<z.input<typeof ProducerList>> {
  const filter = producerFilter(ctx.dictionaries, input)
  const now = ctx.now()
  if (filter.sort === 'rank') await sweepVerifications(ctx.db, now)
  const [found, promotedIds, facets] = await Promise.all([
    readIds(ctx, filter, { offset: (input.page - 1) * input.limit, limit: input.limit, now }),
    readPromotedProducers(ctx, filter, { page: input.page, now }),
    input.facets ? producerFacets(ctx, filter) : undefined,
  ])
  const shownPromoted = found.ids.length > 0 ? promotedIds : []
  const rows = await producers.listSummaries(ctx.pool, [...new Set([...found.ids, ...shownPromoted])])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const view = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [viewProducerSummary(row, { dictionaries: ctx.dictionaries, now })] : []
    })
  return {
    items: view(found.ids),
    page: input.page,
    limit: input.limit,
    total: found.total,
    totalExact: found.totalExact,
    pages: Math.ceil(found.total / input.limit),
    promoted: view(shownPromoted),
    ...(facets ? { facets } : {}),
  }
}

async function readIds(
  ctx: DirectoryContext,
  filter: ProducerFilter,
  page: { readonly offset: number; readonly limit: number; readonly now: Date },
) {
  if (!isPlain(filter)) return readFilteredProducers(ctx.db, filter, page)
  const found = await readPage(ctx.pool, PRODUCER_LIST, producerSegments(filter), page)
  return { ...found, totalExact: true }
}
