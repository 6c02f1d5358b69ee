import { audit } from '../accounts.audit.ts'
import type { AccountsContext } from '../accounts-context.ts'

/**
 * Erases users 30 days after they asked for deletion. Each user is erased in a separate transaction. Returns how many
 * users were due.
 */
export async function eraseUsers(ctx: Pick<AccountsContext, 'db' | 'now' | 'accounts'>): Promise<number> {
  const due = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('erase_at', '<=', ctx.now())
    .limit(100)
    .execute()
  for (const { id } of due) {
    await ctx.db.transaction().execute(async (tx) => {
      const user = await tx
        .selectFrom('users')
        .select('erase_at')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      // Between the query above and this lock, the user was restored or another process erased the user.
      if (!user?.erase_at || user.erase_at > ctx.now()) return
      await ctx.accounts.hooks.erase(tx, id)
      await tx.deleteFrom('users').where('id', '=', id).execute()
      await audit(tx, { at: ctx.now(), action: 'user.erased', subjectId: id })
    })
  }
  return due.length
}
