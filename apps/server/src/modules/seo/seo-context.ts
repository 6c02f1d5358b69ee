import type { Site } from '@verstat/contract'
import { createFormat, createTranslator, type LocaleCode } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import type { ListingPlaceWords } from '@verstat/seo'
import type { Kysely } from 'kysely'
import type { DirectoryContext, DirectoryTables } from '../directory/index.ts'
import type { SeoTables } from './texts/page-text.tables.ts'

/** What the install calls itself in a language, and where it lives. */
export type SiteOf = (locale: LocaleCode) => Site

/** What the calls of this module need. */
export type SeoContext = Omit<DirectoryContext, 'db'> & {
  readonly db: Kysely<DirectoryTables & SeoTables>
  readonly siteOf: SiteOf
}

/** Texts and formats of one language, for pages as search engines and shared links see them. */
export function seoWords(siteOf: SiteOf, locale: LocaleCode, now: () => Date) {
  const t = createTranslator(locale, compileMessages(locale))
  return { t, format: createFormat(t, now), site: siteOf(locale) }
}

export type SeoWordsOf = ReturnType<typeof seoWords>

/** A listing's main category from its root, and its region, by the codes its public shape carries. */
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

/** The category and what stands above it, root first. */
export function categoryPath(dictionaries: Dictionaries, category: CategoryEntry): readonly CategoryEntry[] {
  return category.parentKey === null ? [category] : [dictionaries.category(category.parentKey), category]
}
