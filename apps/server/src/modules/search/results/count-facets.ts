import { ORDER_TYPES, type SearchResult } from '@verstat/contract'
import type { z } from 'zod/mini'
import { categoryFacet, regionFacet } from '../../directory/index.ts'
import type { FacetName, Match } from '../engine/search-engine.ts'
import type { SearchContext } from '../search-context.ts'
import type { ListingFilter, RequestMaker } from './listing-filter.ts'

type Facets = NonNullable<z.input<typeof SearchResult>['facets']>

const KINDS = {
  all: ['order', 'producer'],
  orders: ['order'],
  producers: ['producer'],
} as const satisfies Readonly<Record<string, readonly Match['kind'][]>>

/** Counts the matches by type, by region and by category. Each count ignores the filter by the counted property. */
export async function countFacets(
  ctx: SearchContext,
  place: keyof typeof KINDS,
  filter: ListingFilter,
  request: RequestMaker,
): Promise<Facets> {
  const count = async (name: FacetName): Promise<ReadonlyMap<string, number>> => {
    const counted = await Promise.all(
      KINDS[place].map(async (kind) => {
        const facetRequest = await request(kind, { ...filter, [name]: undefined })
        return ctx.search.engine.countFacet(facetRequest, name, ctx)
      }),
    )
    const sum = new Map<string, number>()
    for (const [value, n] of counted.flatMap((each) => [...each])) sum.set(value, (sum.get(value) ?? 0) + n)
    return sum
  }
  const [types, regions, categories] = await Promise.all([count('type'), count('region'), count('category')])
  return {
    types: ORDER_TYPES.flatMap((value) => {
      const n = types.get(value) ?? 0
      return n > 0 ? [{ value, count: n }] : []
    }),
    regions: regionFacet(ctx.dictionaries, regions),
    categories: categoryFacet(ctx.dictionaries, categories, filter.category),
  }
}
