import type { ProducerSort } from '@verstat/contract'
import { PRODUCER_SORTS } from '@verstat/contract/browser'
import type { PlainSearch } from '../../../lib/urls/plain-search.ts'
import { PRODUCER_QUERY_KEYS, PRODUCER_TICKS } from '../../../lib/urls/query-parameters.ts'
import { pickQuery, type QueryValues, setValues, tickValue, tidyTick } from '../../listing/listing-query.ts'

/** Returns the filters of an address. Values without an effect are left out. */
export function readProducerQuery(search: PlainSearch): QueryValues {
  const typed = pickQuery(search, PRODUCER_QUERY_KEYS)
  const ticks = Object.fromEntries(PRODUCER_TICKS.map((key) => [key, tidyTick(typed[key])]))
  const { sort, language } = typed
  return setValues({ sort: sort === 'rank' ? undefined : sort, ...ticks, language }, PRODUCER_QUERY_KEYS)
}

/** Returns the filters as the API expects them. The API validates the values and returns a message for each field. */
export function producerExtras(values: QueryValues): Readonly<Record<string, unknown>> {
  const extras: Record<string, unknown> = { ...values }
  for (const key of PRODUCER_TICKS) {
    const tick = values[key]
    if (tick !== undefined) extras[key] = tickValue(tick)
  }
  return extras
}

export function producerSort(values: QueryValues): ProducerSort {
  return PRODUCER_SORTS.find((sort) => sort === values.sort) ?? 'rank'
}
