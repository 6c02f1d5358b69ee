import { stripLocale } from '@verstat/i18n'

/** Pages that nobody wants to come back to: they are for signing in, or no pages at all. */
const NO_RETURN = /^\/(login|register|forgot-password|password-reset|verify|locale|v1|dev|media|assets)(\/|$)/
const LONGEST = 1_000

/**
 * Where to go after signing in: a path of this site, without its language. Undefined for anything else: another host in
 * any spelling that some browser or some layer in between would unfold, and pages for signing in.
 */
export function safeNext(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST || !value.startsWith('/')) return undefined
  const path = value.split(/[?#]/, 1)[0] ?? ''
  if (unfoldings(path).some((each) => each.includes('//') || /[\\\p{Cc}\s]/u.test(each))) return undefined
  if (/[\\\p{Cc}]/u.test(value) || !URL.canParse(value, 'http://site')) return undefined
  const { origin, pathname, search, hash } = new URL(value, 'http://site')
  const bare = stripLocale(pathname)
  if (origin !== 'http://site' || NO_RETURN.test(bare)) return undefined
  return bare + search + hash
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

/** A path as it is and as it is after each decoding; one that cannot be decoded stays. */
function unfoldings(path: string): string[] {
  const found = [path]
  for (let times = 0; times < 3; times += 1) {
    const last = found.at(-1) ?? ''
    const decoded = decodeOrKeep(last)
    if (decoded === last) break
    found.push(decoded)
  }
  return found
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
