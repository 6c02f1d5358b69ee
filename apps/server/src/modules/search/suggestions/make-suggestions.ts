import type { RouteOutput, RouteParsed, suggest as route } from '@verstat/contract'
import type { DirectoryContext } from '../../directory/index.ts'

type Item = RouteOutput<typeof route>['items'][number]

const MOST_CATEGORIES = 3
const MOST_REGIONS = 2

/** Ways to go on from what was typed, each of another kind. */
export async function suggest(
  ctx: DirectoryContext,
  { query }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  return { items: [...suggestCategories(ctx, query), ...suggestRegions(ctx, query)] }
}

function suggestCategories({ dictionaries }: DirectoryContext, query: string): Item[] {
  return dictionaries
    .categories()
    .filter(({ name }) => begins(name, query))
    .slice(0, MOST_CATEGORIES)
    .map(({ slug, name, parentKey }) => ({
      kind: 'category',
      slug,
      name,
      parent: parentKey === null ? null : dictionaries.category(parentKey).name,
    }))
}

function suggestRegions({ dictionaries }: DirectoryContext, query: string): Item[] {
  return dictionaries
    .regions()
    .filter(({ name }) => begins(name, query))
    .slice(0, MOST_REGIONS)
    .map(({ slug, name }) => ({ kind: 'region', slug, name }))
}

/** Whether any word of a name, in either language, begins so. */
function begins(name: { readonly uk: string; readonly en: string }, query: string): boolean {
  const typed = query.toLowerCase()
  return [name.uk, name.en].some((text) => ` ${text.toLowerCase()}`.includes(` ${typed}`))
}
