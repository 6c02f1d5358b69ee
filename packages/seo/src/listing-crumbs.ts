import type { Translator } from '@verstat/i18n'
import { type ListingFilter, type ListingKind, listingPath } from './list-path.ts'
import type { CategoryWords, ListingSubject } from './listing-heading.ts'
import type { Crumb } from './page-seo.ts'

/**
 * Returns the breadcrumbs of a list: home, the whole list, the root category, the category, the region, the type. Each
 * step adds one filter.
 */
export function listingCrumbs(
  t: Translator,
  kind: ListingKind,
  { type, region }: ListingSubject,
  categoryPath: readonly CategoryWords[],
): readonly Crumb[] {
  let filter: ListingFilter = {}
  const step = (text: string, change: ListingFilter) => {
    filter = { ...filter, ...change }
    return { text, href: listingPath(kind, filter) }
  }
  const crumbs = [
    { text: t('common.breadcrumbs.home'), href: '/' },
    step(t(`common.nav.${kind}`), {}),
    ...categoryPath.map((entry) => step(entry.name[t.locale], { categorySlug: entry.slug })),
    ...(region ? [step(region.name[t.locale], { regionSlug: region.slug })] : []),
    ...(type ? [step(t(`orders.type.${type}`), { type })] : []),
  ]
  return crumbs.map((crumb, at) => (at === crumbs.length - 1 ? { text: crumb.text } : crumb))
}

/** Returns the breadcrumbs above a listing: home, the whole list, the root category, the category. */
export function stepsAbove(
  t: Translator,
  kind: ListingKind,
  categoryPath: readonly CategoryWords[],
): readonly Crumb[] {
  return [
    { text: t('common.breadcrumbs.home'), href: '/' },
    { text: t(`common.nav.${kind}`), href: listingPath(kind, {}) },
    ...categoryPath.map((entry) => ({
      text: entry.name[t.locale],
      href: listingPath(kind, { categorySlug: entry.slug }),
    })),
  ]
}
