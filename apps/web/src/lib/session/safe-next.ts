import {
  DEFAULT_LOCALE,
  type LocaleCode,
  localeFromPath,
  localizePath,
  sitePath,
  stripLocale,
} from '@verstat/i18n'

/** Pages that nobody wants to come back to: they are for signing in, or no pages at all. */
const NO_RETURN = /^\/(login|register|forgot-password|password-reset|verify|locale|v1|dev|media|assets)(\/|$)/
const LONGEST = 1_000

/**
 * Where to go after signing in: a path of this site, with its language where it names one. Undefined for anything else:
 * another host in any spelling, and pages for signing in.
 */
export function safeNext(value: unknown): string | undefined {
  const path = typeof value === 'string' && value.length <= LONGEST ? sitePath(value) : undefined
  const [bare = ''] = stripLocale(path ?? '').split(/[?#]/, 1)
  return NO_RETURN.test(bare) ? undefined : path
}

/** The address to go to after signing in: in the language that `next` names, else in the one of the page. */
export function addressAfterSignIn(next: unknown, locale: LocaleCode): string {
  const path = safeNext(next) ?? '/user'
  return localeFromPath(path) === DEFAULT_LOCALE ? localizePath(path, locale) : path
}

/** The query of `/login` that leads back to a place; nothing where there is no sense in coming back. */
export function returnTo(place: string): { readonly next?: string } {
  const next = safeNext(place)
  return next === undefined || next === '/' ? {} : { next }
}

/** The query that carries `next` on from one page for guests to another. */
export function nextQuery(search: unknown): string {
  const next = safeNext((search as { readonly next?: unknown }).next)
  return next === undefined ? '' : `?${new URLSearchParams({ next })}`
}
