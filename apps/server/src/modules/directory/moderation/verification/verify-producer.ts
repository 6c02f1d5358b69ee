import {
  type endVerification as endRoute,
  type OwnProducer,
  type RouteParsed,
  VERIFICATION_DAYS_MAX,
  VERIFICATION_NOTED_DAYS_MAX,
  type verifyProducer as verifyRoute,
} from '@verstat/contract'
import { addDays, kyivDay, kyivDayEnd, kyivDayStart } from '@verstat/i18n'
import type { z } from 'zod/mini'
import { AppError, type FieldProblem, invalid } from '../../../../platform/http/app-error.ts'
import { auditListing } from '../../directory.audit.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import { checkVersion, withListing } from '../../listing/moves/change-status.ts'
import * as listings from '../../listing/moves/listing.repository.ts'
import { notifyOfDecision } from '../../listing/moves/listing-emails.ts'
import type { ListingRights, ListingStatus } from '../../listing/moves/listing-moves.ts'
import { readOwn } from '../../listing/moves/read-own.ts'
import { dayProblems } from '../../listing/writing/offer-days.ts'
import { NO_VERIFICATION } from './no-verification.ts'

type Own = z.input<typeof OwnProducer>

/** Statuses in which a producer is public or may soon be public. */
const VERIFIABLE: ReadonlySet<ListingStatus> = new Set(['pending', 'published', 'paused'])

/**
 * Records the verification of a producer. The badge, the rank and the filter "verified" change in the same transaction.
 * Throws `forbidden` for callers who are not moderators, `own_matter` for the moderator's own producer, `stale` when
 * the caller read an older version, `conflict` when the producer is not pending, published or paused, and
 * `validation_failed` for wrong dates.
 */
export async function verifyProducer(
  ctx: WriteContext,
  { id, version, source, checkedOn, until, note }: RouteParsed<typeof verifyRoute>,
): Promise<Own> {
  return withListing(ctx, { kind: 'producer', id }, async (tx, listing, rights) => {
    const by = decider(ctx, rights)
    await checkVersion(ctx, tx, listing, rights, version)
    if (!VERIFIABLE.has(listing.status)) throw new AppError('conflict')
    const checked = checkedOn ?? kyivDay(ctx.now())
    const problems = verificationDayProblems({ checkedOn: checked, until }, ctx.now())
    if (problems.length > 0) throw invalid(...problems)
    await change(
      ctx,
      tx,
      listing,
      'listing.verified',
      { source, checkedOn: checked, until },
      {
        verified_at: kyivDayStart(checked),
        verified_until: kyivDayEnd(until),
        verification_source: source,
        verification_note: note ?? null,
        verified_by: by,
      },
    )
    await notifyOfDecision(ctx, tx, listing, { kind: 'producerVerified', source, until })
    return readOwn(ctx, tx, { kind: 'producer', id }, rights)
  })
}

/**
 * Ends a verification and e-mails the reason to the owner. Throws `forbidden` for callers who are not moderators,
 * `own_matter` for the moderator's own producer, and `stale` when the caller read an older version.
 */
export async function endVerification(
  ctx: WriteContext,
  { id, version, reason }: RouteParsed<typeof endRoute>,
): Promise<Own> {
  return withListing(ctx, { kind: 'producer', id }, async (tx, listing, rights) => {
    decider(ctx, rights)
    await checkVersion(ctx, tx, listing, rights, version)
    const before = await readOwn(ctx, tx, { kind: 'producer', id }, rights)
    if (!before.verification) return before
    await change(ctx, tx, listing, 'listing.verification_ended', { reason }, NO_VERIFICATION)
    await notifyOfDecision(ctx, tx, listing, { kind: 'verificationEnded', reason })
    return readOwn(ctx, tx, { kind: 'producer', id }, rights)
  })
}

/** Returns the moderator's id. Owners cannot verify themselves, even if they are moderators. */
function decider({ actor }: WriteContext, { isModerator, isOwner }: ListingRights): string {
  if (isOwner) throw new AppError('own_matter')
  if (!actor || !isModerator) throw new AppError('forbidden')
  return actor.userId
}

function verificationDayProblems(
  { checkedOn, until }: { readonly checkedOn: string; readonly until: string },
  now: Date,
): readonly FieldProblem[] {
  const today = kyivDay(now)
  return [
    ...dayProblems('checkedOn', checkedOn, addDays(today, -VERIFICATION_NOTED_DAYS_MAX), today),
    ...dayProblems('until', until, today, addDays(checkedOn, VERIFICATION_DAYS_MAX)),
  ]
}

async function change(
  ctx: WriteContext,
  tx: Tx,
  listing: listings.LockedListing,
  action: 'listing.verified' | 'listing.verification_ended',
  details: Readonly<Record<string, string>>,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const at = ctx.now()
  await listings.update(tx, listing, columns, at)
  await auditListing(ctx, tx, listing, action, details)
}
