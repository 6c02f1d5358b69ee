import type { LocaleCode } from '@verstat/i18n'
import type { Db } from './accounts-context.ts'

/** What others may know of a user while they work on what is theirs. */
export type LockedUser = {
  readonly id: string
  readonly email: string
  readonly locale: LocaleCode
  readonly isEmailVerified: boolean
  readonly notifyListings: boolean
  /** Has asked to be erased. */
  readonly isLeaving: boolean
}

/**
 * Holds a user until the transaction ends: whatever counts what somebody has, or changes several things of theirs,
 * does it one after the other. Taken before anything of theirs is locked. Undefined when they are gone.
 */
export async function lockUser(tx: Db, id: string): Promise<LockedUser | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'email', 'locale', 'email_verified_at', 'notify_listings', 'erase_at'])
    .where('id', '=', id)
    // Rows that only refer to the user do not have to wait.
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      email: row.email,
      locale: row.locale,
      isEmailVerified: row.email_verified_at !== null,
      notifyListings: row.notify_listings,
      isLeaving: row.erase_at !== null,
    }
  )
}
