import { addDays, kyivDay, kyivDayEnd } from '@verstat/i18n'

/**
 * A naive model of the rules for listings. The test compares it with the real calls. The actors are two owners, a
 * moderator and a visitor.
 */
export type Actor = 'anna' | 'bohdan' | 'moderator' | 'visitor'
export type Kind = 'order' | 'producer'

export type ModelListing = {
  readonly kind: Kind
  readonly id: string
  readonly slug: string
  readonly token: string | undefined
  owner: Actor | null
  status: string
  statusAt: number
  /** Whether the current text differs from the approved text. */
  isChanged: boolean
  /** Whether the listing was edited after its last status change. */
  isEdited: boolean
  /** Whether the listing is submitted automatically when it is claimed. */
  waits: boolean
  city: string | null
  /** The pending or rejected edit. Edits change only the city. */
  revision: { city: string | null; isRejected: boolean } | null
  lastDay: string
  archivedFrom: string | null
}

const DAY_MS = 86_400_000
const OPEN = ['draft', 'pending', 'rejected', 'cancelled']
const WAITING = ['published', 'expired', 'paused', 'awarded']
const OWNER_MOVES = new Set([
  'draft→pending',
  'pending→draft',
  'rejected→pending',
  'published→paused',
  'paused→published',
  'published→awarded',
  'paused→awarded',
  'awarded→completed',
  'awarded→published',
  'published→cancelled',
  'paused→cancelled',
  'awarded→cancelled',
  'pending→cancelled',
  'expired→published',
  'expired→pending',
  'cancelled→published',
  'cancelled→pending',
])

export function createModel(quota: number, trustedAfter: number) {
  const listings: ModelListing[] = []
  /** Decisions of moderators. From these decisions the model derives whether an owner is trusted. */
  const decisions: { readonly listing: ModelListing; readonly isGood: boolean }[] = []

  const wire = (listing: ModelListing, now: Date) =>
    listing.kind === 'order' && listing.status === 'published' && kyivDayEnd(listing.lastDay) <= now
      ? 'expired'
      : listing.status
  const isFull = (listing: ModelListing, now: Date) =>
    listing.owner !== null &&
    listings.filter(
      (other) =>
        other.owner === listing.owner &&
        other.kind === listing.kind &&
        (other.status === 'pending' || wire(other, now) === 'published'),
    ).length >= quota
  const isTrusted = (owner: Actor | null) => {
    const own = decisions.filter(({ listing }) => listing.owner === owner)
    const lastBad = own.findLastIndex(({ isGood }) => !isGood)
    return own.length - 1 - lastBad >= trustedAfter
  }
  const give = (listing: ModelListing, status: string, now: Date) => {
    Object.assign(listing, { status, statusAt: now.getTime(), isEdited: false, waits: false })
  }
  const submit = (listing: ModelListing, now: Date) => {
    if (isFull(listing, now)) return 'quota_reached'
    if (listing.kind === 'order' && listing.lastDay <= kyivDay(now)) return 'validation_failed'
    arrive(listing, now)
    return 'done'
  }
  const arrive = (listing: ModelListing, now: Date) => {
    give(listing, 'pending', now)
    if (!isTrusted(listing.owner)) return
    give(listing, 'published', now)
    listing.isChanged = false
  }
  const renew = (listing: ModelListing, now: Date) => {
    if (isFull(listing, now)) return 'quota_reached'
    listing.lastDay = addDays(kyivDay(now), 30)
    if (listing.isChanged) arrive(listing, now)
    else give(listing, 'published', now)
    return 'done'
  }
  const relation = (listing: ModelListing, actor: Actor) => ({
    isOwner: listing.owner === actor,
    isHolder: actor === 'visitor' && listing.owner === null && listing.token !== undefined,
    isModerator: actor === 'moderator',
  })

  return {
    listings,
    wire,
    isTrusted,
    place(listing: ModelListing, isSubmitted: boolean, now: Date): string {
      if (listing.owner !== null && isSubmitted) {
        const answer = submit(listing, now)
        if (answer !== 'done') return answer
      }
      listings.push(listing)
      return 'done'
    },
    move(listing: ModelListing, actor: Actor, to: string, now: Date): string {
      if (actor === 'visitor') return 'unauthenticated'
      if (listing.kind === 'producer' && ['awarded', 'completed', 'expired', 'cancelled'].includes(to)) {
        return 'validation_failed'
      }
      const { isOwner, isModerator } = relation(listing, actor)
      if (!isOwner && !isModerator) return 'not_found'
      const from = wire(listing, now)
      if (from === to) return 'done'
      if (isModerator) {
        if (to === 'blocked' && from !== 'archived') {
          give(listing, to, now)
          decisions.push({ listing, isGood: false })
          return 'done'
        }
        const cell = `${from}→${to}`
        if (!['pending→published', 'pending→rejected', 'blocked→published'].includes(cell))
          return 'move_forbidden'
        give(listing, to, now)
        if (to === 'published') listing.isChanged = false
        if (from === 'pending') decisions.push({ listing, isGood: to === 'published' })
        return 'done'
      }
      if (to === 'archived') return this.remove(listing, actor, now)
      if (!OWNER_MOVES.has(`${from}→${to}`)) return 'move_forbidden'
      if (from === 'rejected' && !listing.isEdited) return 'move_forbidden'
      if (from === 'awarded' && to === 'published' && now.getTime() - listing.statusAt > 14 * DAY_MS) {
        return 'move_forbidden'
      }
      if (from === 'expired' || from === 'cancelled') return renew(listing, now)
      if (to === 'pending') return submit(listing, now)
      if (to === 'published' && isFull(listing, now)) return 'quota_reached'
      give(listing, to, now)
      return 'done'
    },
    renew(listing: ModelListing, actor: Actor, now: Date): string {
      if (actor === 'visitor') return 'unauthenticated'
      const { isOwner, isModerator } = relation(listing, actor)
      if (!isOwner && !isModerator) return 'not_found'
      const from = wire(listing, now)
      if (isModerator) return 'move_forbidden'
      if (from === 'expired' || from === 'cancelled') return renew(listing, now)
      if (from !== 'published') return 'move_forbidden'
      listing.lastDay = addDays(kyivDay(now), 30)
      listing.isEdited = true
      return 'done'
    },
    edit(listing: ModelListing, actor: Actor, city: string | null, now: Date): string {
      const { isOwner, isModerator, isHolder } = relation(listing, actor)
      if (actor === 'visitor' && listing.token === undefined) return 'unauthenticated'
      if (!isOwner && !isModerator && !isHolder) return 'not_found'
      const status = wire(listing, now)
      if (!OPEN.includes(status) && !WAITING.includes(status)) return 'move_forbidden'
      if (isModerator) {
        // The edit is applied at once. A waiting edit of the same field is dropped. The listing counts as edited, so
        // the owner may resubmit it after a rejection.
        const drops = listing.revision?.isRejected === false
        if (drops) listing.revision = null
        if (drops || city !== listing.city) listing.isEdited = true
        listing.city = city
        return 'done'
      }
      if (OPEN.includes(status)) {
        const isSame = city === listing.city
        if (isSame && !listing.revision) return 'done'
        Object.assign(listing, { city, revision: null, isEdited: true })
        if (!isSame) listing.isChanged = true
        return 'done'
      }
      if (city === listing.city) listing.revision = null
      else if (listing.revision?.city !== city) listing.revision = { city, isRejected: false }
      return 'done'
    },
    decide(listing: ModelListing, actor: Actor, isApproved: boolean): string {
      if (actor === 'visitor') return 'unauthenticated'
      if (actor !== 'moderator') return 'forbidden'
      if (!listing.revision || listing.revision.isRejected) return 'not_found'
      listing.isEdited = true
      if (!isApproved) {
        listing.revision.isRejected = true
        return 'done'
      }
      Object.assign(listing, { city: listing.revision.city, revision: null, isChanged: false })
      return 'done'
    },
    withdraw(listing: ModelListing, actor: Actor): string {
      if (actor === 'visitor') return 'unauthenticated'
      if (!relation(listing, actor).isOwner) return 'not_found'
      if (listing.revision) listing.isEdited = true
      listing.revision = null
      return 'done'
    },
    remove(listing: ModelListing, actor: Actor, now: Date): string {
      const { isOwner, isModerator, isHolder } = relation(listing, actor)
      if (actor === 'visitor' && listing.token === undefined) return 'unauthenticated'
      if (!isOwner && !isModerator && !isHolder) return 'not_found'
      if (listing.status === 'archived') return 'done'
      if (listing.status === 'blocked' || isModerator) return 'move_forbidden'
      listing.archivedFrom = listing.status
      give(listing, 'archived', now)
      return 'done'
    },
    restore(listing: ModelListing, actor: Actor, now: Date): string {
      if (actor === 'visitor') return 'unauthenticated'
      const { isOwner, isModerator } = relation(listing, actor)
      if (!isOwner && !isModerator) return 'not_found'
      if (listing.status !== 'archived') return 'done'
      if (now.getTime() - listing.statusAt >= 30 * DAY_MS) return 'gone'
      const back = listing.archivedFrom ?? 'draft'
      if ((back === 'pending' || back === 'published') && isFull(listing, now)) return 'quota_reached'
      give(listing, back, now)
      listing.archivedFrom = null
      return 'done'
    },
    /** Returns the error code of the claim, or null if the claim succeeds. */
    claim(listing: ModelListing, actor: Actor, now: Date): string | null {
      if (listing.token === undefined) throw new Error('It was never anybody else’s.')
      if (listing.owner !== null) return 'used'
      if (listing.status === 'archived') return 'unknown'
      listing.owner = actor
      listing.isEdited = true
      if (listing.waits) submit(listing, now)
      return null
    },
    /** Picks one of the status changes that are possible in the current status, and an actor who may make it. */
    nthMove(listing: ModelListing, nth: number, now: Date): readonly [to: string, by: Actor] {
      const from = wire(listing, now)
      const own = [...OWNER_MOVES]
        .filter((cell) => cell.startsWith(`${from}→`))
        .map((cell) => cell.split('→')[1])
      const moves: (readonly [string, Actor])[] = [
        ...own.map((to) => [to ?? '', listing.owner ?? 'visitor'] as const),
        ...(from === 'pending'
          ? [
              ['published', 'moderator'] as const,
              ['published', 'moderator'] as const,
              ['rejected', 'moderator'] as const,
            ]
          : []),
      ]
      const decision = [from === 'blocked' ? 'published' : 'blocked', 'moderator'] as const
      return (nth === 5 ? undefined : moves[nth % moves.length]) ?? decision
    },
    /** Returns what an anonymous visitor gets when opening the page of the listing. */
    seenByStrangers(listing: ModelListing): string {
      if (listing.status === 'archived') return 'gone'
      const open = ['published', 'paused', 'awarded', 'completed']
      return open.includes(listing.status) ? 'done' : 'not_found'
    },
  }
}
