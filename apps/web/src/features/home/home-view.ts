import type { Region } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { countOf, type DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { listingPath } from '../../lib/urls/listing-path.ts'
import type { HomeNumber } from './home-numbers.tsx'

type Words = Pick<PageContext, 't' | 'format'>

/** Returns the counts of the directory, each with its noun in the right plural form. */
export function homeNumbers(
  { t, format }: Words,
  index: DirectoryIndex,
  totals: { readonly orders: number; readonly producers: number },
): HomeNumber[] {
  const categories = index.roots.reduce((sum, root) => sum + Math.max(1, index.children(root.id).length), 0)
  const regions = index.regions.filter((region) => isPlace(region) && countOf(region, 'orders') > 0).length
  const numbers = { ...totals, categories, regions }
  // Zero counts are left out, because a new site should not advertise them.
  const shown = (['orders', 'producers', 'categories', 'regions'] as const).filter((key) => numbers[key] > 0)
  return shown.map((key) => ({
    key,
    value: format.number(numbers[key]),
    text: t(`home.numbers.${key}`, { n: numbers[key] }),
  }))
}

/**
 * Regions of the map and of its list, sorted by name. Regions of the kinds `country` and `abroad` are left out, because
 * they are not places on the map.
 */
export function homeRegions({ t }: Words, index: DirectoryIndex) {
  const { locale } = t
  const places = index.regions
    .filter(isPlace)
    .toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale))
  return places.map((region) => ({
    slug: region.slug,
    name: shortName(region, places, locale),
    to: listingPath('orders', { regionSlug: region.slug }),
    title: t('home.map.region', { region: region.name[locale], n: countOf(region, 'orders') }),
    count: countOf(region, 'orders'),
  }))
}

/**
 * Puts the paid items first and marks them. The other items keep their order. An item that is in both lists appears
 * once.
 */
export function withPaid<T extends { readonly id: string }>(
  paid: readonly T[],
  rest: readonly T[],
): (T & { readonly isPaid: boolean })[] {
  const shown = new Set(paid.map(({ id }) => id))
  return [
    ...paid.map((item) => ({ ...item, isPaid: true })),
    ...rest.filter(({ id }) => !shown.has(id)).map((item) => ({ ...item, isPaid: false })),
  ]
}

/** Takes the first item that nobody paid for out of the list. */
export function takeNewest<T extends { readonly isPaid: boolean }>(
  items: readonly T[],
): { readonly newest: T | undefined; readonly others: readonly T[] } {
  const newest = items.find(({ isPaid }) => !isPaid)
  return { newest, others: items.filter((item) => item !== newest) }
}

function isPlace({ kind }: Region): boolean {
  return kind !== 'country' && kind !== 'abroad'
}

/**
 * Shortens «Львівська область» to «Львівська». "Kyiv Oblast" keeps its full name, because the city of Kyiv is a region
 * too.
 */
function shortName({ kind, name }: Region, all: readonly Region[], locale: LocaleCode): string {
  const short = name[locale].replace(/ (область|Oblast)$/, '')
  return kind === 'oblast' && all.every((other) => other.name[locale] !== short) ? short : name[locale]
}
