import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, localizePath } from '@verstat/i18n'

/** `path` has no language prefix. `changedAt` is absent when the date of the last change is unknown. */
export type SitemapEntry = { readonly path: string; readonly changedAt?: Date }

/** A part has at most 10,000 URLs, and each entry has one URL per language. */
export const ENTRIES_PER_PART = 10_000 / LOCALE_CODES.length

const ENTRIES_PER_CHUNK = 100

/**
 * Generates the XML of a part in chunks. Each entry appears once per language, with links to its versions in all
 * languages.
 */
export function* urlSet(origin: string, entries: readonly SitemapEntry[]): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
  for (let start = 0; start < entries.length; start += ENTRIES_PER_CHUNK) {
    const chunk = entries.slice(start, start + ENTRIES_PER_CHUNK)
    yield chunk.map((entry) => urls(origin, entry)).join('')
  }
  yield '</urlset>\n'
}

export function sitemapIndex(origin: string, parts: readonly SitemapEntry[]): string {
  const items = parts.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${xml(origin + path)}</loc>${lastModified(changedAt)}</sitemap>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</sitemapindex>\n`
}

function urls(origin: string, { path, changedAt }: SitemapEntry): string {
  const versions = LOCALE_CODES.map((code) => ({
    language: LOCALES[code].htmlLang,
    address: xml(origin + localizePath(path, code)),
  }))
  const standard = { language: 'x-default', address: xml(origin + localizePath(path, DEFAULT_LOCALE)) }
  const links = [...versions, standard]
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('')
  const rest = `${lastModified(changedAt)}${links}</url>\n`
  return versions.map(({ address }) => `<url><loc>${address}</loc>${rest}`).join('')
}

function lastModified(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function xml(text: string): string {
  return text.replace(/[&<>"']/g, (each) => ENTITIES[each] ?? each)
}
