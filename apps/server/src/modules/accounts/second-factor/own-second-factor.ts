import type {
  ACCOUNT_ACTIONS,
  confirmSecondFactor as confirmRoute,
  disableSecondFactor as disableRoute,
  enrolSecondFactor as enrolRoute,
  RouteParsed,
  renewRecoveryCodes as renewRoute,
} from '@verstat/contract'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { audit } from '../accounts.audit.ts'
import { enforceLimit, LIMITS } from '../accounts.limits.ts'
import { type AccountsContext, signedIn, type Tx } from '../accounts-context.ts'
import { actedBy } from '../audit.ts'
import { sendAccountEmail } from '../mail/account-emails.ts'
import { verifyPassword } from '../password/verify-password.ts'
import * as sessions from '../sessions/session.repository.ts'
import * as users from '../user.repository.ts'
import { consumeCode, SECRET_PURPOSE } from './check-second-factor.ts'
import { newTotpSecret, totpStep, totpUri } from './one-time-password.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import * as factors from './second-factor.repository.ts'

/**
 * Starts to set up a second factor. Sign-in does not change until `confirmSecondFactor`. Throws `conflict` when a
 * second factor is already active.
 */
export async function enrolSecondFactor(
  ctx: AccountsContext,
  { password }: RouteParsed<typeof enrolRoute>,
): Promise<{ secret: string; uri: string }> {
  const user = await users.getOwn(ctx.db, signedIn(ctx).userId)
  await verifyPassword(ctx, user, password)
  const secret = newTotpSecret()
  const sealed = ctx.accounts.secret.seal(SECRET_PURPOSE, secret, user.id)
  const hasBegun = await ctx.db.transaction().execute((tx) => factors.begin(tx, user.id, sealed, ctx.now()))
  if (!hasBegun) throw new AppError('conflict')
  return { secret, uri: totpUri(secret, ctx.accounts.mail.brand(user.locale), user.email) }
}

/**
 * Activates the second factor. Ends all other sessions, because they were started without a second factor. Throws
 * `wrong_code` as a problem of the code field, and `conflict` when no setup is pending.
 */
export async function confirmSecondFactor(
  ctx: AccountsContext,
  { code }: RouteParsed<typeof confirmRoute>,
): Promise<{ recoveryCodes: string[] }> {
  const { userId, sessionId } = signedIn(ctx)
  const factor = await factors.find(ctx.db, userId)
  if (!factor || factor.confirmed_at) throw new AppError('conflict')
  // Counts the attempt only after the checks above. Sign-in shares this limit, and someone with only a stolen session
  // must not be able to exhaust the limit.
  await enforceLimit(ctx, LIMITS.secondFactor, userId)
  const secret = ctx.accounts.secret.open(SECRET_PURPOSE, factor.sealed_secret, userId)
  const step = totpStep(secret, code.replaceAll(' ', ''), ctx.now())
  if (step === null) throw invalid({ path: 'code', code: 'wrong_code' })
  const recovery = await makeRecoveryCodes(ctx, userId)
  await ctx.db.transaction().execute(async (tx) => {
    const user = await users.getOwnForUpdate(tx, userId)
    // A concurrent request restarted or confirmed the setup.
    const present = await factors.find(tx, userId)
    if (!present?.sealed_secret.equals(factor.sealed_secret) || present.confirmed_at) {
      throw new AppError('conflict')
    }
    await factors.consumeStep(tx, userId, step)
    await factors.confirm(tx, userId, ctx.now())
    await factors.replaceRecoveryCodes(tx, userId, recovery.hashes)
    await sessions.removeAll(tx, userId, sessionId)
    await tell(ctx, tx, user, 'user.second_factor_enabled', 'secondFactorOn')
  })
  await ctx.accounts.limiter.reset(LIMITS.secondFactor, userId)
  return { recoveryCodes: recovery.codes }
}

/**
 * Throws `wrong_password` and `wrong_code` as problems of their fields, and `conflict` when no second factor is
 * active.
 */
export async function renewRecoveryCodes(
  ctx: AccountsContext,
  input: RouteParsed<typeof renewRoute>,
): Promise<{ recoveryCodes: string[] }> {
  const user = await verifyPasswordAndCode(ctx, input)
  const recovery = await makeRecoveryCodes(ctx, user.id)
  await ctx.db.transaction().execute(async (tx) => {
    await users.getOwnForUpdate(tx, user.id)
    if (!(await factors.find(tx, user.id))?.confirmed_at) throw new AppError('conflict')
    await factors.replaceRecoveryCodes(tx, user.id, recovery.hashes)
    await tell(ctx, tx, user, 'user.recovery_codes_renewed', 'recoveryCodesRenewed')
  })
  return { recoveryCodes: recovery.codes }
}

/**
 * Removes the second factor and ends all other sessions. Throws `wrong_password` and `wrong_code` as problems of
 * their fields, and `conflict` when no second factor is active.
 */
export async function disableSecondFactor(
  ctx: AccountsContext,
  input: RouteParsed<typeof disableRoute>,
): Promise<null> {
  const user = await verifyPasswordAndCode(ctx, input)
  await ctx.db.transaction().execute(async (tx) => {
    await users.getOwnForUpdate(tx, user.id)
    await factors.remove(tx, user.id)
    await sessions.removeAll(tx, user.id, signedIn(ctx).sessionId)
    await tell(ctx, tx, user, 'user.second_factor_disabled', 'secondFactorOff')
  })
  return null
}

/**
 * Verifies the password and the code before a change that makes the account less secure. Wrong codes count against
 * the same limit as at sign-in, because in both cases the password was checked first.
 */
async function verifyPasswordAndCode(
  ctx: AccountsContext,
  { password, code }: RouteParsed<typeof disableRoute>,
): Promise<users.UserRow> {
  const user = await users.getOwn(ctx.db, signedIn(ctx).userId)
  await verifyPassword(ctx, user, password)
  const factor = await factors.find(ctx.db, user.id)
  if (!factor?.confirmed_at) throw new AppError('conflict')
  await enforceLimit(ctx, LIMITS.secondFactor, user.id)
  if (!(await consumeCode(ctx, user.id, factor.sealed_secret, code)))
    throw invalid({ path: 'code', code: 'wrong_code' })
  await ctx.accounts.limiter.reset(LIMITS.secondFactor, user.id)
  return user
}

/**
 * Hashing the ten codes takes as long as hashing ten passwords. Therefore call this function before the transaction
 * starts.
 */
async function makeRecoveryCodes(ctx: AccountsContext, userId: string) {
  const codes = newRecoveryCodes()
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(ctx.accounts, userId, code)))
  return { codes, hashes }
}

async function tell(
  ctx: AccountsContext,
  tx: Tx,
  user: users.UserRow,
  action: (typeof ACCOUNT_ACTIONS)[number],
  kind: 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodesRenewed',
): Promise<void> {
  await sendAccountEmail(tx, ctx.accounts.mail, user, { kind })
  await audit(tx, { ...actedBy(ctx, user.id), action, subjectId: user.id })
}
