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

const FACETS = ['type', 'region', 'category'] as const satisfies readonly FacetName[]

/** Counts the matches by type, by region and by category. Each count ignores the filter by the counted property. */
export async function countFacets(
  ctx: SearchContext,
  place: keyof typeof KINDS,
  filter: ListingFilter,
  request: RequestMaker,
): Promise<Facets> {
  // Facets whose property is not filtered by count the same matches, so they are counted together.
  const together = FACETS.filter((name) => filter[name] === undefined)
  const alone = FACETS.filter((name) => filter[name] !== undefined).map((name) => [name])
  const counted = await Promise.all(
    KINDS[place].flatMap((kind) =>
      [together, ...alone].map(async (names) => {
        const ownFilter = names.length === 1 ? { ...filter, [names[0] ?? '']: undefined } : filter
        return ctx.search.engine.countFacets(await request(kind, ownFilter), names, ctx)
      }),
    ),
  )
  const sumOf = (name: FacetName): ReadonlyMap<string, number> => {
    const sum = new Map<string, number>()
    for (const [value, n] of counted.flatMap((each) => [...(each.get(name) ?? [])]))
      sum.set(value, (sum.get(value) ?? 0) + n)
    return sum
  }
  const types = sumOf('type')
  const regions = sumOf('region')
  const categories = sumOf('category')
  return {
    types: ORDER_TYPES.flatMap((value) => {
      const n = types.get(value) ?? 0
      return n > 0 ? [{ value, count: n }] : []
    }),
    regions: regionFacet(ctx.dictionaries, regions),
    categories: categoryFacet(ctx.dictionaries, categories, filter.category),
  }
}
