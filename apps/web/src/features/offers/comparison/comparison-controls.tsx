import { Chip } from '@verstat/ui/chip'
import { TextInput } from '@verstat/ui/text-input'
import { type FormEvent, useId, useState } from 'react'
import { SiteLink, useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import {
  type ComparisonQuery,
  type ComparisonView,
  comparisonPath,
  SORTS,
  vatMode,
} from './load-comparison.ts'
import { type QuantityFault, readQuantity } from './typed-quantity.ts'

type Props = { readonly view: ComparisonView }

/** Sort, VAT and quantity. Choosing keeps the place on the page. */
export function Controls({ view }: Props) {
  const { t } = usePage()
  const href = useHref()
  const { query, comparison } = view
  const { order } = comparison
  const { slug } = order
  const sort = query.sort ?? 'price'
  const vat = vatMode(query, order)
  return (
    <div data-keep-scroll="" className="flex flex-wrap items-end gap-x-8 gap-y-3 print:hidden">
      <nav aria-label={t('comparison.sort')} data-keep-focus="">
        <p className="mb-1 text-13 text-ink-soft">{t('comparison.sort')}</p>
        <ul className="flex flex-wrap gap-2">
          {SORTS.map((each) => (
            <li key={each}>
              <Chip href={href(comparisonPath(slug, sorted(query, each)))} selected={each === sort}>
                {t(`comparison.sortBy.${each}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('comparison.vat')} data-keep-focus="">
        <p className="mb-1 text-13 text-ink-soft">{t('comparison.vat')}</p>
        <ul className="flex flex-wrap gap-2">
          {(['gross', 'net'] as const).map((each) => (
            <li key={each}>
              <Chip href={href(comparisonPath(slug, { ...query, vat: each }))} selected={each === vat}>
                {t(`comparison.vatOf.${each}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <QuantityForm key={query.quantity ?? ''} view={view} />
    </div>
  )
}

function sorted({ sort: _, ...rest }: ComparisonQuery, sort: (typeof SORTS)[number]): ComparisonQuery {
  return sort === 'price' ? rest : { ...rest, sort }
}

function QuantityForm({ view: { query, comparison, quantityFault } }: Props) {
  const { t, format } = usePage()
  const href = useHref()
  const id = useId()
  const [fault, setFault] = useState<QuantityFault | undefined>(quantityFault)
  const { order, quantity, unit } = comparison

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem('quantity')
    if (!(field instanceof HTMLInputElement)) return
    const typed = readQuantity(field.value, unit)
    if (!('fault' in typed)) return setFault(undefined)
    event.preventDefault()
    setFault(typed.fault)
    field.focus()
  }

  return (
    <form
      method="get"
      action={href(comparisonPath(order.slug))}
      data-keep-focus=""
      className="grid gap-1"
      onSubmit={handleSubmit}
    >
      <label htmlFor={id} className="text-13 text-ink-soft">
        {t('comparison.quantity', { unit: unit ? format.unitName(unit) : '' })}
      </label>
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      {query.vat && <input type="hidden" name="vat" value={query.vat} />}
      <div className="flex gap-2">
        <TextInput
          id={id}
          name="quantity"
          inputMode="decimal"
          autoComplete="off"
          className="w-32"
          defaultValue={query.quantity ?? (quantity === null ? '' : String(quantity))}
          {...(fault ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <button
          type="submit"
          className="min-h-10 rounded-8 border border-line px-4 font-medium hover:bg-well pointer-coarse:min-h-11"
        >
          {t('comparison.recalculate')}
        </button>
      </div>
      {fault && (
        <p id={`${id}-error`} role="alert" className="text-13 font-medium text-bad">
          {t(`comparison.quantityFault.${fault}`)}
        </p>
      )}
    </form>
  )
}

/** Says that the sums are for another quantity than the order's, with the way back. */
export function OtherQuantity({ view: { query, comparison } }: Props) {
  const { t, format } = usePage()
  const { order, quantity, unit } = comparison
  if (quantity === null || order.quantity === null || quantity === order.quantity) return null
  const amount = (value: number) => (unit ? format.quantity(value, unit) : format.number(value))
  const { quantity: _, ...rest } = query
  return (
    <p data-keep-scroll="" className="rounded-8 border border-line bg-warn-soft px-4 py-2">
      {t('comparison.otherQuantity.text', { shown: amount(quantity), ordered: amount(order.quantity) })}{' '}
      <SiteLink to={comparisonPath(order.slug, rest)} className="text-link print:hidden">
        {t('comparison.otherQuantity.back', { ordered: amount(order.quantity) })}
      </SiteLink>
    </p>
  )
}
