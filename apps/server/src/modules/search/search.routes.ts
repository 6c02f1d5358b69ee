import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import {
  type DirectoryContext,
  listRelatedOrders,
  orderListMarks,
  searchListings,
  searchMarks,
} from '../directory/index.ts'
import { suggest } from './suggestions/make-suggestions.ts'

/** The calls of this module. */
export const searchRoutes: readonly Binding<DirectoryContext>[] = [
  bind(contract.search, searchListings, searchMarks),
  bind(contract.suggest, suggest),
  bind(contract.listRelatedOrders, listRelatedOrders, orderListMarks),
]
