import type { listProducers, ProducerSort, RouteInput } from '@verstat/contract'
import { PRODUCER_SORTS } from '@verstat/contract/browser'
import type { PlainSearch } from '../../../lib/urls/plain-search.ts'
import { pickQuery, type QueryValues, setValues, tickValue, tidyTick } from '../../listing/listing-query.ts'

/** The tick boxes of the producers' list. */
export const PRODUCER_TICKS = ['verified', 'acceptsTolling', 'acceptsSmallBatch'] as const

/** Filters of the producers' list beyond its path. */
export const PRODUCER_QUERY_KEYS = ['sort', ...PRODUCER_TICKS, 'language'] as const

export type ProducerExtras = Partial<RouteInput<typeof listProducers>>

/** The filters an address asks for, without those that change nothing. */
export function readProducerQuery(search: PlainSearch): QueryValues {
  const typed = pickQuery(search, PRODUCER_QUERY_KEYS)
  const ticks = Object.fromEntries(PRODUCER_TICKS.map((key) => [key, tidyTick(typed[key])]))
  const { sort, language } = typed
  return setValues({ sort: sort === 'rank' ? undefined : sort, ...ticks, language }, PRODUCER_QUERY_KEYS)
}

/** The same filters as the API takes them; it checks them and answers with a sentence for each wrong one. */
export function producerExtras(values: QueryValues): ProducerExtras {
  const extras: Record<string, unknown> = { ...values }
  for (const key of PRODUCER_TICKS) {
    const tick = values[key]
    if (tick !== undefined) extras[key] = tickValue(tick)
  }
  return extras as ProducerExtras
}

/** The sort in force; an unknown one counts as the default. */
export function producerSort(values: QueryValues): ProducerSort {
  return PRODUCER_SORTS.find((sort) => sort === values.sort) ?? 'rank'
}
