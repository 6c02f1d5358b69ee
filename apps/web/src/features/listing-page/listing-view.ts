import type { PageHead } from '@verstat/seo'
import type { Crumb } from '@verstat/ui/breadcrumbs'
import type { FilterChip } from '../listing/filter-chips.tsx'
import type { ShownLinks } from '../listing/kept-links.tsx'
import type { FilterFault, QueryValues } from '../listing/listing-query.ts'
import type { CountTexts } from './filters/count-texts.ts'
import type { ListingPlace } from './listing-href.ts'
import type { Neighbours } from './listing-neighbours.ts'
import type { PageLinksProps } from './page-links.tsx'

/**
 * Data of a list's page without the rows of the list. The texts are in the language of the page. The addresses have no
 * language prefix.
 */
export type ListingView = CountTexts & {
  /** The list with its valid filters only. */
  readonly place: ListingPlace
  readonly page: number
  readonly pages: number
  readonly heading: string
  /** Introduction of the category. Set only on the first page of the list. */
  readonly intro?: string
  readonly crumbs: readonly Crumb[]
  readonly chips: readonly FilterChip[]
  readonly links: ShownLinks
  readonly pageLinks: PageLinksProps
  /** Values of the filter form as the user typed them, including invalid values. */
  readonly typed: QueryValues
  readonly faults: readonly FilterFault[]
  /** Set only when the list is empty. */
  readonly neighbours?: Neighbours
  readonly seo: PageHead
}

/** The part of the data that the browser needs. It keeps the links as HTML. */
export type ShownListingView = Omit<ListingView, 'links' | 'pageLinks'>
