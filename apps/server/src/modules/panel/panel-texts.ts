import type * as contract from '@verstat/contract'
import type { PanelText, RouteParsed, Seo, TextVersion } from '@verstat/contract'
import { CHANGED_PAGES_MAX } from '@verstat/contract'
import { createTranslator, type LegalDocument, type LocaleCode, legalSections } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import { onTables } from '../../platform/db/on-tables.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { actedBy, findUserNames, requireRight } from '../accounts/index.ts'
import { getSeo, insertVersion, listChangedPages, listVersions, type SeoTables } from '../seo/index.ts'
import { audit } from './panel.audit.ts'
import type { PanelContext } from './panel-context.ts'

type View = z.input<typeof PanelText>
type Row = Selectable<SeoTables['page_texts']>
type Key = { readonly page: string; readonly locale: LocaleCode }

export async function listTexts(ctx: PanelContext) {
  requireRight(ctx, 'texts')
  const rows = await listChangedPages(onTables(ctx.db))
  const names = await authorsOf(ctx, rows)
  return rows.map((row) => ({
    page: row.page,
    locale: row.locale,
    title: row.title,
    ...saved(row, names),
  }))
}

export async function getText(ctx: PanelContext, key: RouteParsed<typeof contract.getText>): Promise<View> {
  requireRight(ctx, 'texts')
  return view(ctx, key)
}

/**
 * Saves a new version of a text. Throws `not_found` for an unknown page, `stale` when another version was saved
 * first, and `conflict` when too many pages are already edited.
 */
export async function saveText(
  ctx: PanelContext,
  input: RouteParsed<typeof contract.saveText>,
): Promise<View> {
  const { userId } = requireRight(ctx, 'texts')
  const { page, locale } = input
  // This call only checks that the page exists. It throws `not_found` for an unknown page.
  await originalOf(ctx, input)
  const kept = { ...input, ...onlyFor(page) }
  try {
    await ctx.db.transaction().execute(async (tx) => {
      const changed = new Set((await listChangedPages(onTables(tx))).map((row) => row.page))
      if (!changed.has(page) && changed.size >= CHANGED_PAGES_MAX) throw new AppError('conflict')
      await insertVersion(tx, kept, { by: userId, at: ctx.now() })
      await audit(tx, {
        ...actedBy(ctx, userId),
        action: 'text.saved',
        details: { page, locale, version: input.version + 1 },
      })
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'stale') throw error
    throw new AppError('stale', { current: await view(ctx, input) })
  }
  return view(ctx, input)
}

/** Only lists have a heading, and only the two legal pages have a body. */
function onlyFor(page: string) {
  const isLegal = page === 'page/terms' || page === 'page/policy'
  return {
    ...(page.startsWith('page/') ? { h1: null, intro: null } : {}),
    ...(isLegal ? {} : { body: null }),
  }
}

async function view(ctx: PanelContext, { page, locale }: Key): Promise<View> {
  const original = await originalOf(ctx, { page, locale })
  const versions = await listVersions(onTables(ctx.db), page, locale)
  const names = await authorsOf(ctx, versions)
  const [latest] = versions
  return {
    page,
    locale,
    original,
    current: latest ? words(latest) : { title: null, description: null, h1: null, intro: null, body: null },
    version: latest?.version ?? 0,
    versions: versions.map((row): TextVersion => ({ ...words(row), ...saved(row, names) })),
  }
}

/** Returns the built-in texts of a page. Throws `not_found` for unknown pages. */
async function originalOf(ctx: PanelContext, { page, locale }: Key): Promise<View['original']> {
  const [a = '', b = ''] = page.split('/')
  const site = { ...ctx.siteOf(locale), texts: {} }
  const { title, description, h1, intro }: Seo = await getSeo(ctx, { a, b, c: locale }, () => site)
  const isLegal = a === 'page' && (b === 'terms' || b === 'policy')
  return {
    title,
    description,
    h1,
    intro: intro ?? null,
    body: isLegal ? legalBody(b, locale, site) : null,
  }
}

/** Returns the built-in legal text in the format in which staff edit it. */
function legalBody(
  document: LegalDocument,
  locale: LocaleCode,
  { brand, operator = brand }: { readonly brand: string; readonly operator?: string },
): string {
  const t = createTranslator(locale, compileMessages(locale))
  return legalSections(document, t, { brand, operator })
    .flatMap(({ title, paragraphs }) => [`## ${title}`, ...paragraphs])
    .join('\n\n')
}

function words({ title, description, h1, intro, body }: Row) {
  return { title, description, h1, intro, body }
}

function saved(row: Row, names: ReadonlyMap<string, string>) {
  return {
    version: row.version,
    createdAt: row.created_at.toISOString(),
    author: row.created_by === null ? null : (names.get(row.created_by) ?? null),
  }
}

const authorsOf = ({ db }: PanelContext, rows: readonly Row[]) =>
  findUserNames(
    db,
    rows.map(({ created_by }) => created_by),
  )
