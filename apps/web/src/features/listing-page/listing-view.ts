import type { PageHead } from '@verstat/seo'
import type { Crumb } from '@verstat/ui/breadcrumbs'
import type { Facet } from '../listing/build-facets.ts'
import type { FilterChip } from '../listing/filter-chips.tsx'
import type { FilterFault, QueryValues } from '../listing/listing-query.ts'
import type { SortLink } from '../listing/sort-links.tsx'
import type { ListingPlace } from './listing-href.ts'
import type { Neighbours } from './listing-neighbours.ts'

/** All of a list's page but its rows: text of the page's language and addresses without it. */
export type ListingView = {
  /** The list with the filters that are in force. */
  readonly place: ListingPlace
  readonly page: number
  readonly pages: number
  readonly heading: string
  /** What the category is about, on its first page. */
  readonly intro?: string
  readonly crumbs: readonly Crumb[]
  readonly found: string
  readonly sorts: readonly SortLink[]
  readonly chips: readonly FilterChip[]
  readonly facets: readonly Facet[]
  /** The form's values as typed, also those that cannot be used. */
  readonly typed: QueryValues
  readonly faults: readonly FilterFault[]
  /** Present when there is nothing to list. */
  readonly neighbours?: Neighbours
  readonly seo: PageHead
}
