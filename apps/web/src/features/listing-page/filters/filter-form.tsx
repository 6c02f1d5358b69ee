import { useRouter } from '@tanstack/react-router'
import { Button } from '@verstat/ui/button'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { KeptFacets, type ListLinks } from '../../listing/kept-links.tsx'
import { type ListingPlace, listingHref } from '../listing-href.ts'

export type FilterFormProps = {
  readonly place: ListingPlace
  /** Filters in the path. */
  readonly links: ListLinks
  /** Text of the button on narrow screens, such as «Показати 57 замовлень». */
  readonly showText: string
  /** Fields that readers look for first. They stand below the first facet and belong to the form by `FILTER_FORM`. */
  readonly lead?: ReactNode
  /** The other fields of the form. The name of each field is a key of the query. */
  readonly children: ReactNode
}

/** The id of the form, for fields outside its element. */
export const FILTER_FORM = 'filter-form'

/**
 * The filters of a list. Those that are not in the path are a native GET form, which puts its fields into the query and
 * opens the first page of the list. On narrow screens the filters are in a sheet, whose button is always visible and
 * tells how many listings match the choices.
 */
export function FilterForm({ place, links, showText, lead, children }: FilterFormProps) {
  const page = usePage()
  const router = useRouter()
  const href = useHref()
  const address = listingHref(place)
  const [counted, setCounted] = useState<{ readonly address: string; readonly text: string }>()
  const { sort } = place.query

  async function handleInput() {
    if (matchMedia('(min-width: 64rem)').matches) return
    const form = document.getElementById(FILTER_FORM)
    if (!(form instanceof HTMLFormElement)) return
    const { countChoices } = await import('./count-choices.ts')
    await countChoices(page, place, form, (text) => setCounted({ address, text }))
  }

  /** A link of the sheet is still loading its list. That list has the other filters, so the sheet only closes. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const sheet = event.currentTarget.closest<HTMLElement>(':popover-open')
    if (!sheet || !router.state.isLoading) return
    event.preventDefault()
    sheet.hidePopover()
  }

  return (
    <div className="grid grid-cols-1 gap-6" onInput={() => void handleInput()}>
      <KeptFacets kept={links.firstFacet} data-stays-open className="grid grid-cols-1 gap-6" />
      {/* Another address remounts the fields, so that old values do not stay in them. */}
      {lead && <div key={address}>{lead}</div>}
      <KeptFacets kept={links.otherFacets} data-stays-open className="grid grid-cols-1 gap-6" />
      <form
        key={`form of ${address}`}
        id={FILTER_FORM}
        action={href(listingHref({ ...place, query: {} }))}
        method="get"
        noValidate
        onSubmit={handleSubmit}
        className="grid grid-cols-1 gap-5"
      >
        {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
        {children}
        <Button type="submit" className="max-lg:hidden">
          {page.t('common.filter.apply')}
        </Button>
      </form>
      {/* Outside the form, the bar sticks to the bottom of the whole sheet. */}
      <div className="sticky -bottom-6 -mx-4 -mb-6 border-t border-line bg-surface p-4 lg:hidden">
        <Button type="submit" form={FILTER_FORM} variant="primary" size="large" className="w-full">
          <span aria-live="polite">{counted?.address === address ? counted.text : showText}</span>
        </Button>
      </div>
    </div>
  )
}
