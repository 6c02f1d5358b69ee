import { timingSafeEqual } from 'node:crypto'
import type { SecretKey } from '../../platform/security/secret-key.ts'

const LIFETIME_S = 600
const PURPOSE = 'file link'

/** The address of a document that anybody may have while its listing is public. */
function publicFileUrl(id: string): string {
  return `/media/${id}/file`
}

/**
 * The same for whoever is given it, during the next ten minutes, whatever the document and its listing are. To be made only
 * in answers to those who may have the document.
 */
export function signedFileUrl(secret: Pick<SecretKey, 'sign'>, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + LIFETIME_S
  return `${publicFileUrl(id)}?until=${until}&sign=${secret.sign(PURPOSE, `${id} ${until}`)}`
}

/** The same as a part of the path, for a picture, whose widths all lie in one folder. */
export function signedPart(secret: Pick<SecretKey, 'sign'>, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + LIFETIME_S
  return `${until}.${secret.sign(PURPOSE, `${id} ${until}`)}`
}

/** Whether an address was made by `signedFileUrl` or `signedPart` for this file and is still good. */
export function isSignedLink(
  secret: Pick<SecretKey, 'sign'>,
  id: string,
  query: { readonly until?: unknown; readonly sign?: unknown },
  now: Date,
): boolean {
  const { until, sign } = query
  if (typeof until !== 'string' || typeof sign !== 'string' || !/^\d{1,12}$/.test(until)) return false
  if (Number(until) * 1000 <= now.getTime()) return false
  const right = Buffer.from(secret.sign(PURPOSE, `${id} ${until}`))
  const given = Buffer.from(sign)
  return given.length === right.length && timingSafeEqual(given, right)
}
