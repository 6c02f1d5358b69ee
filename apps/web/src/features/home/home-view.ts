import type { Region } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { countOf, type DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { listingPath } from '../../lib/urls/listing-path.ts'
import type { HomeNumber } from './home-numbers.tsx'

type Words = Pick<PageContext, 't' | 'format'>

/** Counts with their nouns in the right plural form. */
export function homeNumbers(
  { t, format }: Words,
  index: DirectoryIndex,
  totals: { readonly orders: number; readonly producers: number },
): HomeNumber[] {
  const categories = index.roots.reduce((sum, root) => sum + Math.max(1, index.children(root.id).length), 0)
  const regions = index.regions.filter((region) => isPlace(region) && countOf(region, 'orders') > 0).length
  const numbers = { ...totals, categories, regions }
  // A new directory does not advertise zeros.
  const shown = (['orders', 'producers', 'categories', 'regions'] as const).filter((key) => numbers[key] > 0)
  return shown.map((key) => ({
    key,
    value: format.number(numbers[key]),
    text: t(`home.numbers.${key}`, { n: numbers[key] }),
  }))
}

/** Regions of the map and its list, by name; the kinds `country` and `abroad` are not places. */
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

/** Paid items first and marked, then the others in their order, without duplicates. */
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

function isPlace({ kind }: Region): boolean {
  return kind !== 'country' && kind !== 'abroad'
}

/** «Львівська область» → «Львівська». "Kyiv Oblast" stays whole, to differ from the city of Kyiv. */
function shortName({ kind, name }: Region, all: readonly Region[], locale: LocaleCode): string {
  const short = name[locale].replace(/ (область|Oblast)$/, '')
  return kind === 'oblast' && all.every((other) => other.name[locale] !== short) ? short : name[locale]
}
