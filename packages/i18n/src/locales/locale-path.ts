import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type LocaleCode } from './locales.ts'

/** Returns the language of a path. `/en` and `/en/…` are English, all other paths are in the default language. */
export function localeFromPath(path: string): LocaleCode {
  return prefixedLocale(path) ?? DEFAULT_LOCALE
}

/**
 * Removes the language prefix: `/en/orders?page=2` becomes `/orders?page=2`. The result always starts with exactly one
 * slash.
 */
export function stripLocale(path: string): string {
  const locale = prefixedLocale(path)
  const rest = locale ? path.slice(LOCALES[locale].prefix.length) : path
  // Two slashes at the start would name another host, as in `/en//evil.example`.
  return `/${rest.replace(/^[/\\]+/, '')}`
}

/**
 * Returns the path in the given language and keeps query and hash. The given path may have a language prefix or not.
 */
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
