import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import type { DirectoryContext } from './directory-context.ts'
import { listCategories } from './list-categories.ts'
import { listRegions } from './list-regions.ts'
import { getOrder } from './orders/get-order.ts'
import { listOrders } from './orders/list-orders.ts'
import { getProducer } from './producers/get-producer.ts'
import { listProducers } from './producers/list-producers.ts'

/** The calls of this module. */
export const directoryRoutes: readonly Binding<DirectoryContext>[] = [
  bind(contract.listRegions, (ctx: DirectoryContext) => listRegions(ctx)),
  bind(contract.listCategories, listCategories),
  bind(contract.listOrders, listOrders),
  bind(contract.getOrder, getOrder),
  bind(contract.listProducers, listProducers),
  bind(contract.getProducer, getProducer),
]
