import type { ListingKind } from '@verstat/contract'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { AppError, type FieldProblem, invalid } from '../../../../platform/http/app-error.ts'
import { uuidV7 } from '../../../../platform/ids/uuid-v7.ts'
import { newSecretToken } from '../../../../platform/security/secret-token.ts'
import { type LockedUser, lockUser } from '../../../accounts/index.ts'
import { attachUploads, type UploadsTables, uploadProblems } from '../../../uploads/index.ts'
import { auditListing } from '../../directory.audit.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import { sendManageLink } from '../claims/link-emails.ts'
import { issueToken } from '../claims/listing-tokens.ts'
import { listingSlug, slugCode } from '../listing-slug.ts'
import * as listings from '../moves/listing.repository.ts'
import type { ListingRights } from '../moves/listing-moves.ts'
import { moveListing, OWNER_RIGHTS } from '../moves/move-listing.ts'
import { type OwnListing, readOwn } from '../moves/read-own.ts'
import { type Fieldset, newFields } from './fieldset.ts'
import { limitCreation } from './writing.limits.ts'

const HOLDER_RIGHTS: ListingRights = { isOwner: false, isModerator: false, isHolder: true }

export type NewListingRequest<Changes> = {
  readonly fields: Changes
  /** Submit it for approval, at once or when the e-mail is verified. */
  readonly submit: boolean
  /** The paid plan chosen in the form. */
  readonly plan?: string | undefined
  /** Visitors get the link to manage the listing here. */
  readonly email: string
  /** The honeypot field was filled. */
  readonly isRobot: boolean
}

/** Validates a new listing beyond the schema. */
export async function newListingProblems<Fields extends object, Changes>(
  ctx: WriteContext,
  set: Fieldset<Fields, Changes>,
  changes: Changes,
): Promise<readonly FieldProblem[]> {
  const given = set.given(changes)
  const fields = { ...newFields<Fields>(set), ...given }
  const uploads = { uses: set.uses(given), actorUserId: ctx.actor?.userId ?? null }
  return [
    ...set.problems(fields, new Set(Object.keys(fields)), checkContext(ctx)),
    ...(await uploadProblems(onTables<UploadsTables>(ctx.db), uploads)),
  ]
}

/**
 * Creates a listing owned by the signed-in user or, for visitors, without an owner and with a token to manage and
 * claim it. Suspected robots get a normal answer, but the listing never reaches anyone. Throws `challenge_required`,
 * `challenge_failed`, `rate_limited`, `quota_reached`, `validation_failed`.
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
  const at = ctx.now()
  const given = set.given(changes)
  // The input schema and the defaults together cover every field.
  const unchecked = { ...newFields<Fields>(set), ...given } as Fields
  const problems = set.problems(unchecked, new Set(Object.keys(unchecked)), checkContext(ctx))
  if (problems.length > 0) throw invalid(...problems)
  await attachUploads(onTables<UploadsTables>(tx), {
    uses: set.uses(given),
    actorUserId: ctx.actor?.userId ?? null,
  })
  const fields = set.normalize(unchecked, ctx.dictionaries)
  const id = uuidV7(at)
  const row = {
    id,
    slug: listingSlug(set.title(fields), slugCode(id)),
    ownerId: owner?.id ?? null,
    locale: ctx.locale,
    submitWhenVerified: submit && !isRobot && !owner?.isEmailVerified,
    wantedPlan: plan ?? null,
    at,
  }
  await set.insert(tx, row, fields, ctx.dictionaries)
  const target = { kind: set.kind, id }
  await listings.logStatus(tx, target, { from: null, to: 'draft', actorId: owner?.id ?? null, at })
  await auditListing({ ...ctx, actor: owner && { userId: owner.id } }, tx, target, 'listing.created')
  return id
}

/** Creates the token of a listing without an owner, and e-mails the link to manage it. */
async function issueVisitorToken(
  ctx: WriteContext,
  tx: Tx,
  { kind, id }: { readonly kind: ListingKind; readonly id: string },
  { email, isRobot }: NewListingRequest<unknown>,
): Promise<string> {
  // A fake token, so that the robot cannot tell.
  if (isRobot) return newSecretToken()
  const subject = kind === 'order' ? { order_id: id } : { producer_id: id }
  const code = await issueToken(tx, 'manage', subject, ctx.now())
  await sendManageLink(ctx, tx, { kind, email, code })
  return issueToken(tx, 'claim', subject, ctx.now())
}

function checkContext({ dictionaries, now }: WriteContext) {
  return { dictionaries, now: now() }
}
