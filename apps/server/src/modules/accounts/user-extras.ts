import { sql } from 'kysely'
import type { AccountsContext, OwnsListings } from './accounts-context.ts'

/** What the private view of a user contains besides the row of the user. */
export type UserExtras = {
  readonly hasSecondFactor: boolean
  readonly recoveryCodesLeft: number
  readonly unreadNotices: number
  readonly unreadConversations: number
  readonly owns: OwnsListings
}

const NONE: UserExtras = {
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  unreadNotices: 0,
  unreadConversations: 0,
  owns: { orders: false, producers: false },
}

/** Reads everything in one query, because every page of a signed-in user needs it. */
export async function readUserExtras(
  { db, accounts }: Pick<AccountsContext, 'db' | 'accounts'>,
  userId: string,
): Promise<UserExtras> {
  const { rows } = await sql<UserExtras>`
    select exists (select from second_factors where user_id = ${userId} and confirmed_at is not null)
        as "hasSecondFactor",
      (select count(*)::int from recovery_codes where user_id = ${userId} and used_at is null) as "recoveryCodesLeft",
      ${accounts.hooks.unreadNotices(userId)} as "unreadNotices",
      ${accounts.hooks.unreadConversations(userId)} as "unreadConversations",
      ${accounts.hooks.ownsListings(userId)} as owns`.execute(db)
  return rows[0] ?? NONE
}
