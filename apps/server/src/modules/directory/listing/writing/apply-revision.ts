import { invalid } from '../../../../platform/http/app-error.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import { ORDER_FIELDSET } from '../../orders/fieldset/order-fieldset.ts'
import { followTerms } from '../../orders/offers/follow-terms.ts'
import { PRODUCER_FIELDSET } from '../../producers/fieldset/producer-fieldset.ts'
import type { LockedListing } from '../moves/listing.repository.ts'
import { changedFields, pickFields } from './compare-fields.ts'
import { anyHasUploadIds, type Fieldset, fieldProblems } from './fieldset.ts'

/**
 * Applies an approved edit to its listing and returns the previous values of the same fields. The caller must have
 * locked the listing. Throws `validation_failed` when something that the edit refers to is gone, such as a category.
 */
export async function applyRevision(
  ctx: WriteContext,
  tx: Tx,
  listing: LockedListing,
  changes: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  return listing.kind === 'order'
    ? apply(ctx, tx, ORDER_FIELDSET, listing, changes)
    : apply(ctx, tx, PRODUCER_FIELDSET, listing, changes)
}

async function apply<Fields extends object, Changes>(
  ctx: WriteContext,
  tx: Tx,
  set: Fieldset<Fields, Changes>,
  listing: LockedListing,
  changes: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { id } = listing
  const before = await set.read(tx, ctx.dictionaries, id)
  const unchecked = { ...before, ...changes }
  const problems = fieldProblems(ctx, set, unchecked, Object.keys(changes))
  if (problems.length > 0) throw invalid(...problems)
  const after = set.normalize(unchecked, ctx.dictionaries)
  const changed = changedFields(before, after)
  await set.write(tx, id, after, {
    dictionaries: ctx.dictionaries,
    now: ctx.now(),
    isOnline: true,
    filesChanged: anyHasUploadIds(set, changed),
  })
  await followTerms(ctx, tx, listing, changed)
  return pickFields(before, new Set(Object.keys(changes)))
}
