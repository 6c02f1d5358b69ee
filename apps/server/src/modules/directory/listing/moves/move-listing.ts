import { RENEW_DAYS } from '@verstat/contract'
import { addDays, kyivDay, kyivDayEnd } from '@verstat/i18n'
import { AppError, invalid } from '../../../../platform/http/app-error.ts'
import type { Actor } from '../../../../platform/http/caller.ts'
import { auditListing } from '../../directory.audit.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import { offerDayProblems } from '../writing/offer-days.ts'
import * as listings from './listing.repository.ts'
import { notifyOfDecision, type PlainDecision } from './listing-emails.ts'
import {
  allowedMoves,
  findMove,
  type ListingRights,
  type ListingStatus,
  type MoveKind,
} from './listing-moves.ts'
import { checkQuota, isTrusted } from './quota.ts'
import { notifyOfSubmission } from './submission-email.ts'

export type MoveRequest = {
  /** The reason is stored and e-mailed to the owner. A reason is required to reject or block a listing. */
  readonly reason?: string | undefined
  /**
   * The last day for offers, when an order is renewed or submitted. A renewal without this day sets a day 30 days
   * ahead.
   */
  readonly offersUntil?: string | undefined
}

export type MoveContext = Pick<WriteContext, 'now' | 'accounts' | 'ip' | 'orderHooks'> & {
  readonly actor: Pick<Actor, 'userId'> | null
}

/**
 * Changes the status of a locked listing with all side effects: quota, dates, lists, history, audit and notice. Setting
 * the current status does nothing. Throws `move_forbidden` with the allowed statuses, `validation_failed` for a missing
 * reason or an invalid day, `email_not_verified`, and `quota_reached`.
 */
export async function moveListing(
  ctx: MoveContext,
  tx: Tx,
  listing: listings.LockedListing,
  rights: ListingRights,
  to: ListingStatus,
  request: MoveRequest = {},
): Promise<void> {
  if (listing.status === to) return
  const now = ctx.now()
  const found = findMove(listing, to, rights, now)
  if (!found) throw new AppError('move_forbidden', { allowed: allowedMoves(listing, rights, now) })
  const { move } = found
  if (NEEDS_REASON.has(move) && request.reason === undefined)
    throw invalid({ path: 'reason', code: 'required' })
  if (QUOTA_MOVES.has(move)) await checkOwnerAndQuota(tx, listing, move, now)
  const offersUntil = newOffersUntil(listing, move, request, now)
  const dated = offersUntil === undefined ? listing : { ...listing, offersUntil }
  const newStatus = resultingStatus(listing, move, to)
  await setStatus(ctx, tx, listing, newStatus, {
    reason: request.reason ?? null,
    columns: {
      ...(offersUntil === undefined ? {} : { offers_until: offersUntil }),
      ...(newStatus === 'published' ? onlineColumns(dated, now) : {}),
      ...(APPROVALS.has(move) ? { changed_since_approval: false } : {}),
      ...(move === 'archive' ? { archived_from: listing.storedStatus } : {}),
      status_reason: NEEDS_REASON.has(move) ? (request.reason ?? null) : null,
    },
  })
  if (newStatus === 'pending' && listing.owner) {
    if (await isTrusted(tx, listing.owner.id)) await publishTrusted(ctx, tx, dated)
    else await notifyOfSubmission(ctx, tx, listing)
  }
  const decision = DECISIONS[move]
  if (decision) await notifyOfDecision(ctx, tx, listing, { kind: decision, reason: request.reason })
}

/**
 * Renews a locked order. A published order is extended. An expired or cancelled order is published again or, if its
 * text has changed, submitted for approval. Without `offersUntil`, the last day for offers is 30 days ahead. Throws
 * `move_forbidden` in other statuses, `validation_failed` for an invalid day, `email_not_verified`, and
 * `quota_reached`.
 */
export async function renewListing(
  ctx: MoveContext,
  tx: Tx,
  listing: listings.LockedListing,
  rights: ListingRights,
  request: Pick<MoveRequest, 'offersUntil'>,
): Promise<void> {
  if (listing.kind === 'order' && listing.status === 'published' && rights.isOwner) {
    await extendOrder(ctx, tx, listing, request)
    return
  }
  const now = ctx.now()
  if (findMove(listing, 'published', rights, now)?.move !== 'renew') {
    throw new AppError('move_forbidden', { allowed: allowedMoves(listing, rights, now) })
  }
  await moveListing(ctx, tx, listing, rights, 'published', request)
}

/**
 * Submits a locked draft for approval. If quota or dates do not allow the submission, returns false instead of
 * throwing, because the submission is automatic and nobody would see the error.
 */
export async function trySubmit(ctx: MoveContext, tx: Tx, listing: listings.LockedListing): Promise<boolean> {
  try {
    await moveListing(ctx, tx, listing, OWNER_RIGHTS, 'pending')
    return true
  } catch (error) {
    if (error instanceof AppError && SUBMIT_ERRORS.has(error.code)) return false
    throw error
  }
}

/** Restores a locked listing to the status that it had before it was archived. Throws `quota_reached`. */
export async function restoreListing(
  ctx: MoveContext,
  tx: Tx,
  listing: listings.LockedListing,
): Promise<void> {
  const now = ctx.now()
  const to = listing.archivedFrom ?? 'draft'
  if (listing.owner && (to === 'published' || to === 'pending')) {
    await checkQuota(tx, listing, listing.owner.id, now)
  }
  await setStatus(ctx, tx, listing, to, { reason: null, columns: { archived_from: null } })
}

/** Undoes an approval or rejection: the locked listing becomes pending again. */
export async function returnToQueue(
  ctx: MoveContext,
  tx: Tx,
  listing: listings.LockedListing,
): Promise<void> {
  const isFirst = listing.publishedAt !== null && listing.publishedAt >= listing.statusAt
  await setStatus(ctx, tx, listing, 'pending', {
    reason: null,
    columns: {
      status_reason: null,
      ...(listing.status === 'published' ? { changed_since_approval: true } : {}),
      // If the undone approval was the first publication, the listing counts as never published.
      ...(isFirst ? { published_at: null } : {}),
      ...(isFirst && listing.kind === 'order' ? { bumped_at: null, expires_at: null } : {}),
    },
  })
}

export const OWNER_RIGHTS: ListingRights = { isOwner: true, isModerator: false, isHolder: false }

/** Errors after which `trySubmit` leaves the listing a draft. */
const SUBMIT_ERRORS: ReadonlySet<string> = new Set(['quota_reached', 'validation_failed', 'move_forbidden'])
const NEEDS_REASON: ReadonlySet<MoveKind> = new Set(['reject', 'block'])
/** A status that somebody sets ends an award that the clock has ended already, and belongs to no deal. */
const NO_AWARD = { deal_id: null, award_lapses_at: null, award_completes_at: null }
const APPROVALS: ReadonlySet<MoveKind> = new Set(['approve', 'unblock'])
const QUOTA_MOVES: ReadonlySet<MoveKind> = new Set(['submit', 'renew', 'resume', 'takeBack'])
/** Moves about which the owner is told. */
const DECISIONS: Readonly<Partial<Record<MoveKind, PlainDecision>>> = {
  approve: 'listingApproved',
  reject: 'listingRejected',
  block: 'listingBlocked',
  unblock: 'listingUnblocked',
}

/** A renewal publishes an order only if the text of the order was approved, whichever status was requested. */
function resultingStatus(
  { changedSinceApproval }: listings.LockedListing,
  move: MoveKind,
  to: ListingStatus,
): ListingStatus {
  if (move !== 'renew') return to
  return changedSinceApproval ? 'pending' : 'published'
}

async function checkOwnerAndQuota(
  tx: Tx,
  listing: listings.LockedListing,
  move: MoveKind,
  now: Date,
): Promise<void> {
  const { owner } = listing
  if (!owner) throw new Error('A listing without an owner cannot be published.')
  // Owners who have requested the deletion of their account cannot publish.
  if (owner.isLeaving) throw new AppError('move_forbidden', { allowed: [] })
  if ((move === 'submit' || move === 'renew') && !owner.isEmailVerified) {
    throw new AppError('email_not_verified')
  }
  await checkQuota(tx, listing, owner.id, now)
}

function newOffersUntil(
  listing: listings.LockedListing,
  move: MoveKind,
  { offersUntil }: MoveRequest,
  now: Date,
): string | undefined {
  if (listing.offersUntil === null) return undefined
  if (move === 'renew') return renewedUntil(offersUntil, now)
  return move === 'submit' ? validOfferDay(offersUntil ?? listing.offersUntil, now) : undefined
}

function renewedUntil(day: string | undefined, now: Date): string {
  return validOfferDay(day ?? addDays(kyivDay(now), RENEW_DAYS), now)
}

function validOfferDay(day: string, now: Date): string {
  const problems = offerDayProblems(day, now)
  if (problems.length > 0) throw invalid(...problems)
  return day
}

/** Extends a published order. The order keeps its position in lists. */
async function extendOrder(
  ctx: MoveContext,
  tx: Tx,
  listing: listings.LockedListing,
  { offersUntil }: Pick<MoveRequest, 'offersUntil'>,
): Promise<void> {
  const now = ctx.now()
  const day = renewedUntil(offersUntil, now)
  await listings.update(tx, listing, { offers_until: day, expires_at: kyivDayEnd(day) }, now)
  await auditListing(ctx, tx, listing, 'listing.renewed', { offersUntil: day })
}

/** Publishes a submitted listing without a moderator, because enough listings of its owner were approved before. */
async function publishTrusted(ctx: MoveContext, tx: Tx, submitted: listings.LockedListing): Promise<void> {
  const pending = {
    ...submitted,
    status: 'pending' as const,
    storedStatus: 'pending' as const,
    version: submitted.version + 1,
  }
  await setStatus({ ...ctx, actor: null }, tx, pending, 'published', {
    reason: null,
    columns: { ...onlineColumns(pending, ctx.now()), changed_since_approval: false },
  })
}

/**
 * Returns the columns that are set on publication. The date of the first publication stays. An order that had expired
 * moves to the top of the lists.
 */
function onlineColumns(listing: listings.ListingRow, now: Date): Record<string, unknown> {
  const publishedAt = listing.publishedAt ?? now
  if (listing.offersUntil === null) return { published_at: publishedAt, fresh_at: now }
  const isOver = listing.expiresAt === null || listing.expiresAt <= now
  return {
    published_at: publishedAt,
    bumped_at: listing.bumpedAt === null || isOver ? now : listing.bumpedAt,
    expires_at: kyivDayEnd(listing.offersUntil),
  }
}

async function setStatus(
  ctx: MoveContext,
  tx: Tx,
  listing: listings.LockedListing,
  to: ListingStatus,
  change: { readonly reason: string | null; readonly columns: Readonly<Record<string, unknown>> },
): Promise<void> {
  const at = ctx.now()
  const actorId = ctx.actor?.userId ?? null
  await listings.update(
    tx,
    listing,
    {
      ...(listing.kind === 'order' ? NO_AWARD : {}),
      ...change.columns,
      status: to,
      status_at: at,
      status_version: listing.version + 1,
      submit_when_verified: false,
    },
    at,
  )
  await listings.logStatus(tx, listing, { from: listing.status, to, actorId, reason: change.reason, at })
  await auditListing(ctx, tx, listing, 'listing.status_changed', { from: listing.status, to })
  if (listing.kind === 'order') {
    await ctx.orderHooks.moved(tx, ctx, { orderId: listing.id, from: listing.status, to })
  }
}
