import { SUBSCRIPTION_STATUSES } from '@verstat/contract/browser'
import { searchChoice, searchText } from '../frame/read-search.ts'

export function readSubscriptionsQuery(search: Readonly<Record<string, unknown>>) {
  return {
    query: typeof search.query === 'number' ? String(search.query) : searchText(search, 'query'),
    show: searchChoice(search, 'show', ['all', 'ending']),
    status: searchChoice(search, 'status', SUBSCRIPTION_STATUSES),
    plan: searchText(search, 'plan'),
    before: searchText(search, 'before'),
  }
}

export type SubscriptionsQuery = ReturnType<typeof readSubscriptionsQuery>
