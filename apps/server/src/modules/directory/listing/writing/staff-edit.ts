import { type FieldRule, findContacts } from '@verstat/contract'
import { AppError } from '../../../../platform/http/app-error.ts'
import { auditListing } from '../../directory.audit.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import * as revisions from '../../moderation/revisions/revision.repository.ts'
import { followTerms } from '../../orders/offers/follow-terms.ts'
import * as listings from '../moves/listing.repository.ts'
import { notifyOfDecision } from '../moves/listing-emails.ts'
import { allowedMoves, type ListingRights } from '../moves/listing-moves.ts'
import { changedFields, pickFields } from './compare-fields.ts'
import { anyHasUploadIds, type Fieldset } from './fieldset.ts'

export type StaffEdit<Fields extends object, Changes> = {
  readonly ctx: WriteContext
  readonly tx: Tx
  readonly set: Fieldset<Fields, Changes>
  readonly listing: listings.LockedListing
  readonly rights: ListingRights
  readonly isOnline: boolean
  /** The stored fields. */
  readonly before: Fields
  /** The fields that the moderator sent. */
  readonly input: Partial<Fields>
  readonly revision: revisions.Revision | undefined
}

/**
 * Applies a moderator's edit at once, because staff need no approval to edit the listings of others. If the owner has a
 * waiting edit, that edit keeps waiting, without the fields that staff have set. The audit records the old and the new
 * values, and the owner is told.
 */
export async function applyStaffEdit<Fields extends object, Changes>(
  edit: StaffEdit<Fields, Changes>,
): Promise<void> {
  const { ctx, tx, set, listing, rights, before, input, revision } = edit
  const wanted = set.normalize({ ...before, ...input }, ctx.dictionaries)
  const changed = changedFields(before, wanted)
  // A new last day would publish an expired order again, which only its owner may do.
  if (listing.status === 'expired' && changed.has('offersUntil')) {
    throw new AppError('move_forbidden', { allowed: allowedMoves(listing, rights, ctx.now()) })
  }
  if (revision) await dropSet(edit, revision)
  if (changed.size === 0) return
  await set.write(tx, listing.id, wanted, {
    dictionaries: ctx.dictionaries,
    now: ctx.now(),
    isOnline: edit.isOnline,
    filesChanged: anyHasUploadIds(set, changed),
  })
  await followTerms(ctx, tx, listing, changed)
  await listings.update(tx, listing, {}, ctx.now())
  const [old, fresh] = [pickFields(before, changed), pickFields(wanted, changed)]
  const rules = new Map<string, FieldRule>(Object.entries(set.rules))
  const isPrinted = (name: string) => rules.get(name)?.seen !== 'owner' && !hasFiles(rules.get(name))
  await auditListing(ctx, tx, listing, 'listing.edited_by_staff', {
    fields: [...changed],
    // The audit is kept after users are erased, so it contains no private fields and no contacts from texts.
    values: [...changed]
      .filter(isPrinted)
      .map((name) => ({ name, before: auditText(old[name]), after: auditText(fresh[name]) })),
  })
  const names = [...new Set([...changed].map((name) => (name.startsWith('contact') ? 'contact' : name)))]
  await notifyOfDecision(ctx, tx, listing, { kind: 'editedByStaff', fields: names })
}

/** Removes the fields that staff have set from the owner's waiting edit. */
async function dropSet<Fields extends object, Changes>(
  { ctx, tx, set, listing, input, before }: StaffEdit<Fields, Changes>,
  revision: revisions.Revision,
): Promise<void> {
  const left = Object.fromEntries(Object.entries(revision.changes).filter(([name]) => !(name in input)))
  if (revision.rejectedAt || Object.keys(left).length === Object.keys(revision.changes).length) return
  const own = new Set(set.uses(before).map(({ uploadId }) => uploadId))
  await revisions.replace(tx, listing, left, own, revision.submittedAt)
  await listings.countVersion(tx, listing)
  await auditListing(ctx, tx, listing, 'listing.revision_submitted', { fields: Object.keys(left) })
}

function hasFiles(rule: FieldRule | undefined): boolean {
  return rule?.hasUploads === true || ['picture', 'pictures', 'documents'].includes(rule?.kind ?? '')
}

const AUDIT_TEXT_MAX = 500

function auditText(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const masked = findContacts(text).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}…${left.slice(end)}`,
    text,
  )
  return masked.length > AUDIT_TEXT_MAX ? `${masked.slice(0, AUDIT_TEXT_MAX)}…` : masked
}
