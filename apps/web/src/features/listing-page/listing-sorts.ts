import { ORDER_SORTS, PRODUCER_SORTS, UNITS } from '@verstat/contract/browser'
import type { Format, Translator } from '@verstat/i18n'
import type { SortLink } from '../listing/sort-links.tsx'
import { orderSort, readOrderQuery } from './filters/order-query.ts'
import { producerSort, readProducerQuery } from './filters/producer-query.ts'
import { type ListingPlace, listingHref } from './listing-href.ts'

/**
 * Returns the sort orders of a list of orders. Only quantities in the same unit can be compared, so each link that
 * sorts by quantity also names a unit.
 */
export function orderSorts(t: Translator, format: Format, place: ListingPlace): readonly SortLink[] {
  const current = orderSort(place.query)
  const unit = UNITS.find((known) => known === place.query.unit) ?? 'pcs'
  return ORDER_SORTS.map((sort) => ({
    href: listingHref({ ...place, query: readOrderQuery({ ...place.query, unit, sort }) }),
    label:
      sort === 'quantity'
        ? t('orders.sort.quantityIn', { unit: format.unitName(unit) })
        : t(`orders.sort.${sort}`),
    current: sort === current,
  }))
}

export function producerSorts(t: Translator, place: ListingPlace): readonly SortLink[] {
  const current = producerSort(place.query)
  return PRODUCER_SORTS.map((sort) => ({
    href: listingHref({ ...place, query: readProducerQuery({ ...place.query, sort }) }),
    label: t(`producers.sort.${sort}`),
    current: sort === current,
  }))
}
