import { RESTORE_DAYS } from '@verstat/contract'

const DAY_MS = 86_400_000

/** Until when a deleted listing can be taken back; null when it is not deleted, or too late. */
export function restorableUntil(
  { status, statusAt }: { readonly status: string; readonly statusAt: Date },
  now: Date,
): Date | null {
  const until = new Date(statusAt.getTime() + RESTORE_DAYS * DAY_MS)
  return status === 'archived' && until > now ? until : null
}
