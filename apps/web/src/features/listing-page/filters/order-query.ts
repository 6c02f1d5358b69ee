import type { OrderSort } from '@verstat/contract'
import { ORDER_SORTS } from '@verstat/contract/browser'
import type { Translator } from '@verstat/i18n'
import type { PlainSearch } from '../../../lib/urls/plain-search.ts'
import { ORDER_QUERY_KEYS } from '../../../lib/urls/query-parameters.ts'
import {
  type FilterFault,
  pickQuery,
  type QueryValues,
  setValues,
  tickValue,
  tidyTick,
  typedNumber,
} from '../../listing/listing-query.ts'

/**
 * Returns the filters of an address. Values without an effect are left out, such as a default, or a unit without a
 * quantity.
 */
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
      hasModel: tidyTick(typed.hasModel),
    },
    ORDER_QUERY_KEYS,
  )
}

/**
 * Returns the filters as the API expects them. A malformed number is dropped and reported. A value of a closed list is
 * sent unchecked, because the API validates it and returns a message for each field.
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
  if (values.hasModel) extras.hasModel = tickValue(values.hasModel)
  return { extras, faults }
}

export function orderSort(values: QueryValues): OrderSort {
  return ORDER_SORTS.find((sort) => sort === values.sort) ?? 'newest'
}

/**
 * Names of the numeric filters, each with the factor by which the typed number is multiplied. Users type amounts in
 * hryvnias, and the API expects kopiykas.
 */
const NUMBERS = [
  ['budgetMin', 100],
  ['budgetMax', 100],
  ['quantityMin', 1],
  ['quantityMax', 1],
  ['sizeMax', 1],
] as const
