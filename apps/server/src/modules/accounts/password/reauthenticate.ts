import { AppError } from '../../../platform/http/app-error.ts'
import type { Actor } from '../../../platform/http/caller.ts'
import { type AccountsContext, signedIn } from '../accounts-context.ts'
import { checkSecondFactor } from '../second-factor/check-second-factor.ts'
import * as users from '../user.repository.ts'
import { verifyPassword } from './verify-password.ts'

/**
 * Verifies the caller's password and consumes the second-factor code. Throws `second_factor_missing` when the caller
 * has no second factor, `wrong_password` as a problem of the password field, and `second_factor_required` when the
 * code is wrong.
 */
export async function reauthenticate(
  ctx: Pick<AccountsContext, 'actor' | 'db' | 'now' | 'accounts' | 'ip'>,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<Actor> {
  const actor = signedIn(ctx)
  if (!actor.hasSecondFactor) throw new AppError('second_factor_missing')
  await verifyPassword(ctx, await users.getOwn(ctx.db, actor.userId), password)
  await checkSecondFactor(ctx, actor.userId, code)
  return actor
}
