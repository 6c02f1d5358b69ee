import { ORDER_TYPES, type OrderList } from '@verstat/contract'
import type { z } from 'zod/mini'
import { categoryFacet, regionFacet } from '../dictionaries/facet.view.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { uncountedSql } from '../listing/paging/counted-list.ts'
import type { OrderFilter } from './order-filter.ts'
import { ORDER_LIST } from './order-list.ts'

/**
 * Counts orders for the facets of a list. The counts of a facet ignore the filter by that facet. Parameters: $1 type or
 * `any`, $2 region or 0, $3 category or 0, $4 all region keys, $5 all types, $6 current time.
 */
const COUNTS = `with uncounted as materialized (${uncountedSql(ORDER_LIST, '(select $6::timestamptz)')})
select 'types' as facet, type as value, sum(n)::int as count from (
    select type, n from order_totals where type = any($5::text[]) and region_id = $2::smallint and category_id = $3::smallint
    union all
    select type::text, d from uncounted
     where ($2::smallint = 0 or region_id = $2::smallint)
       and ($3::smallint = 0 or root_id = $3::smallint or category_id = $3::smallint)
  ) by_type group by type
union all
select 'regions', region_id::text, sum(n)::int from (
    select region_id, n from order_totals where type = $1::text and region_id = any($4::smallint[]) and category_id = $3::smallint
    union all
    select region_id, d from uncounted
     where ($1::text = 'any' or type::text = $1::text)
       and ($3::smallint = 0 or root_id = $3::smallint or category_id = $3::smallint)
  ) by_region group by region_id
union all
select 'categories', category_id::text, sum(n)::int from (
    select category_id, n from order_totals where type = $1::text and region_id = $2::smallint and category_id <> 0
    union all
    select place.category_id, d from uncounted, lateral (values (root_id), (uncounted.category_id)) place (category_id)
     where ($1::text = 'any' or type::text = $1::text) and ($2::smallint = 0 or region_id = $2::smallint)
  ) by_category group by category_id`

type CountRow = {
  readonly facet: 'types' | 'regions' | 'categories'
  readonly value: string
  readonly count: number
}

/**
 * For each facet, the numbers of orders. The keys are order types, or the database ids of regions and categories as
 * text. A missing key means zero.
 */
export type OrderCounts = Readonly<Record<CountRow['facet'], ReadonlyMap<string, number>>>

/**
 * Counts orders by type, by region and by category. Each count also applies the filters by the other two. A region's
 * count does not include orders for the whole country. The exact numbers come from counters in the database.
 */
export async function countOrders(
  ctx: Pick<DirectoryContext, 'pool' | 'dictionaries' | 'now'>,
  filter: Pick<OrderFilter, 'type' | 'region' | 'category'> = {},
): Promise<OrderCounts> {
  const { rows } = await ctx.pool.query<CountRow>({
    name: 'order counts',
    text: COUNTS,
    values: [
      filter.type ?? 'any',
      filter.region?.key ?? 0,
      filter.category?.key ?? 0,
      ctx.dictionaries.regions().map(({ key }) => key),
      ORDER_TYPES,
      ctx.now(),
    ],
  })
  const counts = (facet: CountRow['facet']) =>
    new Map(rows.filter((row) => row.facet === facet).map(({ value, count }) => [value, count]))
  return { types: counts('types'), regions: counts('regions'), categories: counts('categories') }
}

/** Returns the numbers of orders for the facets of a list. Only the filters by type, region and category apply. */
export async function orderFacets(
  ctx: Pick<DirectoryContext, 'pool' | 'dictionaries' | 'now'>,
  filter: Pick<OrderFilter, 'type' | 'region' | 'category'>,
): Promise<NonNullable<z.input<typeof OrderList>['facets']>> {
  const { types, regions, categories } = await countOrders(ctx, filter)
  return {
    types: ORDER_TYPES.map((value) => ({ value, count: types.get(value) ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
    regions: regionFacet(ctx.dictionaries, regions),
    categories: categoryFacet(ctx.dictionaries, categories, filter.category),
  }
}
