import type { ListingKind } from '@verstat/contract'
import { signedIn } from '../../../accounts/index.ts'
import type { OwnerContext } from '../../directory-context.ts'
import { restorableUntil } from '../moves/restorable-until.ts'
import { countStatuses, listOwnRows, type OwnColumns, type OwnRows } from './own-list.repository.ts'

type Input = { readonly page: number; readonly limit: number; readonly status?: string | undefined }

/** Reads a page of the caller's own listings. Without a filter by status, deleted listings are left out. */
export async function readOwnList<Kind extends ListingKind, Item>(
  ctx: OwnerContext,
  kind: Kind,
  { page, limit, status }: Input,
  view: (row: OwnRows[Kind], now: Date) => Item,
) {
  const now = ctx.now()
  const filter = { ownerId: signedIn(ctx).userId, now, status: status ?? null }
  const [rows, statuses] = await Promise.all([
    listOwnRows(ctx.pool, kind, filter, { limit, offset: (page - 1) * limit }),
    countStatuses(ctx.pool, kind, filter),
  ])
  const total = statuses
    .filter(({ value }) => (status === undefined ? value !== 'archived' : value === status))
    .reduce((sum, { count }) => sum + count, 0)
  return {
    items: rows.map((row) => view(row, now)),
    statuses,
    page,
    limit,
    total,
    totalExact: true,
    pages: Math.ceil(total / limit),
  }
}

/** Renders the fields that the list of an owner's listings has in addition to those of the public list. */
export function viewOwnColumns(row: OwnColumns & { readonly status: string }, now: Date) {
  return {
    statusReason: row.status_reason,
    counts: { views: row.views, contacts: row.contacts },
    revision: row.revision_submitted_at && {
      submittedAt: row.revision_submitted_at.toISOString(),
      rejectedAt: row.revision_rejected_at?.toISOString() ?? null,
      reason: row.revision_reason,
    },
    restorableUntil:
      restorableUntil({ status: row.status, statusAt: row.status_at }, now)?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }
}
