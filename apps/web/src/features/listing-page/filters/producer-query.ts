import type { ProducerSort } from '@verstat/contract'
import { PRODUCER_SORTS } from '@verstat/contract/browser'
import type { PlainSearch } from '../../../lib/urls/plain-search.ts'
import { pickQuery, type QueryValues, setValues, tickValue, tidyTick } from '../../listing/listing-query.ts'

/** Checkboxes of the producers' filters. */
export const PRODUCER_TICKS = ['verified', 'acceptsTolling', 'acceptsSmallBatch'] as const

export const PRODUCER_QUERY_KEYS = ['sort', ...PRODUCER_TICKS, 'language'] as const

/** The filters of an address, without those that have no effect. */
export function readProducerQuery(search: PlainSearch): QueryValues {
  const typed = pickQuery(search, PRODUCER_QUERY_KEYS)
  const ticks = Object.fromEntries(PRODUCER_TICKS.map((key) => [key, tidyTick(typed[key])]))
  const { sort, language } = typed
  return setValues({ sort: sort === 'rank' ? undefined : sort, ...ticks, language }, PRODUCER_QUERY_KEYS)
}

/** The filters as the API expects them; it validates them and returns a message per field. */
export function producerExtras(values: QueryValues): Readonly<Record<string, unknown>> {
  const extras: Record<string, unknown> = { ...values }
  for (const key of PRODUCER_TICKS) {
    const tick = values[key]
    if (tick !== undefined) extras[key] = tickValue(tick)
  }
  return extras
}

/** The current sort; default for an unknown one. */
export function producerSort(values: QueryValues): ProducerSort {
  return PRODUCER_SORTS.find((sort) => sort === values.sort) ?? 'rank'
}
