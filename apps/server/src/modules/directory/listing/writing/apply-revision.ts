import { invalid } from '../../../../platform/http/app-error.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import { ORDER_FIELDSET } from '../../orders/fieldset/order-fieldset.ts'
import { PRODUCER_FIELDSET } from '../../producers/fieldset/producer-fieldset.ts'
import { relistProducers } from '../../producers/relist-producers.ts'
import type { LockedListing } from '../moves/listing.repository.ts'
import { changedFields, pickFields } from './compare-fields.ts'
import { anyHasUploadIds, type Fieldset } from './fieldset.ts'

/**
 * Applies an approved edit to its listing, which the caller has locked, and returns the previous values of the same
 * fields. Throws `validation_failed` when something it refers to is gone, such as a category.
 */
export async function applyRevision(
  ctx: WriteContext,
  tx: Tx,
  listing: LockedListing,
  changes: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  if (listing.kind === 'order') return apply(ctx, tx, ORDER_FIELDSET, listing, changes)
  const replaced = await apply(ctx, tx, PRODUCER_FIELDSET, listing, changes)
  await relistProducers(tx, [listing.id], ctx.now())
  return replaced
}

async function apply<Fields extends object, Changes>(
  ctx: WriteContext,
  tx: Tx,
  set: Fieldset<Fields, Changes>,
  { id }: LockedListing,
  changes: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const before = await set.read(tx, ctx.dictionaries, id)
  const unchecked = { ...before, ...changes }
  const check = { dictionaries: ctx.dictionaries, now: ctx.now() }
  const problems = set.problems(unchecked, new Set(Object.keys(changes)), check)
  if (problems.length > 0) throw invalid(...problems)
  const after = set.normalize(unchecked, ctx.dictionaries)
  const changed = changedFields(before, after)
  await set.write(tx, id, after, {
    ...check,
    isOnline: true,
    filesChanged: anyHasUploadIds(set, changed),
  })
  return pickFields(before, new Set(Object.keys(changes)))
}
