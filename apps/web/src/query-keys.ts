import { stripLocale } from '@verstat/i18n'
import { ORDER_QUERY_KEYS } from './features/listing-page/filters/order-query.ts'
import { PRODUCER_QUERY_KEYS } from './features/listing-page/filters/producer-query.ts'
import { SEARCH_KEYS } from './features/search-page/search-query.ts'

/** The query parameters a page depends on, in the order of links. A parameter missing here never reaches the page. */
export function queryKeys(path: string): readonly string[] {
  const [section = ''] = stripLocale(path).slice(1).split('/', 1)
  return Object.hasOwn(KEYS, section) ? (KEYS[section] ?? []) : []
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  // `page` in the query redirects to the page's own address.
  orders: [...ORDER_QUERY_KEYS, 'page'],
  producers: [...PRODUCER_QUERY_KEYS, 'page'],
  search: SEARCH_KEYS,
  // The open step of a form.
  advertisement: ['step'],
  login: ['next'],
  register: ['next'],
  // Set when the confirm button was pressed.
  verify: ['confirmed'],
}
