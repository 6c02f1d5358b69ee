import type { PageHead } from '@verstat/seo'
import type { Crumb } from '@verstat/ui/breadcrumbs'
import type { Facet } from '../listing/build-facets.ts'
import type { FilterChip } from '../listing/filter-chips.tsx'
import type { FilterFault, QueryValues } from '../listing/listing-query.ts'
import type { SortLink } from '../listing/sort-links.tsx'
import type { ListingPlace } from './listing-href.ts'
import type { Neighbours } from './listing-neighbours.ts'

/** A list's page without its rows: texts in the page's language, addresses without it. */
export type ListingView = {
  /** The list with its valid filters. */
  readonly place: ListingPlace
  readonly page: number
  readonly pages: number
  readonly heading: string
  /** Introduction of the category, on its first page. */
  readonly intro?: string
  readonly crumbs: readonly Crumb[]
  readonly found: string
  readonly sorts: readonly SortLink[]
  readonly chips: readonly FilterChip[]
  readonly facets: readonly Facet[]
  /** Values of the filter form as typed, including invalid ones. */
  readonly typed: QueryValues
  readonly faults: readonly FilterFault[]
  /** Present when the list is empty. */
  readonly neighbours?: Neighbours
  readonly seo: PageHead
}
