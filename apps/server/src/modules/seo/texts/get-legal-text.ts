import type { RouteParsed, getLegalText as route } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { Kysely } from 'kysely'
import type { SeoTables } from './page-text.tables.ts'
import { listVersions } from './page-texts.ts'

type Ctx = { readonly db: Kysely<SeoTables>; readonly locale: LocaleCode }

/** Returns the operator's own text of the terms or the policy, or null when the built-in text applies. */
export async function getLegalText(ctx: Ctx, { document }: RouteParsed<typeof route>) {
  const [latest] = await listVersions(ctx.db, `page/${document}`, ctx.locale, 1)
  return latest?.body
    ? { body: latest.body, updatedAt: latest.created_at.toISOString() }
    : { body: null, updatedAt: null }
}
