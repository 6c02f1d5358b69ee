import type { Category, OrderType, Region } from '@verstat/contract'
import type { Translator } from '@verstat/i18n'
import type { ListingKind } from './list-path.ts'

/** Names of a region or category. Entries of the dictionary and of the API both fit this type. */
export type RegionWords = Pick<Region, 'slug' | 'name' | 'locative'>
export type CategoryWords = Pick<Category, 'slug' | 'name' | 'heading' | 'description'>

/** Filters of a list, as entries of the dictionary. */
export type ListingSubject = {
  readonly type?: OrderType | undefined
  readonly region?: RegionWords | undefined
  readonly category?: CategoryWords | undefined
}

/** Returns a heading such as «Замовлення на пошиття одягу у Львівській області: давальницька переробка». */
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

/**
 * Returns a short title for lists whose heading is too long for a title: the names of the chosen category and region,
 * such as «Спецодяг, Львівська область». Returns undefined with a single filter, because its heading is short.
 */
export function shortTitle(
  t: Translator,
  kind: ListingKind,
  { type, region, category }: ListingSubject,
): string | undefined {
  const values = {
    category: category?.name[t.locale] ?? '',
    region: region?.name[t.locale] ?? '',
    type: type ? t(`orders.headingTail.${type}`) : '',
  }
  if (category && region) {
    if (kind === 'producers') return t('producers.shortTitle.categoryRegion', values)
    return t(type ? 'orders.shortTitle.typeCategoryRegion' : 'orders.shortTitle.categoryRegion', values)
  }
  if (!type || !(category || region)) return undefined
  return t(category ? 'orders.shortTitle.typeCategory' : 'orders.shortTitle.typeRegion', values)
}

/** Returns a heading such as «Виробники одягу у Львівській області». */
export function producersHeading(t: Translator, { region, category }: ListingSubject): string {
  const where = region?.locative[t.locale] ?? ''
  if (!category) return t(region ? 'producers.heading.region' : 'producers.heading.all', { region: where })
  const values = { category: category.heading.producers[t.locale], region: where }
  return t(region ? 'producers.heading.categoryRegion' : 'producers.heading.category', values)
}
