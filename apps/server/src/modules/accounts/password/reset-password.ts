import type {
  checkPasswordReset as checkRoute,
  RouteParsed,
  requestPasswordReset as requestRoute,
  resetPassword as route,
} from '@verstat/contract'
import { AppError, type FieldProblem, invalid } from '../../../platform/http/app-error.ts'
import type { RawFields } from '../../../platform/http/binding.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { audit } from '../accounts.audit.ts'
import { addressKey, enforceLimit, enforceLimitOrChallenge, LIMITS, networkOf } from '../accounts.limits.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { sendAccountEmail } from '../mail/account-emails.ts'
import * as sessions from '../sessions/session.repository.ts'
import * as users from '../user.repository.ts'
import { dropCodes, type FoundCode, getCode, markUsed } from '../user-codes.ts'
import { passwordProblems } from './password-rules.ts'
import { RESET_TASK } from './send-reset-email.ts'

/**
 * Requests an e-mail with a reset link. A later job looks up the account, so that the response and its duration do
 * not reveal whether the account exists.
 */
export async function requestPasswordReset(
  ctx: AccountsContext,
  { email }: RouteParsed<typeof requestRoute>,
): Promise<{ accepted: true }> {
  await enforceLimitOrChallenge(ctx, LIMITS.resetNetwork, networkOf(ctx))
  await enforceLimit(ctx, LIMITS.resetAddress, `${networkOf(ctx)} ${addressKey(email)}`)
  await enqueue(ctx.db, RESET_TASK, { email }, { attempts: 5 })
  return { accepted: true }
}

/** Throws `not_found` when the reset link is unknown and `code_expired` when the link is expired or used. */
export async function checkPasswordReset(
  ctx: AccountsContext,
  { code }: RouteParsed<typeof checkRoute>,
): Promise<{ valid: true }> {
  rejectExpired(await getCode(ctx, ctx.db, 'reset', code), ctx.now())
  return { valid: true }
}

export async function checkNewPassword(
  ctx: AccountsContext,
  valid: Partial<RouteParsed<typeof route>>,
  raw: RawFields,
): Promise<readonly FieldProblem[]> {
  return passwordProblems(valid.password, raw, { place: ctx.accounts.siteNames() })
}

/**
 * Sets a new password with a code from an e-mail. Each code works once, even when two requests use the code at the
 * same time. Ends all sessions, notifies the owner and marks the e-mail address as verified. Throws `not_found` for
 * an unknown code and `code_expired` for an expired or used code.
 */
export async function resetPassword(
  ctx: AccountsContext,
  input: RouteParsed<typeof route>,
): Promise<{ reset: true }> {
  // Checks the code before hashing the password, because hashing is expensive.
  rejectExpired(await getCode(ctx, ctx.db, 'reset', input.code), ctx.now())
  const passwordHash = await ctx.accounts.hasher.hash(input.password)
  return ctx.db.transaction().execute(async (tx) => {
    const code = await getCode(ctx, tx, 'reset', input.code, { lock: true })
    rejectExpired(code, ctx.now())
    const user = await users.findForUpdate(tx, code.userId)
    if (!user) throw new AppError('not_found')
    // The owner's names are known only after the code has been checked.
    const names = [user.firstname, user.lastname, user.company_name]
    const personal = { emails: [user.email], names, place: ctx.accounts.siteNames() }
    const problems = passwordProblems(input.password, {}, personal)
    if (problems.length > 0) throw invalid(...problems)
    await markUsed(tx, code.id, ctx.now())
    await dropCodes(tx, user.id, 'reset')
    const verified = user.email_verified_at ?? (code.email === user.email ? ctx.now() : null)
    // Also cancels a pending change of the e-mail address, because an attacker may have requested the change.
    const change = { password_hash: passwordHash, email_verified_at: verified, new_email: null }
    await users.update(tx, user.id, change, ctx.now())
    if (verified && !user.email_verified_at) {
      await ctx.accounts.hooks.verified(tx, { userId: user.id, ip: ctx.ip })
    }
    await sessions.removeAll(tx, user.id)
    await ctx.accounts.hooks.endLinks(tx, user.id)
    await sendAccountEmail(tx, ctx.accounts.mail, user, { kind: 'passwordChanged' })
    await audit(tx, { at: ctx.now(), action: 'user.password_reset', subjectId: user.id, ip: ctx.ip })
    return { reset: true }
  })
}

function rejectExpired({ usedAt, expiresAt }: FoundCode, now: Date): void {
  if (usedAt || expiresAt <= now) throw new AppError('code_expired')
}
