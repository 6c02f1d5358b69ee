import { sql } from 'kysely'
import { isPublic } from '../listing/public-status.ts'
import type { ChangeTarget, ListingChange, ListingFacts } from './listing-change.ts'

/**
 * If more ids than this changed, all listings of the kind are invalidated, because PostgreSQL limits the payload of
 * NOTIFY to 8,000 bytes.
 */
const MAX_NAMED = 100

/**
 * In all processes, invalidates the cached pages that show the changed listings. The cache tags are defined in
 * `listing-marks.ts`.
 */
export const notifyChangedPages: ChangeTarget = async (tx, { changes, bulk }) => {
  const visible = changes.filter(isPubliclyVisible)
  const tags = bulk.length > 0 ? [['all']] : [tagsOf('order', visible), tagsOf('producer', visible)]
  for (const names of tags) {
    if (names.length > 0) await sql`select pg_notify('page_changes', ${names.join(' ')})`.execute(tx)
  }
  const buyers = [...new Set(changes.filter(changesBuyer).flatMap(ownersOf))]
  if (buyers.length > 0 && bulk.length === 0)
    await sql`select notify_buyer_pages(id) from unnest(${buyers}::uuid[]) as buyer (id)`.execute(tx)
}

/** Columns of a producer that the order pages of its owner show. */
const COMPANY = ['name', 'slug', 'verified_until']

/** Returns whether the change affects the pages of the owner's other orders, which show facts about their buyer. */
function changesBuyer({ kind, before, after, changed }: ListingChange): boolean {
  return (
    before?.status !== after?.status ||
    before?.listed !== after?.listed ||
    before?.ownerId !== after?.ownerId ||
    (kind === 'producer' && COMPANY.some((column) => changed.includes(column)))
  )
}

function ownersOf({ before, after }: ListingChange): string[] {
  return [before?.ownerId, after?.ownerId].flatMap((id) => id ?? [])
}

function tagsOf(kind: ListingChange['kind'], visible: readonly ListingChange[]): string[] {
  const ids = new Set(visible.filter((change) => change.kind === kind).map(({ id }) => id))
  if (ids.size === 0) return []
  return [`${kind}s`, ...(ids.size > MAX_NAMED ? [kind] : [...ids].map((id) => `${kind}:${id}`))]
}

function isPubliclyVisible({ kind, before, after }: ListingChange): boolean {
  const [old, current] = [before, after].map((facts) => appearance(kind, facts))
  return old === 'public' || current === 'public' || old !== current
}

function appearance(kind: ListingChange['kind'], facts: ListingFacts | null): 'public' | 'gone' | 'unknown' {
  if (facts === null) return 'unknown'
  if (facts.status === 'archived') return 'gone'
  return isPublic(kind, facts.status) ? 'public' : 'unknown'
}
