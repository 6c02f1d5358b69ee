import { stripLocale } from '@verstat/i18n'
import { ORDER_QUERY_KEYS } from './features/listing-page/filters/order-query.ts'
import { PRODUCER_QUERY_KEYS } from './features/listing-page/filters/producer-query.ts'
import { SEARCH_KEYS } from './features/search-page/search-query.ts'

/**
 * The query parameters that change the page of a path, in the order its links have them. The server renders and keeps
 * a page with these alone: a parameter that is missing here does nothing.
 */
export function queryKeys(path: string): readonly string[] {
  const [section = ''] = stripLocale(path).slice(1).split('/', 1)
  return Object.hasOwn(KEYS, section) ? (KEYS[section] ?? []) : []
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  // A page beside the path leads to its own address.
  orders: [...ORDER_QUERY_KEYS, 'page'],
  producers: [...PRODUCER_QUERY_KEYS, 'page'],
  search: SEARCH_KEYS,
  // The step of a form that is open.
  advertisement: ['step'],
  // Where to go after signing in.
  login: ['next'],
  register: ['next'],
  // After the press of its button.
  verify: ['confirmed'],
}
