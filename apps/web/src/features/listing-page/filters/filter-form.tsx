import { useRouter } from '@tanstack/react-router'
import { Button } from '@verstat/ui/button'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { type ListingPlace, listingHref } from '../listing-href.ts'

export type FilterFormProps = {
  readonly place: ListingPlace
  /** Text of the button on narrow screens, such as «Показати 57 замовлень». */
  readonly showText: string
  /** Fields of the form. The name of each field is a key of the query. */
  readonly children: ReactNode
}

/**
 * Form for the filters that are not in the path. A native GET form puts its fields into the query and opens the first
 * page of the list. On narrow screens the form is in a sheet, whose button is always visible and tells how many
 * listings match the choices.
 */
export function FilterForm(props: FilterFormProps) {
  // Another address remounts the form, so that old values do not stay in its fields.
  return <OpenForm key={listingHref(props.place)} {...props} />
}

function OpenForm({ place, showText, children }: FilterFormProps) {
  const page = usePage()
  const router = useRouter()
  const href = useHref()
  const [shown, setShown] = useState(showText)
  const { sort } = place.query

  async function handleInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (matchMedia('(min-width: 64rem)').matches) return
    const { countChoices } = await import('./count-choices.ts')
    await countChoices(page, place, currentTarget, setShown)
  }

  /** A link of the sheet is still loading its list. That list has the other filters, so the sheet only closes. */
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const sheet = event.currentTarget.closest<HTMLElement>(':popover-open')
    if (!sheet || !router.state.isLoading) return
    event.preventDefault()
    sheet.hidePopover()
  }

  return (
    <>
      <form
        id={FORM}
        action={href(listingHref({ ...place, query: {} }))}
        method="get"
        noValidate
        onInput={handleInput}
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
        <Button type="submit" form={FORM} variant="primary" size="large" className="w-full">
          <span aria-live="polite">{shown}</span>
        </Button>
      </div>
    </>
  )
}

const FORM = 'filter-form'
