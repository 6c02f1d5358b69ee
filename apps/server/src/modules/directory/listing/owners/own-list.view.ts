import { restorableUntil } from '../moves/restorable-until.ts'
import type { OwnColumns, StatusCount } from './own-list.repository.ts'

/** Fields of the owner's list that the public list does not have. */
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

/** Totals and paging of an owner's list. Without a status filter, deleted listings are not counted. */
export function viewOwnList(
  statuses: readonly StatusCount[],
  asked: { readonly page: number; readonly limit: number; readonly status?: string | undefined },
) {
  const total = statuses
    .filter(({ value }) => (asked.status === undefined ? value !== 'archived' : value === asked.status))
    .reduce((sum, { count }) => sum + count, 0)
  return {
    statuses: [...statuses],
    page: asked.page,
    limit: asked.limit,
    total,
    totalExact: true,
    pages: Math.ceil(total / asked.limit),
  }
}
