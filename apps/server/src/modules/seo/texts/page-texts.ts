import type { PageWords, RouteParsed, saveText as saveRoute } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../../platform/http/app-error.ts'
import type { SeoTables } from './page-text.tables.ts'

type Db = Kysely<SeoTables>

/** Texts that staff edited, by language and page. */
export type PageTexts = Readonly<Record<LocaleCode, Readonly<Record<string, PageWords>>>>

const COLUMNS = ['title', 'description', 'h1', 'intro'] as const

export async function readPageTexts(db: Db): Promise<PageTexts> {
  const rows = await db
    .selectFrom('page_texts')
    .distinctOn(['page', 'locale'])
    .select(['page', 'locale', ...COLUMNS])
    .orderBy('page')
    .orderBy('locale')
    .orderBy('version', 'desc')
    .execute()
  const texts: Record<LocaleCode, Record<string, PageWords>> = { uk: {}, en: {} }
  for (const { page, locale, ...words } of rows) {
    const said = Object.fromEntries(
      COLUMNS.flatMap((name) => (words[name] === null ? [] : [[name, words[name]]])),
    )
    if (Object.keys(said).length > 0) texts[locale][page] = said
  }
  return texts
}

/** Returns the versions of a page in one language, newest first. */
export async function listVersions(db: Db, page: string, locale: LocaleCode, limit = 50) {
  return db
    .selectFrom('page_texts')
    .selectAll()
    .where('page', '=', page)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Inserts a new version. `version` is the version that was edited. Throws `stale` when another version was saved
 * since then.
 */
export async function insertVersion(
  tx: Transaction<SeoTables>,
  { version, ...text }: RouteParsed<typeof saveRoute>,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const [latest] = await listVersions(tx, text.page, text.locale, 1)
  if ((latest?.version ?? 0) !== version) throw new AppError('stale')
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('page_texts')
    .values({ ...text, version: version + 1, created_at: at, created_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  // A concurrent request saved its version first.
  if (numInsertedOrUpdatedRows === 0n) throw new AppError('stale')
}

/** Returns the pages with edited texts per language, with the author of the latest version. */
export async function listChangedPages(db: Db) {
  const latest = await db
    .selectFrom('page_texts')
    .distinctOn(['page', 'locale'])
    .selectAll()
    .orderBy('page')
    .orderBy('locale')
    .orderBy('version', 'desc')
    .execute()
  return latest.filter((row) => [...COLUMNS, 'body' as const].some((name) => row[name] !== null))
}
