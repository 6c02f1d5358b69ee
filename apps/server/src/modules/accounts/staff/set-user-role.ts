import type { RouteParsed, setUserRole as route } from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { audit } from '../accounts.audit.ts'
import { type AccountsContext, signedIn } from '../accounts-context.ts'
import { actedBy } from '../audit.ts'
import { reauthenticate } from '../password/reauthenticate.ts'
import * as users from '../user.repository.ts'
import { lockWholeUser } from './get-user-for-staff.ts'

/**
 * Changes the role of another user. The route binding checks that the caller has the right to change roles. This
 * function verifies the caller's password and second-factor code. Throws `second_factor_missing` when the caller has
 * no second factor, `wrong_password` as a problem of the password field, `second_factor_required` when the code is
 * wrong, `conflict` when callers change their own role, and `stale` when the user was changed meanwhile.
 */
export async function setUserRole(
  ctx: AccountsContext,
  { id, role, password, code, version }: RouteParsed<typeof route>,
): Promise<void> {
  const actor = signedIn(ctx)
  if (!actor.hasSecondFactor) throw new AppError('second_factor_missing')
  // Admins cannot change their own role, so at least one admin always remains.
  if (actor.userId === id) throw new AppError('conflict')
  if (!(await users.find(ctx.db, id))) throw new AppError('not_found')
  await reauthenticate(ctx, { password, code })
  await ctx.db.transaction().execute(async (tx) => {
    const user = await lockWholeUser(tx, id)
    if (version !== undefined && version !== user.version) throw new AppError('stale')
    if (user.role === role) return
    await users.update(tx, id, { role }, ctx.now())
    await audit(tx, {
      ...actedBy(ctx, actor.userId),
      action: 'user.role_changed',
      subjectId: id,
      details: { from: user.role, role },
    })
  })
}
