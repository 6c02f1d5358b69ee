import type { Region } from '@verstat/contract'
import type { z } from 'zod/mini'
import { viewRegion } from './dictionary.view.ts'
import type { DirectoryContext } from './directory-context.ts'
import { countOrders } from './orders/count-orders.ts'
import { countProducers } from './producers/count-producers.ts'

/** All regions in their order, each with how many listings of its own it has. */
export async function listRegions(ctx: DirectoryContext): Promise<z.input<typeof Region>[]> {
  const [orders, producers] = await Promise.all([countOrders(ctx), countProducers(ctx)])
  return ctx.dictionaries.regions().map((region) => {
    const key = String(region.key)
    const counts = { orders: orders.regions.get(key) ?? 0, producers: producers.regions.get(key) ?? 0 }
    return viewRegion(region, counts)
  })
}
