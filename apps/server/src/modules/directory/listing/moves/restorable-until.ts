import { RESTORE_DAYS } from '@verstat/contract'

const DAY_MS = 86_400_000

/**
 * Returns the time until which a deleted listing can be restored. Returns null when the listing is not deleted or the
 * time has passed.
 */
export function restorableUntil(
  { status, statusAt }: { readonly status: string; readonly statusAt: Date },
  now: Date,
): Date | null {
  const until = new Date(statusAt.getTime() + RESTORE_DAYS * DAY_MS)
  return status === 'archived' && until > now ? until : null
}
