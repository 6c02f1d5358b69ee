import { type FieldProblem, invalid } from '../../../platform/http/app-error.ts'
import {
  type CategoryEntry,
  COUNTRY_CODE,
  type Dictionaries,
  type RegionEntry,
} from './dictionary-snapshot.ts'

type Slugs = { readonly regionSlug?: string | undefined; readonly categorySlug?: string | undefined }

export type DictionaryFilter = {
  readonly region?: RegionEntry
  readonly category?: CategoryEntry
  readonly problems: readonly FieldProblem[]
}

/** Finds the region and the category of a filter by their slugs. An unknown slug becomes a problem of its field. */
export function findFilter(
  dictionaries: Dictionaries,
  { regionSlug, categorySlug }: Slugs,
): DictionaryFilter {
  const region = regionSlug === undefined ? undefined : dictionaries.regionBySlug(regionSlug)
  const category = categorySlug === undefined ? undefined : dictionaries.categoryBySlug(categorySlug)
  const problems: FieldProblem[] = []
  if (regionSlug !== undefined && !region) problems.push({ path: 'regionSlug', code: 'unknown_reference' })
  if (categorySlug !== undefined && !category)
    problems.push({ path: 'categorySlug', code: 'unknown_reference' })
  return { ...(region ? { region } : {}), ...(category ? { category } : {}), problems }
}

/** Throws `validation_failed` with all problems. Does nothing when there are no problems. */
export function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw invalid(...problems)
}

/**
 * Returns the regions whose orders the list of `region` shows: first `region`, then the region for the whole country.
 */
export function regionsInTurn(dictionaries: Dictionaries, region: RegionEntry): readonly RegionEntry[] {
  const country = dictionaries.regionBySlug(COUNTRY_CODE)
  return country && country.key !== region.key ? [region, country] : [region]
}
