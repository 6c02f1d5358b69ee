import type { LocaleCode } from '@verstat/i18n'
import type { Db } from './accounts-context.ts'

/** These are the only fields of a user that other modules may read. */
export type LockedUser = {
  readonly id: string
  readonly email: string
  readonly locale: LocaleCode
  readonly isEmailVerified: boolean
  /** True when the user has asked for deletion. */
  readonly isLeaving: boolean
}

/**
 * Locks a user row until the transaction ends, so that changes and quota counts of one user run one at a time. Lock
 * the user before any other row of the user. Returns undefined when the account is erased.
 */
export async function lockUser(tx: Db, id: string): Promise<LockedUser | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'email', 'locale', 'email_verified_at', 'erase_at'])
    .where('id', '=', id)
    // This lock does not block inserts of rows that refer to the user.
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      email: row.email,
      locale: row.locale,
      isEmailVerified: row.email_verified_at !== null,
      isLeaving: row.erase_at !== null,
    }
  )
}
