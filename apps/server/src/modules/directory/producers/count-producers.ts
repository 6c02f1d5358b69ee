import type { ProducerList } from '@verstat/contract'
import type { z } from 'zod/mini'
import { categoryFacet, regionFacet } from '../dictionaries/facet.view.ts'
import type { DirectoryContext } from '../directory-context.ts'
import type { ProducerFilter } from './producer-filter.ts'

/**
 * Counts producers for the facets of a list. The counts of a facet ignore the filter by that facet. Parameters: $1
 * region or 0, $2 category or 0, $3 all region keys.
 */
const COUNTS = `select 'regions' as facet, region_id::text as value, sum(n)::int as count from (
    select region_id, n from producer_totals where region_id = any($3::smallint[]) and category_id = $2::smallint
    union all
    select region_id, d from producer_deltas where category_id = $2::smallint
  ) by_region group by region_id
union all
select 'categories', category_id::text, sum(n)::int from (
    select category_id, n from producer_totals where region_id = $1::smallint and category_id <> 0
    union all
    select category_id, d from producer_deltas where ($1::smallint = 0 or region_id = $1::smallint) and category_id <> 0
  ) by_category group by category_id`

type CountRow = { readonly facet: 'regions' | 'categories'; readonly value: string; readonly count: number }

/**
 * For each facet, the numbers of producers. The keys are the database ids of regions and categories as text. A missing
 * key means zero.
 */
export type ProducerCounts = Readonly<Record<CountRow['facet'], ReadonlyMap<string, number>>>

/**
 * Counts producers by region and by category. Each count also applies the other filter. The exact numbers come from
 * counters in the database.
 */
export async function countProducers(
  ctx: Pick<DirectoryContext, 'pool' | 'dictionaries'>,
  { region, category }: Pick<ProducerFilter, 'region' | 'category'> = {},
): Promise<ProducerCounts> {
  const { rows } = await ctx.pool.query<CountRow>({
    name: 'producer counts',
    text: COUNTS,
    values: [region?.key ?? 0, category?.key ?? 0, ctx.dictionaries.regions().map(({ key }) => key)],
  })
  const counts = (facet: CountRow['facet']) =>
    new Map(rows.filter((row) => row.facet === facet).map(({ value, count }) => [value, count]))
  return { regions: counts('regions'), categories: counts('categories') }
}

/** Returns the numbers of producers for the facets of a list. Only the filters by region and category apply. */
export async function producerFacets(
  ctx: Pick<DirectoryContext, 'pool' | 'dictionaries'>,
  filter: Pick<ProducerFilter, 'region' | 'category'>,
): Promise<NonNullable<z.input<typeof ProducerList>['facets']>> {
  const { regions, categories } = await countProducers(ctx, filter)
  return {
    regions: regionFacet(ctx.dictionaries, regions),
    categories: categoryFacet(ctx.dictionaries, categories, filter.category),
  }
}
