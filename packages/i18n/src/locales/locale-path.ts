import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type LocaleCode } from './locales.ts'

/** The language an address speaks: `/en` and `/en/…` are English, everything else the default. */
export function localeFromPath(path: string): LocaleCode {
  return prefixedLocale(path) ?? DEFAULT_LOCALE
}

/** The address without its language: `/en/orders?page=2` → `/orders?page=2`. Always starts with one slash. */
export function stripLocale(path: string): string {
  const locale = prefixedLocale(path)
  const rest = locale ? path.slice(LOCALES[locale].prefix.length) : path
  // Two leading slashes would name another host: `/en//evil.example`.
  return `/${rest.replace(/^[/\\]+/, '')}`
}

/** The same address in `locale`, query and fragment kept. Takes addresses with and without a language. */
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
