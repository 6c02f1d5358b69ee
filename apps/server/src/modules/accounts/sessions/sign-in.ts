import type { login, RouteParsed, SignedIn } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { audit } from '../accounts.audit.ts'
import { addressKey, enforceLimit, enforceLimitOrChallenge, LIMITS, networkOf } from '../accounts.limits.ts'
import type { AccountsContext, Tx } from '../accounts-context.ts'
import { checkSecondFactor } from '../second-factor/check-second-factor.ts'
import * as factors from '../second-factor/second-factor.repository.ts'
import * as users from '../user.repository.ts'
import { viewOwnUser } from '../user.view.ts'
import { notifyOfTerms } from './notify-of-terms.ts'
import * as sessions from './session.repository.ts'

/**
 * Signs the user in and claims listings by the given tokens. An unknown e-mail address gets the same response as a
 * wrong password, after the same amount of work. Throws `invalid_credentials`, `account_blocked` with the reason of
 * the block, `second_factor_required` when a code is missing or wrong, `rate_limited`, and `challenge_required`.
 */
export async function signIn(
  ctx: AccountsContext,
  input: RouteParsed<typeof login>,
): Promise<z.input<typeof SignedIn>> {
  await countAttempt(ctx, input.username)
  const seen = await users.findByEmail(ctx.db, input.username)
  const isRight = await ctx.accounts.hasher.matches(seen?.password_hash ?? null, input.password)
  if (!seen || !isRight) throw new AppError('invalid_credentials')
  if (seen.blocked_reason !== null) await refundAttempt(ctx, input.username)
  refuseBlocked(seen)
  // A request without a second-factor code is the first half of a sign-in and therefore does not count as a failure.
  if (input.code === undefined) await refundAttempt(ctx, input.username)
  const hasFactor = await checkSecondFactor(ctx, seen.id, input.code)
  if (input.code !== undefined) await refundAttempt(ctx, input.username)
  await ctx.accounts.limiter.reset(LIMITS.loginAddress, addressAndNetwork(ctx, input.username))
  const { user, session, claims, termsChanged } = await ctx.db.transaction().execute(async (tx) => {
    const user = await lockUnchanged(tx, seen, hasFactor)
    return {
      user,
      session: await sessions.insert(tx, ctx, user.id),
      claims: await ctx.accounts.hooks.claim(tx, { ...input, userId: user.id, ip: ctx.ip }),
      termsChanged: await notifyOfTerms(ctx, tx, user),
    }
  })
  return {
    token: session.token,
    expiresAt: session.expiresAt.toISOString(),
    user: await viewOwnUser(ctx, user),
    ...claims,
    termsChanged,
  }
}

/**
 * Locks the user and checks that nothing has changed since the password was verified. A new password, a block and a
 * new second factor end all sessions. A sign-in that started before such a change must not create a session after it.
 */
async function lockUnchanged(tx: Tx, seen: users.UserRow, hasFactor: boolean): Promise<users.UserRow> {
  const user = await users.findForUpdate(tx, seen.id)
  if (user?.password_hash !== seen.password_hash) throw new AppError('invalid_credentials')
  refuseBlocked(user)
  if (!hasFactor && (await factors.find(tx, user.id))?.confirmed_at) {
    throw new AppError('second_factor_required')
  }
  return user
}

function refuseBlocked({ blocked_reason: reason }: users.UserRow): void {
  if (reason !== null) throw new AppError('account_blocked', { reason })
}

/** Counts the attempt before any check, so that concurrent attempts are all counted. */
async function countAttempt(ctx: AccountsContext, username: string): Promise<void> {
  try {
    await enforceLimit(ctx, LIMITS.loginNetwork, networkOf(ctx))
    await enforceLimit(ctx, LIMITS.loginAddress, addressAndNetwork(ctx, username))
    await enforceLimitOrChallenge(ctx, LIMITS.loginAccount, addressKey(username))
  } catch (error) {
    await auditBurst(ctx, username)
    throw error
  }
}

async function refundAttempt(ctx: AccountsContext, username: string): Promise<void> {
  const { limiter } = ctx.accounts
  await limiter.uncount(LIMITS.loginNetwork, networkOf(ctx))
  await limiter.uncount(LIMITS.loginAddress, addressAndNetwork(ctx, username))
  await limiter.uncount(LIMITS.loginAccount, addressKey(username))
}

/** Writes at most one audit row for many attempts in a short time, whether the account exists or not. */
async function auditBurst(ctx: AccountsContext, username: string): Promise<void> {
  const key = addressAndNetwork(ctx, username)
  if ((await ctx.accounts.limiter.consume(LIMITS.loginAudit, key)) > 0) return
  const user = await users.findByEmail(ctx.db, username)
  await ctx.db
    .transaction()
    .execute((tx) =>
      audit(tx, { at: ctx.now(), action: 'sign_in.limited', subjectId: user?.id ?? null, ip: ctx.ip }),
    )
}

function addressAndNetwork(ctx: AccountsContext, username: string): string {
  return `${networkOf(ctx)} ${addressKey(username)}`
}
