import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import { listCategories } from './dictionaries/list-categories.ts'
import { listRegions } from './dictionaries/list-regions.ts'
import type { DirectoryContext, WriteContext } from './directory-context.ts'
import { dictionaryMarks, homeSlotMarks, orderListMarks, producerListMarks } from './listing/listing-marks.ts'
import { listOwnOrders } from './listing/owners/list-own-orders.ts'
import { listOwnProducers } from './listing/owners/list-own-producers.ts'
import { listHomeSlots } from './listing/promotion/list-home-slots.ts'
import { listFittingOrders } from './orders/fitting/list-fitting-orders.ts'
import { listOrders } from './orders/list-orders.ts'
import { listProducers } from './producers/list-producers.ts'

export const directoryRoutes: readonly Binding<DirectoryContext>[] = [
  bind(contract.listRegions, listRegions, dictionaryMarks),
  bind(contract.listCategories, listCategories, dictionaryMarks),
  bind(contract.listOrders, listOrders, orderListMarks),
  bind(contract.listProducers, listProducers, producerListMarks),
  bind(contract.listHomeSlots, (ctx: DirectoryContext) => listHomeSlots(ctx), homeSlotMarks),
]

export const ownerRoutes: readonly Binding<WriteContext>[] = [
  bind(contract.listOwnOrders, listOwnOrders),
  bind(contract.listOwnProducers, listOwnProducers),
  bind(contract.listFittingOrders, (ctx: WriteContext) => listFittingOrders(ctx)),
]
