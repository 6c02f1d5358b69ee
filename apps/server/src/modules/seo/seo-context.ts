import type { Site } from '@verstat/contract'
import { createFormat, createTranslator, type LocaleCode } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { type ListingPlaceWords, STATIC_PAGES, type StaticPage } from '@verstat/seo'
import type { Kysely } from 'kysely'
import type { DirectoryContext, DirectoryTables } from '../directory/index.ts'
import type { SeoTables } from './texts/page-text.tables.ts'

/** Returns public facts about the site in one language. */
export type SiteOf = (locale: LocaleCode) => Site

export type SeoContext = Omit<DirectoryContext, 'db'> & {
  readonly db: Kysely<DirectoryTables & SeoTables>
  readonly siteOf: SiteOf
}

export function seoWords(siteOf: SiteOf, locale: LocaleCode, now: () => Date) {
  const t = createTranslator(locale, compileMessages(locale))
  return { t, format: createFormat(t, now), site: siteOf(locale) }
}

/** Returns whether `name` is a page that shows neither a listing nor a list, such as `home`. */
export function isStaticPage(name: string): name is StaticPage {
  return Object.hasOwn(STATIC_PAGES, name)
}

export type SeoWordsOf = ReturnType<typeof seoWords>

/** Finds the main category, with its parents, and the region of a listing by their codes. */
export function placeOf(
  { dictionaries }: Pick<DirectoryContext, 'dictionaries'>,
  { categoryId, regionId }: { readonly categoryId: string | undefined; readonly regionId: string },
): ListingPlaceWords {
  const category = dictionaries.categories().find(({ code }) => code === categoryId)
  return {
    categoryPath: category ? categoryPath(dictionaries, category) : [],
    region: dictionaries.regions().find(({ code }) => code === regionId),
  }
}

type Dictionaries = DirectoryContext['dictionaries']
type CategoryEntry = ReturnType<Dictionaries['category']>

/** Returns the category and its parent, root first. */
export function categoryPath(dictionaries: Dictionaries, category: CategoryEntry): readonly CategoryEntry[] {
  return category.parentKey === null ? [category] : [dictionaries.category(category.parentKey), category]
}
