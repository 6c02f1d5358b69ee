import type { Translator } from '@verstat/i18n'
import type { Crumb } from '@verstat/ui/breadcrumbs'
import type { DirectoryIndex } from '../../lib/directory-index.ts'
import { type ListingFilter, type ListingKind, listingPath } from '../../lib/listing-path.ts'
import type { ListingSubject } from './listing-heading.ts'

/** Home, the whole list, the category from its root, the region, the type: each step adds one filter. */
export function listingCrumbs(
  t: Translator,
  kind: ListingKind,
  { type, region, category }: ListingSubject,
  index: DirectoryIndex,
): readonly Crumb[] {
  let filter: ListingFilter = {}
  const step = (text: string, change: ListingFilter) => {
    filter = { ...filter, ...change }
    return { text, href: listingPath(kind, filter) }
  }
  const crumbs = [
    { text: t('common.breadcrumbs.home'), href: '/' },
    step(t(`common.nav.${kind}`), {}),
    ...(category ? index.categoryPath(category) : []).map((entry) =>
      step(entry.name[t.locale], { categorySlug: entry.slug }),
    ),
    ...(region ? [step(region.name[t.locale], { regionSlug: region.slug })] : []),
    ...(type ? [step(t(`orders.type.${type}`), { type })] : []),
  ]
  return crumbs.map((crumb, at) => (at === crumbs.length - 1 ? { text: crumb.text } : crumb))
}
