import { restorableUntil } from '../moves/restorable-until.ts'

type ManagedRow = {
  readonly owner_id: string | null
  readonly status: string
  readonly status_reason: string | null
  readonly status_at: Date
  readonly submit_when_verified: boolean
  readonly version: number
}

/** Renders the fields of orders and producers that are shown only to callers who manage the listing. */
export function viewManagedColumns(row: ManagedRow, now: Date) {
  return {
    ownerId: row.owner_id,
    statusReason: row.status_reason,
    submitWhenVerified: row.submit_when_verified,
    restorableUntil:
      restorableUntil({ status: row.status, statusAt: row.status_at }, now)?.toISOString() ?? null,
    version: row.version,
  }
}
