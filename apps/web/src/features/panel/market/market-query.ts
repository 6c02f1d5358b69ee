import { DEAL_STATUSES, OFFER_STATUSES } from '@verstat/contract/browser'
import { searchChoice, searchText } from '../frame/read-search.ts'

type Search = Readonly<Record<string, unknown>>

export function readMarketOffersQuery(search: Search) {
  return {
    status: searchChoice(search, 'status', OFFER_STATUSES),
    orderId: searchText(search, 'orderId'),
    userId: searchText(search, 'userId'),
    before: searchText(search, 'before'),
  }
}

export function readMarketDealsQuery(search: Search) {
  return {
    status: searchChoice(search, 'status', DEAL_STATUSES),
    orderId: searchText(search, 'orderId'),
    userId: searchText(search, 'userId'),
    before: searchText(search, 'before'),
  }
}
