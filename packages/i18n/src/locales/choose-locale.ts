import { DEFAULT_LOCALE, isLocaleCode, LOCALE_CODES, type LocaleCode } from './locales.ts'

export const LOCALE_COOKIE = {
  name: 'locale',
  maxAgeSeconds: 365 * 24 * 60 * 60,
  path: '/',
  sameSite: 'lax',
} as const

/** Returns the value for `Set-Cookie` and `document.cookie` that stores the chosen language for a year. */
export function localeCookie(locale: LocaleCode): string {
  const { name, maxAgeSeconds, path } = LOCALE_COOKIE
  return `${name}=${locale}; Max-Age=${maxAgeSeconds}; Path=${path}; SameSite=Lax`
}

/**
 * Returns the language for a visitor: the language in the cookie, otherwise the preferred language in
 * `Accept-Language`, otherwise the default language.
 */
export function chooseLocale(visitor: {
  readonly cookie?: string | null | undefined
  readonly acceptLanguage?: string | null | undefined
}): LocaleCode {
  if (isLocaleCode(visitor.cookie)) return visitor.cookie
  return preferredLocale(visitor.acceptLanguage ?? '') ?? DEFAULT_LOCALE
}

/**
 * Returns the language with the higher weight in the header. With equal weights, the first language wins. Returns
 * undefined when the header names neither uk nor en.
 */
export function preferredLocale(acceptLanguage: string): LocaleCode | undefined {
  let best: LocaleCode | undefined
  let bestWeight = 0
  for (const item of acceptLanguage.split(',')) {
    const [range = '', ...parameters] = item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const code = LOCALE_CODES.find((locale) => range === locale || range.startsWith(`${locale}-`))
    const weight = code ? weightOf(parameters) : 0
    if (code && weight > bestWeight) {
      best = code
      bestWeight = weight
    }
  }
  return best
}

function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  if (q === undefined) return 1
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q.slice(2)) : 0
}
