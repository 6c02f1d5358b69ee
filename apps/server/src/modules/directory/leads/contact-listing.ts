import {
  CONTACTS_A_DAY,
  type Contact,
  type contactOrder,
  type ListingKind,
  type RouteOutput,
  type RouteParsed,
} from '@verstat/contract'
import { kyivDay, kyivTime } from '@verstat/i18n'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import type { Actor } from '../../../platform/http/caller.ts'
import { hasBlocked, lockUser } from '../../accounts/index.ts'
import { isPublic } from '../listing/public-status.ts'
import { apiStatus } from '../orders/order.view.ts'
import { type ContactRow, find } from './contact.repository.ts'
import { forwardMessage } from './forward-message.ts'
import { countContactRequest, recordLead } from './lead.repository.ts'
import type { LeadsContext, LeadsTx } from './leads-context.ts'
import { notifyOwner } from './notify-owner.ts'
import { personHash } from './person-hash.ts'

type Input = RouteParsed<typeof contactOrder>
type Answer = RouteOutput<typeof contactOrder>

/**
 * Returns the contact of a listing. If the contact is hidden, e-mails the caller's message to the owner instead, and
 * writes it into their conversation.
 * Records the request as a lead, and counts one lead per person and listing. Throws `gone` and `not_found` like the
 * listing's page, and `conflict` when the listing is not published or has expired. A caller without a verified e-mail
 * address must solve a proof-of-work challenge to see a public contact (`challenge_required`, `challenge_failed`), and
 * cannot ask for any other contact (`unauthenticated`, `email_not_verified`). Throws `not_accepted` if the owner has
 * blocked the caller, or the caller writes to an owner whom they have blocked, and `rate_limited` after too many
 * requests on one day.
 */
export async function contactListing(ctx: LeadsContext, kind: ListingKind, input: Input): Promise<Answer> {
  const row = await find(ctx.db, kind, input.id)
  if (row?.status === 'archived') throw new AppError('gone')
  if (!row || !(await maySee(ctx, kind, row))) throw new AppError('not_found')
  const { actor } = ctx
  // Owners may see their own contact, which is not counted as a lead. Owners cannot send messages to themselves.
  if (actor && row.ownerId === actor.userId) {
    if (row.show === 'none') throw new AppError('conflict')
    return viewContact(row)
  }
  if (isClosed(row, ctx.now())) throw new AppError('conflict')
  await requireVerified(ctx, row)
  if (await isRefused(ctx, row)) throw new AppError('not_accepted')
  if (row.show === 'shortlisted' && !(await isShortlisted(ctx, row))) throw new AppError('conflict')
  if (row.show !== 'none') {
    await recordRequest(ctx, kind, row, null)
    return viewContact(row)
  }
  const { message } = input
  if (message === undefined) throw invalid({ path: 'message', code: 'required' })
  // Only robots fill the invisible form field `website`. Robots get the same answer as people.
  if (input.website) return { sent: true, conversationId: null }
  const sent = { message, senderId: verified(actor).userId }
  return { sent: true, conversationId: await recordRequest(ctx, kind, row, sent) }
}

/** Whether a listing takes no requests, because it is not published or has expired. */
export function isClosed(row: ContactRow, now: Date): boolean {
  const { status, expiresAt, awardLapsesAt, awardCompletesAt } = row
  const times = {
    status,
    expires_at: expiresAt,
    award_lapses_at: awardLapsesAt,
    award_completes_at: awardCompletesAt,
  }
  return apiStatus(times, now) !== 'published'
}

/** Whether the caller may open the page of the listing, if the caller does not manage it. */
export async function maySee(ctx: LeadsContext, kind: ListingKind, row: ContactRow): Promise<boolean> {
  if (!isPublic(kind, row.status)) return false
  if (row.visibility === 'public' || (ctx.actor && row.ownerId === ctx.actor.userId)) return true
  return ctx.actor !== null && ctx.orderHooks.isInvited(ctx.db, row.id, ctx.actor.userId)
}

/** Whether the owner takes nothing from the caller. */
export async function isRefused({ actor, db }: LeadsContext, { ownerId }: ContactRow): Promise<boolean> {
  return hasBlocked(onTables(db), ownerId, actor?.userId ?? null)
}

async function isShortlisted({ actor, db, orderHooks }: LeadsContext, { id }: ContactRow): Promise<boolean> {
  return orderHooks.isShortlisted(db, id, verified(actor).userId)
}

/** Requires a verified e-mail address. If the contact is public, a solved proof-of-work challenge is enough. */
async function requireVerified(ctx: LeadsContext, { show }: ContactRow): Promise<void> {
  if (ctx.actor?.isEmailVerified) return
  if (show !== 'public') {
    verified(ctx.actor)
    return
  }
  if (ctx.challenge === undefined) throw new AppError('challenge_required')
  await ctx.accounts.challenges.redeem(ctx.challenge)
}

function verified(actor: Actor | null): Actor {
  if (!actor) throw new AppError('unauthenticated')
  if (!actor.isEmailVerified) throw new AppError('email_not_verified')
  return actor
}

type Sent = { readonly message: string; readonly senderId: string }

/**
 * Counts the request against the daily limit, records the lead, and tells the owner, all in one transaction. Returns
 * the conversation that a message was written into.
 */
async function recordRequest(
  ctx: LeadsContext,
  kind: ListingKind,
  row: ContactRow,
  sent: Sent | null,
): Promise<string | null> {
  const now = ctx.now()
  const day = kyivDay(now)
  const person = personHash(ctx, day)
  return ctx.db.transaction().execute(async (tx) => {
    if (sent) await lockPeople(tx, sent.senderId, row.ownerId)
    const isWithin = await countContactRequest(tx, { day, person, max: CONTACTS_A_DAY })
    if (!isWithin) throw new AppError('rate_limited', { retryAfterSeconds: secondsOfDayLeft(now) })
    const conversationId = sent && (await converse(ctx, tx, kind, row, sent))
    const userId = ctx.actor?.userId ?? null
    const message = sent?.message ?? null
    const lead = await recordLead(tx, kind, { listingId: row.id, person, userId, message, at: now })
    if (!lead) return null
    const leadId = lead.id
    if (sent) await forwardMessage(tx, ctx, { kind, row, leadId, ...sent })
    else if (lead.isFirst) await notifyOwner(tx, ctx, { kind, row, leadId, userId })
    return conversationId
  })
}

/** People are locked first and in one order. A block that is made meanwhile waits, or refuses the message. */
async function lockPeople(tx: LeadsTx, senderId: string, ownerId: string | null): Promise<void> {
  const ids = ownerId === null ? [senderId] : [senderId, ownerId].toSorted()
  for (const id of ids) await lockUser(onTables(tx), id)
}

/** Demo listings may have no owner to talk with. */
async function converse(
  ctx: LeadsContext,
  tx: LeadsTx,
  kind: ListingKind,
  { id, ownerId }: ContactRow,
  { message, senderId }: Sent,
): Promise<string | null> {
  if (ownerId === null) return null
  const about = { kind, listingId: id, ownerId, senderId, text: message }
  return ctx.leadHooks.converse(transactionOnTables(tx), ctx, about)
}

export function viewContact({ name, email, phones, messengers }: ContactRow): Contact {
  const [phone] = phones
  return {
    name,
    email,
    ...(phone === undefined ? {} : { phone }),
    ...(phones.length > 1 ? { phones: [...phones] } : {}),
    ...(phone !== undefined && messengers.length > 0 ? { messengers: [...messengers] } : {}),
  }
}

function secondsOfDayLeft(now: Date): number {
  const { hour, minute } = kyivTime(now)
  return 86_400 - hour * 3_600 - minute * 60
}
