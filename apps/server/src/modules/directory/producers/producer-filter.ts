import type { listProducers, ProducerSort, RouteParsed } from '@verstat/contract'
import { findFilter, refuse } from '../dictionaries/dictionary-filter.ts'
import type { CategoryEntry, Dictionaries, RegionEntry } from '../dictionaries/dictionary-snapshot.ts'

export type ProducerListInput = RouteParsed<typeof listProducers>

/** A list's input with its slugs looked up. */
export type ProducerFilter = {
  readonly region?: RegionEntry
  readonly category?: CategoryEntry
  readonly sort: ProducerSort
  readonly extra: Pick<ProducerListInput, 'verified' | 'acceptsTolling' | 'acceptsSmallBatch' | 'language'>
}

/** Looks the references up. Throws `validation_failed` naming every unknown one. */
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

/** True for the forms that page to their end: region and category, best rank first. */
export function isPlain({ sort, extra }: ProducerFilter): boolean {
  const { verified, acceptsTolling, acceptsSmallBatch, language } = extra
  const extras = [verified, acceptsTolling, acceptsSmallBatch, language]
  return sort === 'rank' && extras.every((value) => value === undefined)
}

/** The columns a plain form compares; category 0 is the list of all producers. */
export function producerSegments({ region, category }: Pick<ProducerFilter, 'region' | 'category'>) {
  return [{ category_id: category?.key ?? 0, ...(region ? { region_id: region.key } : {}) }] as const
}
