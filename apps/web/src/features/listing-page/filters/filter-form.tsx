import { Button } from '@verstat/ui/button'
import type { ReactNode } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { type ListingPlace, listingHref } from '../listing-href.ts'

export type FilterFormProps = {
  readonly place: ListingPlace
  /** Fields of the form; each name is a query key. */
  readonly children: ReactNode
}

/** Filters besides the path, as a native GET form: its fields become the query of the first page. */
export function FilterForm({ place, children }: FilterFormProps) {
  const { t } = usePage()
  const href = useHref()
  const { sort } = place.query
  return (
    <form
      action={href(listingHref({ ...place, query: {} }))}
      method="get"
      noValidate
      // Remounts the form for another address, so that old values do not survive.
      key={listingHref(place)}
      className="grid grid-cols-1 gap-5"
    >
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      {children}
      <Button type="submit">{t('common.filter.apply')}</Button>
    </form>
  )
}
