import type { listRegions as listRegionsRoute, Region, RouteParsed } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { DirectoryContext } from '../directory-context.ts'
import { countListings, countsOf } from '../listing/paging/count-listings.ts'
import { viewRegion } from './dictionary.view.ts'
import type { RegionEntry } from './dictionary-snapshot.ts'

type Regions = z.input<typeof Region>[]

/** Cached answers without numbers of listings. A cached answer changes only when the dictionaries are loaded again. */
const uncounted = new WeakMap<readonly RegionEntry[], Regions>()

/**
 * Lists all regions in dictionary order. Includes the numbers of listings unless `counts` is `none`. A region's count
 * does not include orders for the whole country.
 */
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
