import type { ListingKind, OrderStatus, ProducerStatus } from '@verstat/contract'
import { PRODUCER_STATUSES } from '@verstat/contract'

export type ListingStatus = OrderStatus | ProducerStatus

export type ListingRights = {
  readonly isOwner: boolean
  /** True for a moderator or admin who is not the owner of the listing. */
  readonly isModerator: boolean
  /** True for a caller who presented the token of a listing without an owner. */
  readonly isHolder: boolean
}

export type MovingListing = {
  readonly kind: ListingKind
  /** The status as the API shows it. A published order past its expiry is `expired`. */
  readonly status: ListingStatus
  readonly statusAt: Date
  readonly version: number
  /** Value of `version` when the status was set. */
  readonly statusVersion: number
  readonly changedSinceApproval: boolean
  /** Whether an order is awarded for a deal. The moves of the deal then move the order. */
  readonly hasDeal: boolean
}

/**
 * Names of the status changes. `submit` and `renew` require a verified e-mail address and free quota. `renew` also sets
 * a new last day for offers.
 */
export type MoveKind =
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'reject'
  | 'pause'
  | 'resume'
  | 'award'
  | 'takeBack'
  | 'complete'
  | 'cancel'
  | 'renew'
  | 'block'
  | 'unblock'
  | 'archive'

export type Move = {
  readonly move: MoveKind
  readonly from: readonly ListingStatus[]
  readonly to: ListingStatus
  /** `ownerOrHolder` is the owner or, while the listing has no owner, the holder of its token. */
  readonly who: 'owner' | 'moderator' | 'ownerOrHolder'
  readonly when?: (listing: MovingListing, now: Date) => boolean
}

const DAY_MS = 86_400_000
/** Number of days within which the owner can take back the award of an order. */
const AWARD_REGRET_DAYS = 14

const LIVE = ['published', 'paused'] as const satisfies readonly ListingStatus[]
const NOT_ARCHIVED = [
  'draft',
  'pending',
  'published',
  'paused',
  'awarded',
  'completed',
  'expired',
  'cancelled',
  'rejected',
] as const satisfies readonly ListingStatus[]

/** All status changes of an order. Every other change is forbidden. */
const ORDER_MOVES: readonly Move[] = [
  { move: 'submit', from: ['draft'], to: 'pending', who: 'owner' },
  { move: 'withdraw', from: ['pending'], to: 'draft', who: 'owner' },
  { move: 'approve', from: ['pending'], to: 'published', who: 'moderator' },
  { move: 'reject', from: ['pending'], to: 'rejected', who: 'moderator' },
  { move: 'submit', from: ['rejected'], to: 'pending', who: 'owner', when: wasEdited },
  { move: 'pause', from: ['published'], to: 'paused', who: 'owner' },
  { move: 'resume', from: ['paused'], to: 'published', who: 'owner' },
  { move: 'award', from: LIVE, to: 'awarded', who: 'owner' },
  { move: 'takeBack', from: ['awarded'], to: 'published', who: 'owner', when: isRecentlyAwarded },
  { move: 'complete', from: ['awarded'], to: 'completed', who: 'owner', when: hasNoDeal },
  { move: 'cancel', from: [...LIVE, 'awarded', 'pending'], to: 'cancelled', who: 'owner', when: hasNoDeal },
  // Setting the status `published` or `pending` renews the order. Whether the renewed order needs approval depends on
  // its unapproved changes, not on the requested status.
  { move: 'renew', from: ['expired', 'cancelled'], to: 'published', who: 'owner' },
  { move: 'renew', from: ['expired', 'cancelled'], to: 'pending', who: 'owner' },
  // A customer who chose nobody in time can still choose.
  { move: 'award', from: ['expired'], to: 'awarded', who: 'owner' },
  { move: 'block', from: NOT_ARCHIVED, to: 'blocked', who: 'moderator' },
  { move: 'unblock', from: ['blocked'], to: 'published', who: 'moderator' },
  { move: 'archive', from: NOT_ARCHIVED, to: 'archived', who: 'ownerOrHolder', when: hasNoDeal },
]

/** Status changes of producers: those of orders, without the statuses that producers do not have. */
const PRODUCER_MOVES: readonly Move[] = ORDER_MOVES.flatMap((move) => {
  const from = move.from.filter(isProducerStatus)
  return isProducerStatus(move.to) && from.length > 0 ? [{ ...move, from }] : []
})

const MOVES: Readonly<Record<ListingKind, readonly Move[]>> = {
  order: ORDER_MOVES,
  producer: PRODUCER_MOVES,
}

export function findMove(
  listing: MovingListing,
  to: ListingStatus,
  rights: ListingRights,
  now: Date,
): Move | undefined {
  return possibleMoves(listing, rights, now).find((move) => move.to === to)
}

/**
 * Returns the statuses that the caller may set now, in the order of `ORDER_MOVES`. A caller may request a renewal as
 * `published` or as `pending`, but only the status that would result is returned.
 */
export function allowedMoves(listing: MovingListing, rights: ListingRights, now: Date): ListingStatus[] {
  const lesser = listing.changedSinceApproval ? 'published' : 'pending'
  return possibleMoves(listing, rights, now)
    .filter(({ move, to }) => move !== 'renew' || to !== lesser)
    .map(({ to }) => to)
}

type MovingRow = {
  readonly status: ListingStatus
  readonly status_at: Date
  readonly version: number
  readonly status_version: number
  readonly changed_since_approval: boolean
  readonly deal_id?: string | null
}

/**
 * Like `allowedMoves`, but for a database row. The row's `status` must be the status as the API shows it, such as
 * `expired`.
 */
export function allowedForRow(
  kind: ListingKind,
  { status, status_at, version, status_version, changed_since_approval, deal_id = null }: MovingRow,
  rights: ListingRights,
  now: Date,
): ListingStatus[] {
  const listing = {
    kind,
    status,
    statusAt: status_at,
    version,
    statusVersion: status_version,
    changedSinceApproval: changed_since_approval,
    hasDeal: status === 'awarded' && deal_id !== null,
  }
  return allowedMoves(listing, rights, now)
}

function possibleMoves(listing: MovingListing, rights: ListingRights, now: Date): readonly Move[] {
  return MOVES[listing.kind].filter(
    ({ from, who, when }) =>
      isOneOf(rights, who) && from.includes(listing.status) && (when === undefined || when(listing, now)),
  )
}

function isOneOf(rights: ListingRights, who: Move['who']): boolean {
  if (who === 'moderator') return rights.isModerator
  return rights.isOwner || (who === 'ownerOrHolder' && rights.isHolder)
}

/** An edit by staff counts too: staff may have removed the reason for the rejection. */
function wasEdited({ version, statusVersion }: MovingListing): boolean {
  return version > statusVersion
}

function isRecentlyAwarded({ statusAt, hasDeal }: MovingListing, now: Date): boolean {
  return !hasDeal && now.getTime() - statusAt.getTime() <= AWARD_REGRET_DAYS * DAY_MS
}

function hasNoDeal({ hasDeal }: MovingListing): boolean {
  return !hasDeal
}

export function isProducerStatus(status: ListingStatus): status is ProducerStatus {
  return PRODUCER_STATUSES.some((known) => known === status)
}
