import type { listRegions as listRegionsRoute, Region, RouteParsed } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../directory-context.ts'
import { countListings, countsOf } from '../listing/paging/count-listings.ts'
import { viewRegion } from './dictionary.view.ts'
import type { RegionEntry } from './dictionary-snapshot.ts'

type Regions = z.input<typeof Region>[]

/** Cached answer without counts; it changes only with the dictionary. */
const uncounted = new WeakMap<readonly RegionEntry[], Regions>()

/** Lists all regions in order, each with counts of its own listings unless `counts=none`. */
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
  const counts = await countListings(ctx)
  return regions.map((region) => viewRegion(region, countsOf(counts, 'regions', region.key)))
}
