import type { listProducers, ProducerSort, RouteParsed } from '@verstat/contract'
import { findFilter, refuse } from '../dictionaries/dictionary-filter.ts'
import type { CategoryEntry, Dictionaries, RegionEntry } from '../dictionaries/dictionary-snapshot.ts'

export type ProducerListInput = RouteParsed<typeof listProducers>

/** The list's input with resolved slugs. */
export type ProducerFilter = {
  readonly region?: RegionEntry
  readonly category?: CategoryEntry
  readonly sort: ProducerSort
  readonly extra: Pick<ProducerListInput, 'verified' | 'acceptsTolling' | 'acceptsSmallBatch' | 'language'>
}

/** Resolves slugs. Throws `validation_failed` with all unknown ones. */
export function producerFilter(dictionaries: Dictionaries, input: ProducerListInput): ProducerFilter {
  const { region, category, problems } = findFilter(dictionaries, input)
  refuse(problems)
  return {
    ...(region ? { region } : {}),
    ...(category ? { category } : {}),
    sort: input.sort,
    extra: input,
  }
}

/** Whether counters cover the filter, so that the list is exact to its end: region and category only, by rank. */
export function isPlain({ sort, extra }: ProducerFilter): boolean {
  const { verified, acceptsTolling, acceptsSmallBatch, language } = extra
  const extras = [verified, acceptsTolling, acceptsSmallBatch, language]
  return sort === 'rank' && extras.every((value) => value === undefined)
}

/** Filter columns of a plain list. Category 0 lists all producers. */
export function producerSegments({ region, category }: Pick<ProducerFilter, 'region' | 'category'>) {
  return [{ category_id: category?.key ?? 0, ...(region ? { region_id: region.key } : {}) }] as const
}
