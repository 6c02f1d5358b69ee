import { createHash } from 'node:crypto'
import { TERMS_VERSION } from '@verstat/contract'
import { LOCALE_CODES } from '@verstat/i18n'
import type { Kysely } from 'kysely'
import type { SeoTables } from './page-text.tables.ts'
import { listVersions } from './page-texts.ts'

/**
 * Returns the current version of the terms. It is the built-in version and a hash of the operator's own texts, so
 * equal texts have equal versions.
 */
export async function readTermsVersion(db: Kysely<SeoTables>): Promise<string> {
  const texts: string[] = []
  for (const locale of LOCALE_CODES) {
    const [latest] = await listVersions(db, 'page/terms', locale, 1)
    if (latest?.body) texts.push(locale, latest.body)
  }
  if (texts.length === 0) return TERMS_VERSION
  return `${TERMS_VERSION}+${createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)}`
}
