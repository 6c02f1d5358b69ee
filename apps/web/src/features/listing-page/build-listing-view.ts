import type { FieldError } from '@verstat/contract'
import { listSeo } from '@verstat/seo'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { sharedView } from '../../lib/shared-view.ts'
import type { FacetCounts } from '../listing/build-facets.ts'
import type { FilterFault } from '../listing/listing-query.ts'
import { countTexts } from './filters/count-texts.ts'
import { orderChips, producerChips } from './filters/listing-chips.ts'
import { listLinks } from './list-links.ts'
import { isNarrowed, listingFacets } from './listing-facets.ts'
import { type ListingPlace, withoutQuery } from './listing-href.ts'
import { orderSorts, producerSorts } from './listing-sorts.ts'
import type { ListingSubject } from './listing-subject.ts'
import type { ListingView } from './listing-view.ts'

export type ListingParts = {
  /** The list that the address asks for, with all its filters, including invalid filters. */
  readonly requested: ListingPlace
  readonly page: number
  readonly subject: ListingSubject
  readonly index: DirectoryIndex
  readonly list: {
    readonly total: number
    readonly totalExact: boolean
    readonly pages: number
    readonly facets?: FacetCounts | undefined
  }
  readonly faults: readonly FilterFault[]
}

const NO_TEXTS = {}

/** Builds all texts of a list's page, except the rows of the list. Pages with the same answers share them. */
export async function buildListingView(
  context: Pick<PageContext, 'locale' | 't' | 'format' | 'site'>,
  parts: ListingParts,
): Promise<ListingView> {
  const { requested, page, index, list, faults } = parts
  const answers = [list, index, context.site.texts ?? NO_TEXTS] as const
  const key = `view ${context.locale} ${JSON.stringify([requested, page, faults])}`
  // Load this code only for an empty list, because most lists are not empty.
  const empty = list.total === 0 ? await import('./listing-neighbours.ts') : undefined
  return sharedView(answers, key, () => makeListingView(context, parts, empty))
}

function makeListingView(
  { t, format, site }: Pick<PageContext, 't' | 'format' | 'site'>,
  { requested, page, subject, index, list, faults }: ListingParts,
  empty: typeof import('./listing-neighbours.ts') | undefined,
): ListingView {
  const { kind } = requested
  const place = withoutQuery(requested, ...faults.map((fault) => fault.field))
  const counts: FacetCounts = list.facets ?? { regions: [], categories: [] }
  const facets = listingFacets(t, place, subject, counts, index)
  const seo = listSeo(t, {
    kind,
    subject,
    categoryPath: subject.category ? index.categoryPath(subject.category) : [],
    page,
    total: list.total,
    isFiltered: Object.keys(requested.query).length > 0,
    texts: site.texts,
  })
  const texts = countTexts(t, kind, list)
  const sorts = kind === 'orders' ? orderSorts(t, format, place) : producerSorts(t, place)
  return {
    place,
    page,
    pages: list.pages,
    heading: seo.h1,
    ...(seo.intro === undefined ? {} : { intro: seo.intro }),
    crumbs: seo.crumbs,
    ...texts,
    found: isNarrowed(place)
      ? texts.found
      : withWholeCountry(t, texts.found, { subject, list, counts, kind }),
    chips: kind === 'orders' ? orderChips(t, format, place, subject) : producerChips(t, place, subject),
    links: listLinks({ facets, sorts }),
    pageLinks: { place, page, pages: list.pages },
    typed: requested.query,
    faults,
    ...(empty ? { neighbours: empty.listingNeighbours(t, place, subject, counts, facets, index) } : {}),
    seo: seo.head,
  }
}

type Counted = Pick<ListingParts, 'subject' | 'list'> & {
  readonly counts: FacetCounts
  readonly kind: ListingPlace['kind']
}

/**
 * The list of a region ends with the orders that are open to all regions. The count beside the region leaves them out,
 * so the text says how many they are.
 */
function withWholeCountry(
  t: PageContext['t'],
  found: string,
  { subject: { region }, list, counts, kind }: Counted,
): string {
  if (kind !== 'orders' || !region || !list.totalExact) return found
  const own = counts.regions.find(({ value }) => value === region.slug)?.count ?? 0
  const n = list.total - own
  return own > 0 && n > 0 ? t('orders.list.withWholeCountry', { found, n }) : found
}

export function toFaults(refused: readonly FieldError[]): FilterFault[] {
  return refused.map(({ path, message }) => ({ field: path, message }))
}
