import type { Site } from '@verstat/contract'
import type { Translator } from '@verstat/i18n'
import { clip } from './clip.ts'
import { type ListingFilter, type ListingKind, listingPath } from './list-path.ts'
import { listingCrumbs } from './listing-crumbs.ts'
import {
  type CategoryWords,
  type ListingSubject,
  ordersHeading,
  producersHeading,
  shortTitle,
} from './listing-heading.ts'
import type { PageSeo } from './page-seo.ts'
import { sharePicture } from './share-picture.ts'
import { withStaffWords } from './staff-words.ts'
import { TITLE_MAX } from './title.ts'

export type ListSeoInput = {
  readonly kind: ListingKind
  readonly subject: ListingSubject
  /** The categories from the root category down to the category of the list. */
  readonly categoryPath: readonly CategoryWords[]
  readonly page: number
  readonly total: number
  /** True when the query filters or sorts the list. Such a page has the canonical URL of the list without the query. */
  readonly isFiltered: boolean
  /** Page texts that staff have edited, see `Site`. */
  readonly texts?: Site['texts'] | undefined
}

export function listSeo(t: Translator, input: ListSeoInput): PageSeo {
  const { kind, subject, page, total, isFiltered, categoryPath } = input
  const h1 = kind === 'orders' ? ordersHeading(t, subject) : producersHeading(t, subject)
  const filter = subjectFilter(subject)
  const seo = {
    head: {
      path: listingPath(kind, filter, page),
      title: listTitle(t, input, h1),
      description: t(`${kind}.list.description`, { heading: h1, n: total }),
      noindex: total === 0 || isFiltered,
      picture: sharePicture(kind, listKey(filter), h1),
    },
    h1,
    ...(page === 1 && subject.category ? { intro: subject.category.description[t.locale] } : {}),
    crumbs: listingCrumbs(t, kind, subject, categoryPath),
  }
  const { texts } = input
  const words = texts?.[`${kind}/${listKey(filter)}`]
  // Pages after the first use only the heading that staff have set, because each page needs its own title.
  return withStaffWords(seo, page === 1 ? words : words?.h1 === undefined ? undefined : { h1: words.h1 })
}

/** Returns the list's name as a single path segment: `type~region~category~page`. Each absent part is `-`. */
function listKey({ type, regionSlug, categorySlug }: ListingFilter, page?: number): string {
  return [type, regionSlug, categorySlug, page].map((part) => part ?? '-').join('~')
}

function subjectFilter({ type, region, category }: ListingSubject): ListingFilter {
  return {
    ...(type ? { type } : {}),
    ...(region ? { regionSlug: region.slug } : {}),
    ...(category ? { categorySlug: category.slug } : {}),
  }
}

/**
 * Returns the heading, or only the names of the filters when the heading is too long. A heading cut in the middle would
 * give several lists the same title. The page number is never cut, for the same reason.
 */
function listTitle(t: Translator, { kind, subject, page }: ListSeoInput, heading: string): string {
  const suffix = page === 1 ? '' : t('common.page.paged', { title: '', page })
  const max = TITLE_MAX - suffix.length
  const title = heading.length <= max ? heading : (shortTitle(t, kind, subject) ?? heading)
  return page === 1 ? title : t('common.page.paged', { title: clip(title, max), page })
}
