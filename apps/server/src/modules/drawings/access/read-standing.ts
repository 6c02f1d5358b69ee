import type { FileNeed } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findOfferedOrder, type OfferedOrder } from '../../directory/index.ts'
import { maySeeOrder } from '../../offers/index.ts'
import type { Db } from '../drawings-context.ts'
import { groundOf, type Standing } from './file-needs.ts'
import { findPerson, type GrantRow, listProducers } from './reader.repository.ts'

/** How a caller stands to the files of an order that exists for them. */
export type Reader = Standing & {
  readonly order: OfferedOrder
  readonly ndaAcceptedAt: Date | null
  readonly isBlocked: boolean
  /** All producers of the person, online or not. */
  readonly producers: readonly GrantRow[]
}

/** Reads how a caller stands to the files of an order. Throws `not_found` when the order does not exist for them. */
export async function getReader(db: Db, orderId: string, userId: string | null, now: Date): Promise<Reader> {
  const reader = await findReader(db, orderId, userId, now)
  if (!reader) throw new AppError('not_found')
  return reader
}

/** Like `getReader`, but answers undefined. */
export async function findReader(
  db: Db,
  orderId: string,
  userId: string | null,
  now: Date,
): Promise<Reader | undefined> {
  const order = await findOfferedOrder(onTables(db), orderId, now)
  return order && readStanding(db, order, userId, now)
}

/** Statuses in which an order no longer shows anything to anybody but its owner. */
const GONE: ReadonlySet<string> = new Set(['archived', 'blocked', 'draft', 'pending', 'rejected'])

/** How a user stands to the files of an order, or undefined if the order does not exist for the user. */
export async function readStanding(
  db: Db,
  order: OfferedOrder,
  userId: string | null,
  now: Date,
): Promise<Reader | undefined> {
  const common = { order, userId, ndaRequired: order.ndaRequired }
  const empty = { ground: null, hasAcceptedNda: false, ndaAcceptedAt: null, isBlocked: false, producers: [] }
  if (userId === null) {
    if (!(await maySeeOrder(onTables(db), order, null, now))) return undefined
    return { ...common, ...empty, isOwner: false, lacks: ['sign_in'] }
  }
  if (order.ownerId === userId) return { ...common, ...empty, isOwner: true, lacks: [] }
  const between = { orderId: order.id, ownerId: order.ownerId, userId }
  const [isVisible, person, producers] = await Promise.all([
    maySeeOrder(onTables(db), order, userId, now),
    findPerson(db, between, now),
    listProducers(db, between),
  ])
  if (!person) return undefined
  const { shortlisted, dealt } = person
  // The producer of the deal needs the drawings also when the order is not shown to others any more.
  if (!isVisible && (dealt === null || GONE.has(order.status))) return undefined
  const isBlocked = person.is_away || person.is_blocked
  const lacks: FileNeed[] = []
  if (!person.is_verified) lacks.push('verify_email')
  if (dealt === null && !producers.some(({ is_online }) => is_online)) lacks.push('publish_producer')
  if (isBlocked) lacks.push('blocked')
  return {
    ...common,
    isOwner: false,
    lacks,
    ground: groundOf({ producers, shortlisted, dealt }),
    hasAcceptedNda: person.nda_at !== null,
    ndaAcceptedAt: person.nda_at,
    isBlocked,
    producers,
  }
}
