import type { Category, OrderType, Region } from '@verstat/contract'
import type { Translator } from '@verstat/i18n'

/** What a list is about: the entries that its path names. */
export type ListingSubject = {
  readonly type?: OrderType | undefined
  readonly region?: Region | undefined
  readonly category?: Category | undefined
}

/** «Замовлення на пошиття одягу у Львівській області: давальницька переробка». */
export function ordersHeading(t: Translator, { type, region, category }: ListingSubject): string {
  const where = region?.locative[t.locale] ?? ''
  if (category) {
    const values = { category: category.heading.orders[t.locale], region: where }
    if (!type) return t(region ? 'orders.heading.categoryRegion' : 'orders.heading.category', values)
    const key = region ? 'orders.heading.typeCategoryRegion' : 'orders.heading.typeCategory'
    return t(key, { ...values, type: t(`orders.headingTail.${type}`) })
  }
  if (!type) return t(region ? 'orders.heading.region' : 'orders.heading.all', { region: where })
  const values = { type: t(`orders.headingType.${type}`), region: where }
  return t(region ? 'orders.heading.typeRegion' : 'orders.heading.type', values)
}

/** «Виробники одягу у Львівській області». */
export function producersHeading(t: Translator, { region, category }: ListingSubject): string {
  const where = region?.locative[t.locale] ?? ''
  if (!category) return t(region ? 'producers.heading.region' : 'producers.heading.all', { region: where })
  const values = { category: category.heading.producers[t.locale], region: where }
  return t(region ? 'producers.heading.categoryRegion' : 'producers.heading.category', values)
}
