import { useHref } from '../../lib/navigation/site-link.tsx'
import { ListPager } from '../listing/list-pager.tsx'
import { type ListingPlace, listingHref } from './listing-href.ts'

export type PageLinksProps = {
  readonly place: ListingPlace
  readonly page: number
  readonly pages: number
}

/** Links to the other pages of a list. */
export function PageLinks({ place, page, pages }: PageLinksProps) {
  const href = useHref()
  return (
    <ListPager
      className="mt-3"
      page={page}
      pages={pages}
      hrefOf={(number) => href(listingHref(place, number))}
    />
  )
}
