import type { listProducers, ProducerSort, RouteParsed } from '@verstat/contract'
import { findFilter, refuse } from '../dictionaries/dictionary-filter.ts'
import type { CategoryEntry, Dictionaries, RegionEntry } from '../dictionaries/dictionary-snapshot.ts'

export type ProducerListInput = RouteParsed<typeof listProducers>

/** The input of the list with the region and category instead of their slugs. */
export type ProducerFilter = {
  readonly region?: RegionEntry
  readonly category?: CategoryEntry
  readonly sort: ProducerSort
  readonly extra: Pick<ProducerListInput, 'verified' | 'acceptsTolling' | 'acceptsSmallBatch' | 'language'>
}

/** Finds the region and category of the slugs. Throws `validation_failed` with all unknown slugs. */
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

/**
 * Returns whether the list is sorted by rank and filtered only by region and category. The database has counters for
 * such lists, so every page can be read. Other lists end after `BOUNDED_ROWS` rows.
 */
export function isPlain({ sort, extra }: ProducerFilter): boolean {
  const { verified, acceptsTolling, acceptsSmallBatch, language } = extra
  const extras = [verified, acceptsTolling, acceptsSmallBatch, language]
  return sort === 'rank' && extras.every((value) => value === undefined)
}

/** Returns the filter columns of a list that has counters in the database. The category 0 means all producers. */
export function producerSegments({ region, category }: Pick<ProducerFilter, 'region' | 'category'>) {
  return [{ category_id: category?.key ?? 0, ...(region ? { region_id: region.key } : {}) }] as const
}
