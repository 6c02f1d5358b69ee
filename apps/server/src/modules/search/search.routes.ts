import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import { type DirectoryContext, listRelatedOrders, searchListings } from '../directory/index.ts'

/** The calls of this module. */
export const searchRoutes: readonly Binding<DirectoryContext>[] = [
  bind(contract.search, searchListings),
  bind(contract.listRelatedOrders, listRelatedOrders),
]
