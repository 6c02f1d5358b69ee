import type { listRegions as listRegionsRoute, Region, RouteParsed } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../directory-context.ts'
import { countListings } from '../listing/paging/count-listings.ts'
import { viewRegion } from './dictionary.view.ts'
import type { RegionEntry } from './dictionary-snapshot.ts'

type Regions = z.input<typeof Region>[]

/** Without counts the answer is one and the same until the dictionary changes. */
const uncounted = new WeakMap<readonly RegionEntry[], Regions>()

/** All regions in their order, each with how many listings of its own it has, unless that is not asked for. */
export async function listRegions(
  ctx: DirectoryContext,
  input: RouteParsed<typeof listRegionsRoute>,
): Promise<Regions> {
  const regions = ctx.dictionaries.regions()
  if (input.counts === 'none') {
    const known = uncounted.get(regions) ?? regions.map((region) => viewRegion(region))
    uncounted.set(regions, known)
    return known
  }
  const { orders, producers } = await countListings(ctx)
  return regions.map((region) => {
    const key = String(region.key)
    return viewRegion(region, {
      orders: orders.regions.get(key) ?? 0,
      producers: producers.regions.get(key) ?? 0,
    })
  })
}
