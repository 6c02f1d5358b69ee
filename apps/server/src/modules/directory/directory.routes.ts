import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import type { DirectoryContext, OwnerContext } from './directory-context.ts'
import { listCategories } from './list-categories.ts'
import { listHomeSlots } from './list-home-slots.ts'
import { listRegions } from './list-regions.ts'
import { dictionaryMarks, homeSlotMarks, orderListMarks, producerListMarks } from './listing-marks.ts'
import { listOrders } from './orders/list-orders.ts'
import { listOwnOrders } from './owners/list-own-orders.ts'
import { listOwnProducers } from './owners/list-own-producers.ts'
import { listProducers } from './producers/list-producers.ts'

/** The calls of this module. */
export const directoryRoutes: readonly Binding<DirectoryContext>[] = [
  bind(contract.listRegions, listRegions, dictionaryMarks),
  bind(contract.listCategories, listCategories, dictionaryMarks),
  bind(contract.listOrders, listOrders, orderListMarks),
  bind(contract.listProducers, listProducers, producerListMarks),
  bind(contract.listHomeSlots, (ctx: DirectoryContext) => listHomeSlots(ctx), homeSlotMarks),
]

/** The calls of this module that only signed-in owners may make. */
export const ownerRoutes: readonly Binding<OwnerContext>[] = [
  bind(contract.listOwnOrders, listOwnOrders),
  bind(contract.listOwnProducers, listOwnProducers),
]
