import type { blockUser as blockRoute, RouteParsed } from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { audit } from '../accounts.audit.ts'
import { type AccountsContext, signedIn } from '../accounts-context.ts'
import { actedBy } from '../audit.ts'
import { sendAccountEmail } from '../mail/account-emails.ts'
import * as sessions from '../sessions/session.repository.ts'
import * as users from '../user.repository.ts'
import { lockWholeUser } from './get-user-for-staff.ts'

/**
 * Ends all sessions of a user and prevents sign-in. A repeated block replaces the reason. Throws `not_found` for an
 * unknown user. Throws `conflict` for the caller and for staff, because the role of a staff member must be removed
 * first.
 */
export async function blockUser(
  ctx: AccountsContext,
  { id, reason, pauseListings }: RouteParsed<typeof blockRoute>,
): Promise<void> {
  const actor = signedIn(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const user = await lockWholeUser(tx, id)
    if (user.id === actor.userId || user.role !== 'user') throw new AppError('conflict')
    await users.update(tx, id, { blocked_at: ctx.now(), blocked_reason: reason }, ctx.now())
    await sessions.removeAll(tx, id)
    await ctx.accounts.hooks.endLinks(tx, id)
    if (pauseListings) await ctx.accounts.hooks.pause(tx, { userId: id, actorId: actor.userId, ip: ctx.ip })
    await sendAccountEmail(tx, ctx.accounts.mail, user, { kind: 'blocked', reason })
    await audit(tx, {
      ...actedBy(ctx, actor.userId),
      action: 'user.blocked',
      subjectId: id,
      details: { reason, pauseListings },
    })
  })
}

/** Has no effect on a user who is not blocked. Throws `not_found` for an unknown user. */
export async function unblockUser(ctx: AccountsContext, { id }: { readonly id: string }): Promise<void> {
  const actor = signedIn(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const user = await lockWholeUser(tx, id)
    if (!user.blocked_at) return
    await users.update(tx, id, { blocked_at: null, blocked_reason: null }, ctx.now())
    await sendAccountEmail(tx, ctx.accounts.mail, user, { kind: 'unblocked' })
    await audit(tx, { ...actedBy(ctx, actor.userId), action: 'user.unblocked', subjectId: id })
  })
}
