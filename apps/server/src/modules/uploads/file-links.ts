import { timingSafeEqual } from 'node:crypto'
import type { SecretKey } from '../../platform/security/secret-key.ts'

const LIFETIME_S = 600
const PURPOSE = 'file link'

/** The URL of a document, public while its listing is. */
function publicFileUrl(id: string): string {
  return `/media/${id}/file`
}

/**
 * A URL that gives access to a document for ten minutes, whatever its visibility. Return it only to users who may read
 * the document.
 */
export function signedFileUrl(secret: Pick<SecretKey, 'sign'>, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + LIFETIME_S
  return `${publicFileUrl(id)}?until=${until}&sign=${secret.sign(PURPOSE, `${id} ${until}`)}`
}

/** The same as a path segment, for pictures, because all widths of a picture share one folder. */
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
