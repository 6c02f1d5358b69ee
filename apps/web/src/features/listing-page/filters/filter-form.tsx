import { Button } from '@verstat/ui/button'
import type { ReactNode } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { type ListingPlace, listingHref } from '../listing-href.ts'

export type FilterFormProps = {
  readonly place: ListingPlace
  /** Fields of the form. The name of each field is a key of the query. */
  readonly children: ReactNode
}

/**
 * Form with the filters that are not in the path. A native GET form puts its fields into the query, and the address
 * leads to the first page of the list.
 */
export function FilterForm({ place, children }: FilterFormProps) {
  const { t } = usePage()
  const href = useHref()
  const { sort } = place.query
  return (
    <form
      action={href(listingHref({ ...place, query: {} }))}
      method="get"
      noValidate
      // Another address remounts the form, so that old values do not stay in its fields.
      key={listingHref(place)}
      className="grid grid-cols-1 gap-5"
    >
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      {children}
      <Button type="submit">{t('common.filter.apply')}</Button>
    </form>
  )
}
