import type { ListingKind } from '@verstat/contract'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { AppError, type FieldProblem, invalid } from '../../../../platform/http/app-error.ts'
import { newSecretToken } from '../../../../platform/security/secret-token.ts'
import { type LockedUser, lockUser } from '../../../accounts/index.ts'
import { attachUploads, type UploadsTables, uploadProblems } from '../../../uploads/index.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import { sendManageLink } from '../claims/link-emails.ts'
import { issueToken } from '../claims/listing-tokens.ts'
import * as listings from '../moves/listing.repository.ts'
import type { ListingRights } from '../moves/listing-moves.ts'
import { moveListing, OWNER_RIGHTS } from '../moves/move-listing.ts'
import { type OwnListing, readOwn } from '../moves/read-own.ts'
import { type Fieldset, fieldProblems, withDefaults } from './fieldset.ts'
import { insertDraft } from './insert-draft.ts'
import { limitCreation } from './writing.limits.ts'

const HOLDER_RIGHTS: ListingRights = { isOwner: false, isModerator: false, isHolder: true }

export type NewListingRequest<Changes> = {
  readonly fields: Changes
  /** Whether to submit the listing for approval, at once or when the e-mail address is verified. */
  readonly submit: boolean
  readonly plan?: string | undefined
  /** Visitors get the link for managing the listing at this address. */
  readonly email: string
  /** Whether the invisible form field, which only robots fill, has a value. */
  readonly isRobot: boolean
}

/** Returns the problems of a new listing that the schema of the call cannot detect. */
export async function newListingProblems<Fields extends object, Changes>(
  ctx: WriteContext,
  set: Fieldset<Fields, Changes>,
  changes: Changes,
): Promise<readonly FieldProblem[]> {
  const input = set.fromInput(changes)
  // Fields with invalid input are missing, although the type of `withDefaults` says otherwise.
  const fields: Partial<Fields> = withDefaults(set, input)
  const uploads = { uses: set.uses(input), actorUserId: ctx.actor?.userId ?? null }
  return [
    ...fieldProblems(ctx, set, fields, Object.keys(fields)),
    ...(await uploadProblems(onTables<UploadsTables>(ctx.db), uploads)),
  ]
}

/**
 * Creates a listing. The owner is the signed-in user. A visitor's listing has no owner, and its answer contains a token
 * for managing and claiming it. A suspected robot gets a normal answer, but nobody ever sees the listing. If the caller
 * creates too many listings, throws `rate_limited` or requires a proof-of-work challenge (`challenge_required`,
 * `challenge_failed`). Also throws `quota_reached` and `validation_failed`.
 */
export async function createListing<Kind extends ListingKind, Fields extends object, Changes, Answer>(
  ctx: WriteContext,
  set: Fieldset<Fields, Changes, Kind>,
  request: NewListingRequest<Changes>,
  view: (listing: OwnListing<Kind>, token: string | undefined) => Answer,
): Promise<Answer> {
  await limitCreation(ctx, request.email)
  return ctx.db.transaction().execute(async (tx) => {
    const owner = request.isRobot ? null : await ownerOf(ctx, tx)
    const id = await insertListing(ctx, tx, set, request, owner)
    const target = { kind: set.kind, id }
    if (owner?.isEmailVerified && request.submit) {
      const listing = await listings.getForUpdate(tx, set.kind, id, ctx.now())
      await moveListing(ctx, tx, listing, OWNER_RIGHTS, 'pending')
    }
    const listing = await readOwn(ctx, tx, target, owner ? OWNER_RIGHTS : HOLDER_RIGHTS)
    const answer = view(listing, owner ? undefined : await issueVisitorToken(ctx, tx, target, request))
    await ctx.storeAnswer?.(tx, answer)
    return answer
  })
}

async function ownerOf(ctx: WriteContext, tx: Tx): Promise<LockedUser | null> {
  if (!ctx.actor) return null
  const owner = await lockUser(onTables(tx), ctx.actor.userId)
  if (!owner) throw new AppError('unauthenticated')
  return owner
}

async function insertListing<Fields extends object, Changes>(
  ctx: WriteContext,
  tx: Tx,
  set: Fieldset<Fields, Changes>,
  { fields: changes, submit, plan, isRobot }: NewListingRequest<Changes>,
  owner: LockedUser | null,
): Promise<string> {
  const input = set.fromInput(changes)
  const unchecked = withDefaults(set, input)
  const problems = fieldProblems(ctx, set, unchecked, Object.keys(unchecked))
  if (problems.length > 0) throw invalid(...problems)
  await attachUploads(onTables<UploadsTables>(tx), {
    uses: set.uses(input),
    actorUserId: ctx.actor?.userId ?? null,
  })
  return insertDraft(ctx, tx, set, set.normalize(unchecked, ctx.dictionaries), {
    ownerId: owner?.id ?? null,
    submitWhenVerified: submit && !isRobot && !owner?.isEmailVerified,
    wantedPlan: plan,
  })
}

/** Creates the token of a listing without an owner, and e-mails the link for managing the listing. */
async function issueVisitorToken(
  ctx: WriteContext,
  tx: Tx,
  { kind, id }: { readonly kind: ListingKind; readonly id: string },
  { email, isRobot }: NewListingRequest<unknown>,
): Promise<string> {
  // A robot gets a fake token, so that the robot cannot tell that it was detected.
  if (isRobot) return newSecretToken()
  const subject = listings.ofListing({ kind, id })
  const code = await issueToken(tx, 'manage', subject, ctx.now())
  const placed = await listings.find(tx, kind, id, ctx.now())
  await sendManageLink(ctx, tx, { kind, email, code, number: placed?.number ?? null })
  return issueToken(tx, 'claim', subject, ctx.now())
}
