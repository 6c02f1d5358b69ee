import { AppError } from '../../../platform/http/app-error.ts'
import { audit } from '../accounts.audit.ts'
import { enforceLimit, LIMITS } from '../accounts.limits.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { totpStep } from './one-time-password.ts'
import { hashRecoveryCode, looksLikeRecoveryCode } from './recovery-codes.ts'
import * as factors from './second-factor.repository.ts'

/** Secrets encrypted for this purpose cannot be decrypted for any other purpose. */
export const SECRET_PURPOSE = 'second factor'

/**
 * Checks and consumes a second-factor code. Returns false when the user has no second factor. Throws
 * `second_factor_required` for a missing or wrong code, and `rate_limited` after too many wrong codes.
 */
export async function checkSecondFactor(
  ctx: Pick<AccountsContext, 'db' | 'now' | 'accounts' | 'ip'>,
  userId: string,
  code: string | undefined,
): Promise<boolean> {
  const factor = await factors.find(ctx.db, userId)
  if (!factor?.confirmed_at) return false
  if (code === undefined) throw new AppError('second_factor_required')
  // The attempt is counted before the code is checked, so that concurrent guesses are all counted.
  await enforceLimit(ctx, LIMITS.secondFactor, userId)
  if (!(await consumeCode(ctx, userId, factor.sealed_secret, code)))
    throw new AppError('second_factor_required')
  await ctx.accounts.limiter.reset(LIMITS.secondFactor, userId)
  return true
}

/**
 * Consumes a code of the authenticator app or a recovery code. Returns false when the code is wrong or already used.
 */
export async function consumeCode(
  ctx: Pick<AccountsContext, 'db' | 'now' | 'accounts' | 'ip'>,
  userId: string,
  sealedSecret: Buffer,
  code: string,
): Promise<boolean> {
  const { secret } = ctx.accounts
  if (looksLikeRecoveryCode(code)) {
    const hash = await hashRecoveryCode(ctx.accounts, userId, code)
    return ctx.db.transaction().execute(async (tx) => {
      const isTaken = await factors.consumeRecoveryCode(tx, userId, hash, ctx.now())
      if (isTaken) {
        await audit(tx, { at: ctx.now(), action: 'user.recovery_code_used', subjectId: userId, ip: ctx.ip })
      }
      return isTaken
    })
  }
  const step = totpStep(
    secret.open(SECRET_PURPOSE, sealedSecret, userId),
    code.replaceAll(' ', ''),
    ctx.now(),
  )
  return step !== null && factors.consumeStep(ctx.db, userId, step)
}
