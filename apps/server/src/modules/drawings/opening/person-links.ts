import { timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import type { SecretKey } from '../../../platform/security/secret-key.ts'

const LIFETIME_S = 600
const PURPOSE = 'file link of a person'

/** In which role a person opens a file. */
export type OpenAs = 'reader' | 'staff'

export type LinkFor = {
  /** The upload, or the order of an archive. */
  readonly id: string
  readonly userId: string
  readonly as: OpenAs
  /** When the link ends, in seconds. */
  readonly until: number
}

/** When a link that is made now ends. */
export function linkEnd(now: Date): number {
  return Math.floor(now.getTime() / 1000) + LIFETIME_S
}

/** When a link was made, to the second. */
export function linkStart({ until }: Pick<LinkFor, 'until'>): Date {
  return new Date((until - LIFETIME_S) * 1000)
}

/**
 * Returns a path segment that works for one person and one file. It proves who asked, and no more: whoever serves the
 * file asks again whether that person may open it.
 */
export function personLink(secret: Pick<SecretKey, 'sign'>, link: LinkFor): string {
  return [link.until, link.as, link.userId, secret.sign(PURPOSE, textOf(link))].join('.')
}

/** Reads a segment made by `personLink`. Returns undefined for others and for those that have ended. */
export function readPersonLink(
  secret: Pick<SecretKey, 'sign'>,
  id: string,
  segment: string,
  now: Date,
): LinkFor | undefined {
  const [until = '', as, userId = '', sign = '', ...more] = segment.split('.')
  if (more.length > 0 || !/^\d{1,12}$/.test(until) || !isUuid(userId)) return undefined
  if (as !== 'reader' && as !== 'staff') return undefined
  const link: LinkFor = { id, userId, as, until: Number(until) }
  if (link.until * 1000 <= now.getTime()) return undefined
  const expected = Buffer.from(secret.sign(PURPOSE, textOf(link)))
  const actual = Buffer.from(sign)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? link : undefined
}

function textOf({ id, userId, as, until }: LinkFor): string {
  return `${id} ${userId} ${as} ${until}`
}

/** The folder with the parts of a file that one person may open. */
export function closedFolder(link: string, id: string): string {
  return `/media/closed/${id}/${link}`
}

export function archiveUrl(link: string, orderId: string): string {
  return `/media/order/${orderId}/${link}/zip`
}
