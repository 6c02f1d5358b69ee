import type { Encoding } from './page-cache/accept-encoding.ts'
import type { PageAnswer } from './page-cache/page-answer.ts'

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '-br', gzip: '-gz', identity: '' }

/** A strong ETag identifies the bytes that are sent, so each encoding has its own ETag. */
export function quotedEtag(etag: string, encoding: Encoding): string {
  return `"${etag}${SUFFIX[encoding]}"`
}

/** Whether the client already has the page with this ETag in any encoding. */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const quoted = Object.values(SUFFIX).map((suffix) => `"${etag}${suffix}"`)
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || quoted.includes(tag))
}

/** Whether the page is an error that may be gone at the next request. */
export function isTemporaryError({ status }: Pick<PageAnswer, 'status'>): boolean {
  return status === 429 || status >= 500
}

/** The `cache-control` of a page that visitors share. `sharedSeconds` is the time for shared caches (CDN). */
export function sharedPageCacheControl(page: Pick<PageAnswer, 'status'>, sharedSeconds: number): string {
  if (isTemporaryError(page)) return 'no-store'
  const shared = sharedSeconds > 0 && page.status === 200 ? `, s-maxage=${sharedSeconds}` : ''
  return `public, max-age=0, must-revalidate${shared}`
}

/**
 * Returns how many seconds a shared cache may keep the page of an address: never past the time `until` at which the
 * page changes by itself.
 */
export function sharedSeconds(
  cdnTtlSeconds: number,
  address: string,
  until: number,
  now: () => Date,
): number {
  // A shared cache must not keep the home page, because the home page redirects English readers to `/en`.
  if (cdnTtlSeconds === 0 || address === '/') return 0
  return Math.min(cdnTtlSeconds, Math.max(0, Math.floor((until - now().getTime()) / 1000)))
}
