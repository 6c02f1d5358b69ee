import { Button } from '@verstat/ui/button'
import type { ReactNode } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { type ListingPlace, listingHref } from '../listing-href.ts'

export type FilterFormProps = {
  readonly place: ListingPlace
  /** The fields; each named as its key in the address. */
  readonly children: ReactNode
}

/** Filters beyond the path as a plain GET form: its fields become the query of the list's first page. */
export function FilterForm({ place, children }: FilterFormProps) {
  const { t } = usePage()
  const href = useHref()
  const { sort } = place.query
  return (
    <form
      action={href(listingHref({ ...place, query: {} }))}
      method="get"
      noValidate
      // What was typed belongs to the address it was typed on; the next address brings its own values.
      key={listingHref(place)}
      className="grid grid-cols-1 gap-5"
    >
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      {children}
      <Button type="submit">{t('common.filter.apply')}</Button>
    </form>
  )
}
