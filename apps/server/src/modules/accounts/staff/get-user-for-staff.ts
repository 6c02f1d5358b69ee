import { AppError } from '../../../platform/http/app-error.ts'
import type { AccountsContext, Tx } from '../accounts-context.ts'
import * as factors from '../second-factor/second-factor.repository.ts'
import * as users from '../user.repository.ts'

export async function getUserForStaff(
  ctx: Pick<AccountsContext, 'db' | 'now' | 'accounts'>,
  id: string,
): Promise<UserForStaff> {
  const user = await users.find(ctx.db, id)
  if (!user) throw new AppError('not_found')
  const hasSecondFactor = await factors.isEnabled(ctx.db, id)
  const sessions = await ctx.db
    .selectFrom('sessions')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('last_seen_at').as('lastSeenAt')])
    .where('user_id', '=', id)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirstOrThrow()
  return {
    user,
    hasSecondFactor,
    sessions,
    listings: await ctx.accounts.hooks.countListings(ctx.db, id),
  }
}

export type UserForStaff = {
  readonly user: users.UserRow
  readonly hasSecondFactor: boolean
  readonly sessions: { readonly count: number; readonly lastSeenAt: Date | null }
  readonly listings: { readonly orders: number; readonly producers: number }
}

/**
 * Locks a user row until the transaction ends, without blocking inserts of rows that refer to the user. Throws
 * `not_found` for an unknown user.
 */
export async function lockWholeUser(tx: Tx, id: string): Promise<users.UserRow> {
  const row = await users.findForUpdate(tx, id)
  if (!row) throw new AppError('not_found')
  return row
}
