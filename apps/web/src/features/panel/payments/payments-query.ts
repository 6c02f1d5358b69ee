import { PAYMENT_PROVIDERS, TRANSACTION_KINDS, TRANSACTION_STATUSES } from '@verstat/contract/browser'
import { searchChoice, searchText } from '../frame/read-search.ts'

export function readPaymentsQuery(search: Readonly<Record<string, unknown>>) {
  return {
    query: searchText(search, 'query'),
    show: searchChoice(search, 'show', ['work'] as const),
    status: searchChoice(search, 'status', TRANSACTION_STATUSES),
    provider: searchChoice(search, 'provider', PAYMENT_PROVIDERS),
    kind: searchChoice(search, 'kind', TRANSACTION_KINDS),
    from: searchText(search, 'from'),
    to: searchText(search, 'to'),
    before: searchText(search, 'before'),
  }
}

export type PaymentsQuery = ReturnType<typeof readPaymentsQuery>

export function readReceiptsQuery(search: Readonly<Record<string, unknown>>) {
  return {
    show: searchChoice(search, 'show', ['all'] as const) ?? ('open' as const),
    before: searchText(search, 'before'),
  }
}

export type ReceiptsQuery = ReturnType<typeof readReceiptsQuery>
