import { OFFERS_PER_ORDER_MAX, type OfferNeed, type OrderOffering } from '@verstat/contract'
import { sql } from 'kysely'
import { onTables } from '../../../platform/db/on-tables.ts'
import { findBlocks } from '../../accounts/index.ts'
import { findOfferedOrder, type OfferedOrder } from '../../directory/index.ts'
import type { OfferHooks } from '../offer-hooks.ts'
import type { Db } from '../offers-context.ts'
import { isLive } from './offer-status.ts'

/** Facts of the user that decide whether they may offer. */
type Person = { readonly isVerified: boolean; readonly isAway: boolean }

const CLOSED: OrderOffering = {
  needs: ['closed'],
  offerId: null,
  offerNumber: null,
  last: null,
  left: 0,
  producers: [],
}

/** Like `readOffering`, for the id of an order that exists, and with what later modules advise to do before an offer. */
export async function offeringOf(
  db: Db,
  hooks: Pick<OfferHooks, 'listSteps'>,
  orderId: string,
  userId: string,
  now: Date,
): Promise<OrderOffering> {
  const order = await findOfferedOrder(onTables(db), orderId, now)
  if (!order) return CLOSED
  const [offering, steps] = await Promise.all([
    readOffering(db, order, userId, now),
    order.ownerId === userId ? [] : hooks.listSteps(onTables(db), order.id, userId),
  ])
  return { ...offering, needs: [...offering.needs, ...steps] }
}

/** Whether and how a user who may see the order may send an offer to it. Its `needs` keep the user from sending one. */
export async function readOffering(
  db: Db,
  order: OfferedOrder,
  userId: string,
  now: Date,
): Promise<OrderOffering> {
  const [person, producers, own, live, invited, blocks] = await Promise.all([
    findPerson(db, userId),
    listProducers(db, userId),
    listSent(db, order.id, userId),
    countLive(db, order.id, now),
    order.visibility === 'invited' ? isInvited(db, order.id, userId) : true,
    findBlocks(onTables(db), order.ownerId, userId),
  ])
  const needs: OfferNeed[] = []
  if (order.ownerId === userId) needs.push('own_order')
  if (!person?.isVerified) needs.push('verify_email')
  if (person?.isAway || blocks.byFirst || blocks.bySecond) needs.push('blocked')
  if (producers.length === 0) needs.push('publish_producer')
  if (!invited) needs.push('invitation')
  if (order.status !== 'published') needs.push('closed')
  else if (live.count >= order.maxOffers) needs.push('seats')
  const open = own.find(({ status }) => OPEN.has(status))
  const left = Math.max(0, OFFERS_PER_ORDER_MAX - own.length)
  return {
    needs,
    offerId: open?.id ?? null,
    offerNumber: open ? Number(open.number) : null,
    last: viewEnded(own.find(({ status }) => !OPEN.has(status))),
    left,
    producers,
  }
}

const ONLINE: ReadonlySet<string> = new Set(['published', 'paused', 'awarded', 'completed', 'expired'])

/** Whether an order exists for a user, or for visitors. One for invited producers exists for them and its owner only. */
export async function maySeeOrder(
  db: Db,
  order: OfferedOrder,
  userId: string | null,
  _now: Date,
): Promise<boolean> {
  if (userId !== null && order.ownerId === userId) return true
  if (!ONLINE.has(order.status)) return false
  return order.visibility === 'public' || (userId !== null && (await isInvited(db, order.id, userId)))
}

async function listProducers(
  db: Db,
  userId: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return db
    .selectFrom('producers')
    .select(['id', 'name'])
    .where('owner_id', '=', userId)
    .where('status', '=', 'published')
    .orderBy('name')
    .execute()
}

const OPEN: ReadonlySet<string> = new Set(['sent', 'shortlisted', 'accepted'])

type SentRow = Awaited<ReturnType<typeof listSent>>[number]

/** The offers of a user to an order, latest first. There are three at most. */
async function listSent(db: Db, orderId: string, userId: string) {
  return db
    .selectFrom('offers')
    .select(['id', 'number', 'status', 'declined_reason', 'closed_reason', 'status_at'])
    .where('order_id', '=', orderId)
    .where('owner_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}

function viewEnded(row: SentRow | undefined): OrderOffering['last'] {
  if (!row) return null
  const { id, number, status, declined_reason, closed_reason, status_at } = row
  if (status === 'sent' || status === 'shortlisted' || status === 'accepted') return null
  const reasons = { declined: declined_reason, closed: closed_reason, withdrawn: null, blocked: null }
  return { id, number: Number(number), status, reason: reasons[status], at: status_at.toISOString() }
}

/** Orders to which the user has an open offer. */
export async function listOffered(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('offers')
    .select('order_id')
    .where('owner_id', '=', userId)
    .where('status', 'in', ['sent', 'shortlisted', 'accepted'])
    .execute()
  return rows.map(({ order_id }) => order_id)
}

export async function isInvited(db: Db, orderId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_invitations as invitation')
    .innerJoin('producers as producer', 'producer.id', 'invitation.producer_id')
    .select('producer.id')
    .where('invitation.order_id', '=', orderId)
    .where('producer.owner_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** How many offers take a place of the order, and when the clock will next free one. */
export async function countLive(
  db: Db,
  orderId: string,
  now: Date,
): Promise<{ readonly count: number; readonly nextChangeAt: Date | null }> {
  const { rows } = await sql<{ count: number; next: Date | null }>`
    select count(*)::int as count, min(expires_at) filter (where status <> 'accepted') as next
      from offers where order_id = ${orderId} and ${isLive(now)}`.execute(db)
  return { count: rows[0]?.count ?? 0, nextChangeAt: rows[0]?.next ?? null }
}

export async function hasOffers(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('offers')
    .select('id')
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function isShortlisted(db: Db, orderId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('offers')
    .select('id')
    .where('order_id', '=', orderId)
    .where('owner_id', '=', userId)
    .where('status', 'in', ['shortlisted', 'accepted'])
    .executeTakeFirst()
  return row !== undefined
}

async function findPerson(db: Db, userId: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['email_verified_at', 'blocked_at', 'erase_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      isVerified: row.email_verified_at !== null,
      isAway: row.blocked_at !== null || row.erase_at !== null,
    }
  )
}
