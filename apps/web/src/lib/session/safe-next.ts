import {
  DEFAULT_LOCALE,
  type LocaleCode,
  localeFromPath,
  localizePath,
  sitePath,
  stripLocale,
} from '@verstat/i18n'

/** Pages to which nobody should return after signing in. */
const NO_RETURN = /^\/(login|register|forgot-password|password-reset|verify|locale|v1|dev|media|assets)(\/|$)/
const MAX_LENGTH = 1_000

/**
 * Returns the path to open after signing in. Returns undefined for sign-in pages and for any address that could lead to
 * another host.
 */
export function safeNext(value: unknown): string | undefined {
  const path = typeof value === 'string' && value.length <= MAX_LENGTH ? sitePath(value) : undefined
  const [bare = ''] = stripLocale(path ?? '').split(/[?#]/, 1)
  return NO_RETURN.test(bare) ? undefined : path
}

/**
 * Returns the path to open after signing in, which is `home` without a valid `next`. A path with a language prefix keeps
 * its language. Any other path gets the language of the page.
 */
export function addressAfterSignIn(next: unknown, locale: LocaleCode, home: '/user' | '/panel'): string {
  const path = safeNext(next) ?? home
  return localeFromPath(path) === DEFAULT_LOCALE ? localizePath(path, locale) : path
}

/** Returns the query of `/login` that leads back to `place`. The query is empty when returning makes no sense. */
export function returnTo(place: string): { readonly next?: string } {
  const next = safeNext(place)
  return next === undefined || next === '/' ? {} : { next }
}

/** Returns the query that passes `next` from one sign-in page to another. */
export function nextQuery(search: { readonly next?: unknown }): string {
  const next = safeNext(search.next)
  return next === undefined ? '' : `?${new URLSearchParams({ next })}`
}
