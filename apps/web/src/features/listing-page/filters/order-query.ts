import type { OrderSort } from '@verstat/contract'
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

/** The filters of an address, without those that have no effect: a default, a unit without a quantity. */
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
 * The filters as the API expects them. Malformed numbers are dropped and reported as errors; values of closed lists
 * are sent unchecked, because the API validates them and returns a message per field.
 */
export function orderExtras(
  values: QueryValues,
  t: Translator,
): { readonly extras: Readonly<Record<string, unknown>>; readonly faults: readonly FilterFault[] } {
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
  return { extras, faults }
}

/** The current sort; default for an unknown one. */
export function orderSort(values: QueryValues): OrderSort {
  return ORDER_SORTS.find((sort) => sort === values.sort) ?? 'newest'
}

/** Amounts are typed in hryvnias and sent in kopiykas. */
const NUMBERS = [
  ['budgetMin', 100],
  ['budgetMax', 100],
  ['quantityMin', 1],
  ['quantityMax', 1],
] as const
