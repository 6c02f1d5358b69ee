import { RESTORE_DAYS } from '@verstat/contract'

const DAY_MS = 86_400_000

/** Deadline for restoring a deleted listing; null when it is not deleted or the deadline has passed. */
export function restorableUntil(
  { status, statusAt }: { readonly status: string; readonly statusAt: Date },
  now: Date,
): Date | null {
  const until = new Date(statusAt.getTime() + RESTORE_DAYS * DAY_MS)
  return status === 'archived' && until > now ? until : null
}
