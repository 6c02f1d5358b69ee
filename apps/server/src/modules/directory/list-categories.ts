import type { Category, listCategories as listCategoriesRoute, RouteParsed } from '@verstat/contract'
import type { z } from 'zod/mini'
import { viewCategory } from './dictionary.view.ts'
import type { DirectoryContext } from './directory-context.ts'
import { countOrders } from './orders/count-orders.ts'
import { countProducers } from './producers/count-producers.ts'

/** All categories in their order, or those that serve one type, with how many listings each has. */
export async function listCategories(
  ctx: DirectoryContext,
  input: RouteParsed<typeof listCategoriesRoute>,
): Promise<z.input<typeof Category>[]> {
  const [orders, producers] = await Promise.all([countOrders(ctx), countProducers(ctx)])
  const { type } = input
  return ctx.dictionaries
    .categories()
    .filter(({ types }) => type === undefined || types.includes(type))
    .map((category) => {
      const key = String(category.key)
      const counts = {
        orders: orders.categories.get(key) ?? 0,
        producers: producers.categories.get(key) ?? 0,
      }
      return viewCategory(category, counts, ctx.dictionaries)
    })
}
