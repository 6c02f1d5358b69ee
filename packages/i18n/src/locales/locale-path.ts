import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type LocaleCode } from './locales.ts'

/** The language of an address: `/en` and `/en/…` are English, all others the default. */
export function localeFromPath(path: string): LocaleCode {
  return prefixedLocale(path) ?? DEFAULT_LOCALE
}

/** The address without its language: `/en/orders?page=2` → `/orders?page=2`. Always starts with exactly one slash. */
export function stripLocale(path: string): string {
  const locale = prefixedLocale(path)
  const rest = locale ? path.slice(LOCALES[locale].prefix.length) : path
  // Two leading slashes would name another host: `/en//evil.example`.
  return `/${rest.replace(/^[/\\]+/, '')}`
}

/** The address in `locale` with query and fragment. Accepts addresses with and without a language. */
export function localizePath(path: string, locale: LocaleCode): string {
  const bare = stripLocale(path)
  const { prefix } = LOCALES[locale]
  if (prefix === '') return bare
  return bare === '/' || /^\/[?#]/.test(bare) ? prefix + bare.slice(1) : prefix + bare
}

function prefixedLocale(path: string): LocaleCode | undefined {
  return LOCALE_CODES.find((code) => {
    const { prefix } = LOCALES[code]
    return prefix !== '' && path.startsWith(prefix) && /^($|[/?#])/.test(path.slice(prefix.length))
  })
}
