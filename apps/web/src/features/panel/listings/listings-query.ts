import { LISTING_KINDS, ORDER_STATUSES } from '@verstat/contract/browser'
import { searchChoice, searchText } from '../frame/read-search.ts'

export function readListingsQuery(search: Readonly<Record<string, unknown>>) {
  return {
    kind: searchChoice(search, 'kind', LISTING_KINDS) ?? 'order',
    query: searchText(search, 'query'),
    status: searchChoice(search, 'status', ORDER_STATUSES),
    before: searchText(search, 'before'),
  }
}

export type ListingsQuery = ReturnType<typeof readListingsQuery>
