import { stripLocale } from '@verstat/i18n'
import { ORDER_QUERY_KEYS, PRODUCER_QUERY_KEYS, SEARCH_KEYS } from './lib/urls/query-parameters.ts'

/**
 * Returns the query parameters on which a page depends, in the order that links use. The server removes all other
 * parameters before the page is rendered.
 */
export function queryKeys(path: string): readonly string[] {
  const [section = ''] = stripLocale(path).slice(1).split('/', 1)
  return Object.hasOwn(KEYS, section) ? (KEYS[section] ?? []) : []
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  // `page` in the query redirects to the path of that page.
  orders: [...ORDER_QUERY_KEYS, 'page'],
  producers: [...PRODUCER_QUERY_KEYS, 'page'],
  search: SEARCH_KEYS,
  // `step` is the open step of a form. `plan` is the plan that was chosen in the comparison.
  advertisement: ['step', 'plan'],
  login: ['next'],
  register: ['next'],
  // `confirmed` is set after the user has pressed the confirm button.
  verify: ['confirmed'],
  unsubscribe: ['code'],
}
