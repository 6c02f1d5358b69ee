import { ORDER_TYPES, type OrderList } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../directory-context.ts'
import { categoryFacet, regionFacet } from '../facet.view.ts'
import { uncountedSql } from '../paging/counted-list.ts'
import type { OrderFilter } from './order-filter.ts'
import { ORDER_LIST } from './order-list.ts'

/**
 * Each facet is counted without itself, from the counters: $1 type or `any`, $2 region or 0, $3 category or 0,
 * $4 all region keys, $5 all types, $6 the moment.
 */
const FACETS = `with uncounted as materialized (${uncountedSql(ORDER_LIST, '(select $6::timestamptz)')})
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

type FacetRow = {
  readonly facet: 'types' | 'regions' | 'categories'
  readonly value: string
  readonly count: number
}

/**
 * How many orders each type, region and category would leave beside the other two filters. A region counts its own
 * orders only, not those of the whole country. Extra filters are not applied: these are counts of the plain forms.
 */
export async function orderFacets(
  ctx: Pick<DirectoryContext, 'pool' | 'dictionaries' | 'now'>,
  filter: Pick<OrderFilter, 'type' | 'region' | 'category'>,
): Promise<NonNullable<z.input<typeof OrderList>['facets']>> {
  const { dictionaries } = ctx
  const { rows } = await ctx.pool.query<FacetRow>({
    name: 'order facets',
    text: FACETS,
    values: [
      filter.type ?? 'any',
      filter.region?.key ?? 0,
      filter.category?.key ?? 0,
      dictionaries.regions().map(({ key }) => key),
      ORDER_TYPES,
      ctx.now(),
    ],
  })
  const counts = (facet: FacetRow['facet']) =>
    new Map(rows.filter((row) => row.facet === facet).map(({ value, count }) => [value, count]))
  const types = counts('types')
  return {
    types: ORDER_TYPES.map((value) => ({ value, count: types.get(value) ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
    regions: regionFacet(dictionaries, counts('regions')),
    categories: categoryFacet(dictionaries, counts('categories'), filter.category),
  }
}
