import type { listOrders, OrderSort, RouteInput } from '@verstat/contract'
import { ORDER_SORTS } from '@verstat/contract/browser'
import type { Translator } from '@verstat/i18n'
import type { PlainSearch } from '../../../lib/urls/plain-search.ts'
import {
  type FilterFault,
  pickQuery,
  type QueryValues,
  setValues,
  tickValue,
  tidyTick,
  typedNumber,
} from '../../listing/listing-query.ts'
import { ORDER_CHOICE_NAMES } from './order-choices.ts'

/** Filters of the orders' list beyond its path. */
export const ORDER_QUERY_KEYS = [
  'sort',
  'budgetMin',
  'budgetMax',
  'currency',
  'quantityMin',
  'quantityMax',
  'unit',
  'hasFiles',
  'language',
  ...ORDER_CHOICE_NAMES,
] as const

export type OrderExtras = Partial<RouteInput<typeof listOrders>>

/** The filters an address asks for, without those that change nothing: a default, a unit of no quantity. */
export function readOrderQuery(search: PlainSearch): QueryValues {
  const typed = pickQuery(search, ORDER_QUERY_KEYS)
  const usesBudget = typed.budgetMin ?? typed.budgetMax ?? (typed.sort === 'budget' || undefined)
  const usesQuantity = typed.quantityMin ?? typed.quantityMax ?? (typed.sort === 'quantity' || undefined)
  return setValues(
    {
      ...typed,
      sort: typed.sort === 'newest' ? undefined : typed.sort,
      currency: usesBudget && typed.currency !== 'UAH' ? typed.currency : undefined,
      unit: usesQuantity && typed.unit,
      hasFiles: tidyTick(typed.hasFiles),
    },
    ORDER_QUERY_KEYS,
  )
}

/**
 * The same filters as the API takes them. Numbers that cannot be read are left out and told; words of closed
 * lists go as typed, because the API knows the lists and answers with a sentence for the field.
 */
export function orderExtras(
  values: QueryValues,
  t: Translator,
): { readonly extras: OrderExtras; readonly faults: readonly FilterFault[] } {
  const faults: FilterFault[] = []
  const extras: Record<string, unknown> = { ...values }
  for (const [field, scale] of NUMBERS) {
    const text = values[field]
    if (text === undefined) continue
    const number = typedNumber(text, scale)
    if (number === undefined) {
      delete extras[field]
      faults.push({ field, message: t('orders.filter.notNumber') })
    } else extras[field] = number
  }
  if (values.hasFiles) extras.hasFiles = tickValue(values.hasFiles)
  return { extras: asExtras(extras), faults }
}

/** The sort in force; an unknown one counts as the default. */
export function orderSort(values: QueryValues): OrderSort {
  return ORDER_SORTS.find((sort) => sort === values.sort) ?? 'newest'
}

/** Sums are typed in hryvnias and sent in kopiykas. */
const NUMBERS = [
  ['budgetMin', 100],
  ['budgetMax', 100],
  ['quantityMin', 1],
  ['quantityMax', 1],
] as const

/** Words of closed lists are still unchecked text here: the API is the one that checks them. */
function asExtras(values: Record<string, unknown>): OrderExtras {
  return values as OrderExtras
}
