import { isDeepStrictEqual } from 'node:util'
import { type ListingKind, UNEDITABLE_STATUSES } from '@verstat/contract'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { AppError, type FieldProblem, invalid } from '../../../../platform/http/app-error.ts'
import { attachUploads, type UploadsTables, uploadProblems } from '../../../uploads/index.ts'
import { auditListing } from '../../directory.audit.ts'
import type { Db, Tx, WriteContext } from '../../directory-context.ts'
import * as revisions from '../../moderation/revisions/revision.repository.ts'
import { uploadIdsIn } from '../../moderation/revisions/revision-uploads.ts'
import { followTerms, lockedProblems } from '../../orders/offers/follow-terms.ts'
import { checkVersion, withListing } from '../moves/change-status.ts'
import * as listings from '../moves/listing.repository.ts'
import { allowedMoves, type ListingStatus } from '../moves/listing-moves.ts'
import { listingRights } from '../moves/listing-rights.ts'
import { moveListing, OWNER_RIGHTS, renewListing } from '../moves/move-listing.ts'
import { type OwnListing, readOwn } from '../moves/read-own.ts'
import { changedFields, pickFields } from './compare-fields.ts'
import { anyHasUploadIds, type Fieldset, fieldProblems, isAtOnce } from './fieldset.ts'
import { applyStaffEdit } from './staff-edit.ts'

/** In these statuses the approved text is public, so an edit waits for approval. */
const WAITING: ReadonlySet<ListingStatus> = new Set(['published', 'expired', 'paused', 'awarded'])
/** In these statuses the text is not public or must be approved anyway, so an edit is applied at once. */
const OPEN: ReadonlySet<ListingStatus> = new Set(['draft', 'pending', 'rejected', 'cancelled'])

type Edit<Changes> = {
  readonly id: string
  readonly version?: number | undefined
  readonly changes: Changes
  readonly submit?: boolean | undefined
}

/**
 * Returns the problems of an edit that the schema of the call cannot detect. Changed fields are checked together with
 * the fields that stay.
 */
export async function editProblems<Fields extends object, Changes extends object>(
  ctx: WriteContext,
  set: Fieldset<Fields, Changes>,
  { id, changes }: { readonly id: string; readonly changes: Changes },
): Promise<readonly FieldProblem[]> {
  const listing = await listings.find(ctx.db, set.kind, id, ctx.now())
  // `editListing` refuses callers without rights, so there is nothing to check for them.
  if (!listing || !(await listingRights(ctx, ctx.db, listing))) return []
  const { base, before, uploadIds } = await readState(ctx, ctx.db, set, id)
  const input = set.fromInput(changes)
  return [
    ...fieldProblems(ctx, set, { ...base, ...input }, Object.keys(input)),
    ...(await lockedProblems(ctx, ctx.db, { kind: set.kind, id }, before, input)),
    ...(await uploadProblems(onTables<UploadsTables>(ctx.db), {
      uses: set.uses(input),
      previously: uploadIds,
      actorUserId: ctx.actor?.userId ?? null,
    })),
  ]
}

/**
 * Edits the given fields. An absent field stays, and null clears a field. Changes of a public text become a pending
 * edit, which is merged with an earlier one. Fields marked `atOnce` change immediately. If a moderator edits somebody
 * else's listing, all fields change immediately (`applyStaffEdit`). Throws `not_found` for callers without rights,
 * `stale` with the current listing when the caller read an older version, `move_forbidden` when the status does not
 * allow edits, `validation_failed`, and with `submit` also what `moveListing` throws. An error leaves everything
 * unchanged.
 */
export async function editListing<Kind extends ListingKind, Fields extends object, Changes>(
  ctx: WriteContext,
  set: Fieldset<Fields, Changes, Kind>,
  { id, version, changes, submit }: Edit<Changes>,
): Promise<OwnListing<Kind>> {
  return withListing(ctx, { kind: set.kind, id }, async (tx, listing, rights) => {
    await checkVersion(ctx, tx, listing, rights, version)
    const mayWrite = rights.isOwner || rights.isHolder || rights.isModerator
    if (!mayWrite || UNEDITABLE_STATUSES.includes(listing.status)) {
      throw new AppError('move_forbidden', { allowed: allowedMoves(listing, rights, ctx.now()) })
    }
    const state = await readState(ctx, tx, set, id)
    const input = set.fromInput(changes)
    const unchecked = { ...state.base, ...input }
    const problems = [
      ...fieldProblems(ctx, set, unchecked, Object.keys(input)),
      ...(await lockedProblems(ctx, tx, listing, state.before, input)),
    ]
    if (problems.length > 0) throw invalid(...problems)
    await attachUploads(onTables<UploadsTables>(tx), {
      uses: set.uses(input),
      previously: state.uploadIds,
      actorUserId: ctx.actor?.userId ?? null,
    })
    if (rights.isModerator) {
      if (submit) throw new AppError('move_forbidden', { allowed: allowedMoves(listing, rights, ctx.now()) })
      const isOnline = WAITING.has(listing.status)
      await applyStaffEdit({ ctx, tx, set, listing, rights, isOnline, input, ...state })
      return readOwn(ctx, tx, { kind: set.kind, id }, rights)
    }
    const wanted = set.normalize(unchecked, ctx.dictionaries)
    const write = OPEN.has(listing.status) ? applyEdit : submitEdit
    await write({ ctx, tx, set, listing, wanted, ...state })
    if (submit) {
      const written = await listings.getForUpdate(tx, set.kind, id, ctx.now())
      await moveListing(ctx, tx, written, rights, 'pending')
    }
    return readOwn(ctx, tx, { kind: set.kind, id }, rights)
  })
}

type State<Fields> = {
  readonly before: Fields
  readonly revision: revisions.Revision | undefined
  /** The stored fields with the pending edit merged over them, as the form for editing shows them. */
  readonly base: Fields
  readonly uploadIds: readonly string[]
}

type RunningEdit<Fields extends object, Changes> = State<Fields> & {
  readonly ctx: WriteContext
  readonly tx: Tx
  readonly set: Fieldset<Fields, Changes>
  readonly listing: listings.LockedListing
  readonly wanted: Fields
}

async function readState<Fields extends object, Changes>(
  ctx: WriteContext,
  db: Db,
  set: Fieldset<Fields, Changes>,
  id: string,
): Promise<State<Fields>> {
  const before = await set.read(db, ctx.dictionaries, id)
  const revision = await revisions.find(db, { kind: set.kind, id })
  return {
    before,
    revision,
    base: { ...before, ...revision?.changes },
    uploadIds: [...uploadIdsOf(set, before), ...uploadIdsIn(revision?.changes ?? {})],
  }
}

async function applyEdit<Fields extends object, Changes>(edit: RunningEdit<Fields, Changes>): Promise<void> {
  const { ctx, tx, set, listing, before, revision, wanted } = edit
  const changed = changedFields(before, wanted)
  if (changed.size === 0 && !revision) return
  await revisions.remove(tx, listing)
  await storeFields(edit, wanted, changed)
  await followTerms(ctx, tx, listing, changed)
  const isText = [...changed].some((field) => !isAtOnce(set, field))
  await listings.update(tx, listing, isText ? { changed_since_approval: true } : {}, ctx.now())
  await auditListing(ctx, tx, listing, 'listing.edited', { fields: [...changed] })
}

async function submitEdit<Fields extends object, Changes>(edit: RunningEdit<Fields, Changes>): Promise<void> {
  const { ctx, tx, set, listing, before, revision, wanted } = edit
  const changed = changedFields(before, wanted)
  const atOnce = new Set([...changed].filter((field) => isAtOnce(set, field)))
  const waits = pickFields(wanted, new Set([...changed].filter((field) => !atOnce.has(field))))
  if (!isDeepStrictEqual(revision?.changes ?? {}, waits)) {
    await revisions.replace(tx, listing, waits, new Set(uploadIdsOf(set, before)), ctx.now())
    await listings.countVersion(tx, listing)
    await auditListing(ctx, tx, listing, 'listing.revision_submitted', { fields: Object.keys(waits) })
  }
  if (atOnce.size === 0) return
  // If an expired order gets a new deadline, the order is published again, so the quota must allow it.
  const isRenewal = listing.status === 'expired' && atOnce.delete('offersUntil')
  if (atOnce.size > 0) {
    await storeFields(edit, { ...before, ...pickFields(wanted, atOnce) }, atOnce)
    await followTerms(ctx, tx, listing, atOnce)
    await listings.update(tx, listing, {}, ctx.now())
    await auditListing(ctx, tx, listing, 'listing.edited', { fields: [...atOnce] })
  }
  if (!isRenewal) return
  const { offersUntil } = pickFields(wanted, new Set(['offersUntil']))
  const locked = await listings.getForUpdate(tx, listing.kind, listing.id, ctx.now())
  await renewListing(ctx, tx, locked, OWNER_RIGHTS, { offersUntil: String(offersUntil) })
}

async function storeFields<Fields extends object, Changes>(
  { ctx, tx, set, listing }: RunningEdit<Fields, Changes>,
  fields: Fields,
  changed: ReadonlySet<string>,
): Promise<void> {
  await set.write(tx, listing.id, fields, {
    dictionaries: ctx.dictionaries,
    now: ctx.now(),
    isOnline: WAITING.has(listing.status),
    filesChanged: anyHasUploadIds(set, changed),
  })
}

function uploadIdsOf<Fields extends object, Changes>(
  set: Fieldset<Fields, Changes>,
  fields: Fields,
): string[] {
  return set.uses(fields).map(({ uploadId }) => uploadId)
}
