import type { deleteUser as deleteRoute, RouteParsed, User } from '@verstat/contract'
import type { z } from 'zod/mini'
import { audit } from '../accounts.audit.ts'
import { type AccountsContext, signedIn } from '../accounts-context.ts'
import { actedBy } from '../audit.ts'
import { sendAccountEmail } from '../mail/account-emails.ts'
import { verifyPassword } from '../password/verify-password.ts'
import * as sessions from '../sessions/session.repository.ts'
import * as users from '../user.repository.ts'
import { viewOwnUser } from '../user.view.ts'

const REGRET_MS = 30 * 86_400_000

/**
 * Hides the user's content, ends all sessions and schedules the deletion of the account in 30 days. Until then the
 * user can sign in and call `restoreUser`. Throws `wrong_password` as a problem of the password field.
 */
export async function deleteUser(
  ctx: AccountsContext,
  { password }: RouteParsed<typeof deleteRoute>,
): Promise<null> {
  const own = await users.getOwn(ctx.db, signedIn(ctx).userId)
  await verifyPassword(ctx, own, password)
  await ctx.db.transaction().execute(async (tx) => {
    const user = await users.getOwnForUpdate(tx, own.id)
    await sessions.removeAll(tx, user.id)
    await ctx.accounts.hooks.endLinks(tx, user.id)
    // A repeated request keeps the date of deletion that the first request set.
    if (user.erase_at) return
    await users.update(tx, user.id, { erase_at: new Date(ctx.now().getTime() + REGRET_MS) }, ctx.now())
    await ctx.accounts.hooks.pause(tx, { userId: user.id, actorId: user.id, ip: ctx.ip })
    await sendAccountEmail(tx, ctx.accounts.mail, user, { kind: 'leaving' })
    await audit(tx, { ...actedBy(ctx, user.id), action: 'user.deletion_requested', subjectId: user.id })
  })
  return null
}

/** Cancels a scheduled deletion. The user's listings stay paused until the user resumes them. */
export async function restoreUser(ctx: AccountsContext): Promise<z.input<typeof User>> {
  const { userId } = signedIn(ctx)
  const row = await ctx.db.transaction().execute(async (tx) => {
    const user = await users.getOwnForUpdate(tx, userId)
    if (!user.erase_at) return user
    await audit(tx, { ...actedBy(ctx, userId), action: 'user.deletion_taken_back', subjectId: userId })
    return users.update(tx, userId, { erase_at: null }, ctx.now())
  })
  return viewOwnUser(ctx, row)
}
