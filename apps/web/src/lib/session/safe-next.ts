import {
  DEFAULT_LOCALE,
  type LocaleCode,
  localeFromPath,
  localizePath,
  sitePath,
  stripLocale,
} from '@verstat/i18n'

/** Pages that make no sense after signing in. */
const NO_RETURN = /^\/(login|register|forgot-password|password-reset|verify|locale|v1|dev|media|assets)(\/|$)/
const MAX_LENGTH = 1_000

/** The path to open after signing in; undefined for other hosts in any spelling and for sign-in pages. */
export function safeNext(value: unknown): string | undefined {
  const path = typeof value === 'string' && value.length <= MAX_LENGTH ? sitePath(value) : undefined
  const [bare = ''] = stripLocale(path ?? '').split(/[?#]/, 1)
  return NO_RETURN.test(bare) ? undefined : path
}

/** The address to open after signing in. Its language is that of `next`, otherwise the page's. */
export function addressAfterSignIn(next: unknown, locale: LocaleCode): string {
  const path = safeNext(next) ?? '/user'
  return localeFromPath(path) === DEFAULT_LOCALE ? localizePath(path, locale) : path
}

/** The query of `/login` that leads back to `place`; empty when returning makes no sense. */
export function returnTo(place: string): { readonly next?: string } {
  const next = safeNext(place)
  return next === undefined || next === '/' ? {} : { next }
}

/** The query that passes `next` from one sign-in page to another. */
export function nextQuery(search: { readonly next?: unknown }): string {
  const next = safeNext(search.next)
  return next === undefined ? '' : `?${new URLSearchParams({ next })}`
}
