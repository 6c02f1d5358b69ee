import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import type { DirectoryContext, OwnerContext } from './directory-context.ts'
import { listCategories } from './list-categories.ts'
import { listRegions } from './list-regions.ts'
import {
  dictionaryMarks,
  orderListMarks,
  orderMarks,
  producerListMarks,
  producerMarks,
} from './listing-marks.ts'
import { getOrder } from './orders/get-order.ts'
import { listOrders } from './orders/list-orders.ts'
import { listOwnOrders } from './owners/list-own-orders.ts'
import { listOwnProducers } from './owners/list-own-producers.ts'
import { getProducer } from './producers/get-producer.ts'
import { listProducers } from './producers/list-producers.ts'

/** The calls of this module. */
export const directoryRoutes: readonly Binding<DirectoryContext>[] = [
  bind(contract.listRegions, listRegions, dictionaryMarks),
  bind(contract.listCategories, listCategories, dictionaryMarks),
  bind(contract.listOrders, listOrders, orderListMarks),
  bind(contract.getOrder, getOrder, orderMarks),
  bind(contract.listProducers, listProducers, producerListMarks),
  bind(contract.getProducer, getProducer, producerMarks),
]

/** The calls of this module that only signed-in owners may make. */
export const ownerRoutes: readonly Binding<OwnerContext>[] = [
  bind(contract.listOwnOrders, listOwnOrders),
  bind(contract.listOwnProducers, listOwnProducers),
]
