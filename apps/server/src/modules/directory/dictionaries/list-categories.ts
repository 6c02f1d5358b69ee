import type { Category, listCategories as listCategoriesRoute, RouteParsed } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../directory-context.ts'
import { countListings, countsOf } from '../listing/paging/count-listings.ts'
import { viewCategory } from './dictionary.view.ts'
import type { CategoryEntry } from './dictionary-snapshot.ts'

type Categories = z.input<typeof Category>[]

/** Cached answers without numbers of listings. A cached answer changes only when the dictionaries are loaded again. */
const uncounted = new WeakMap<readonly CategoryEntry[], Categories>()

/**
 * Lists all categories, or those of one type, in dictionary order. Includes the numbers of listings unless `counts` is
 * `none`.
 */
export async function listCategories(
  ctx: DirectoryContext,
  { type, counts }: RouteParsed<typeof listCategoriesRoute>,
): Promise<Categories> {
  const all = counts === 'none' ? uncountedCategories(ctx) : await countedCategories(ctx)
  return type === undefined ? all : all.filter(({ types }) => types.includes(type))
}

function uncountedCategories({ dictionaries }: DirectoryContext): Categories {
  const categories = dictionaries.categories()
  const known = uncounted.get(categories) ?? categories.map((each) => viewCategory(each, dictionaries))
  uncounted.set(categories, known)
  return known
}

async function countedCategories(ctx: DirectoryContext): Promise<Categories> {
  const counts = await countListings(ctx)
  const categories = ctx.dictionaries.categories()
  return categories.map((each) =>
    viewCategory(each, ctx.dictionaries, countsOf(counts, 'categories', each.key)),
  )
}
