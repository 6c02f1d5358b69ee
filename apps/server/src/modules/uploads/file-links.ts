import { timingSafeEqual } from 'node:crypto'
import type { SecretKey } from '../../platform/security/secret-key.ts'

const LIFETIME_S = 600
const PURPOSE = 'file link'

/** Returns the URL of a document, which is public while the document's listing is public. */
export function publicFileUrl(id: string): string {
  return `/media/${id}/file`
}

/**
 * Returns a URL that gives access to a document for ten minutes, even if the document is not public. Return this URL
 * only to users who may read the document.
 */
export function signedFileUrl(secret: Pick<SecretKey, 'sign'>, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + LIFETIME_S
  return `${publicFileUrl(id)}?until=${until}&sign=${secret.sign(PURPOSE, `${id} ${until}`)}`
}

/**
 * Returns the same signature as `signedFileUrl` in the form of a path segment, for pictures. All widths of a picture
 * are in one folder, so one segment is enough for all of them.
 */
export function signedPart(secret: Pick<SecretKey, 'sign'>, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + LIFETIME_S
  return `${until}.${secret.sign(PURPOSE, `${id} ${until}`)}`
}

/** Verifies a URL made by `signedFileUrl` or `signedPart`. */
export function isSignedLink(
  secret: Pick<SecretKey, 'sign'>,
  id: string,
  query: { readonly until?: unknown; readonly sign?: unknown },
  now: Date,
): boolean {
  const { until, sign } = query
  if (typeof until !== 'string' || typeof sign !== 'string' || !/^\d{1,12}$/.test(until)) return false
  if (Number(until) * 1000 <= now.getTime()) return false
  const expected = Buffer.from(secret.sign(PURPOSE, `${id} ${until}`))
  const actual = Buffer.from(sign)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
