import { invalid } from '../../../platform/http/app-error.ts'
import { enforceLimit, LIMITS } from '../accounts.limits.ts'
import type { AccountsContext } from '../accounts-context.ts'
import type { UserRow } from '../user.repository.ts'

/**
 * Verifies the user's current password. Throws `wrong_password` as a problem of the password field, and
 * `rate_limited` after too many attempts.
 */
export async function verifyPassword(
  ctx: Pick<AccountsContext, 'accounts'>,
  user: Pick<UserRow, 'id' | 'password_hash'>,
  password: string,
  path = 'password',
): Promise<void> {
  const { hasher, limiter } = ctx.accounts
  await enforceLimit(ctx, LIMITS.passwordAgain, user.id)
  if (!(await hasher.matches(user.password_hash, password))) throw invalid({ path, code: 'wrong_password' })
  await limiter.uncount(LIMITS.passwordAgain, user.id)
}
