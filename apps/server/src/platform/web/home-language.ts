import type { IncomingHttpHeaders } from 'node:http'
import {
  chooseLocale,
  isLocaleCode,
  LOCALE_COOKIE,
  type LocaleCode,
  localeCookie,
  preferredLocale,
} from '@verstat/i18n'
import { cookieValue } from './cookies.ts'

type Visit = { readonly url: string; readonly headers: IncomingHttpHeaders }

/** Crawlers are never redirected, so that both languages are indexed under their own URLs. */
const ROBOT = /bot|crawl|spider|slurp|facebookexternalhit|preview|lighthouse|headless.*archiver/i

/**
 * Returns the visitor's language for the home page. Returns undefined for crawlers and for all other pages.
 */
export function localeForHome({ url, headers }: Visit): LocaleCode | undefined {
  if (url !== '/' && !url.startsWith('/?')) return undefined
  if (ROBOT.test(headers['user-agent'] ?? 'bot')) return undefined
  const cookie = cookieValue(headers.cookie, LOCALE_COOKIE.name)
  return chooseLocale({ cookie, acceptLanguage: headers['accept-language'] })
}

/**
 * Returns the cookie that stores a language which was chosen by `Accept-Language`. Returns undefined if the visitor
 * has such a cookie already.
 */
export function newLocaleCookie({ headers }: Visit, chosen: LocaleCode): string | undefined {
  if (isLocaleCode(cookieValue(headers.cookie, LOCALE_COOKIE.name))) return undefined
  return preferredLocale(headers['accept-language'] ?? '') === undefined ? undefined : localeCookie(chosen)
}
