import type { checkVerification as checkRoute, RouteParsed, verifyEmail as route } from '@verstat/contract'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { audit } from '../accounts.audit.ts'
import { enforceLimit, LIMITS } from '../accounts.limits.ts'
import { type AccountsContext, signedIn, type Tx } from '../accounts-context.ts'
import { sendAccountEmail } from '../mail/account-emails.ts'
import * as users from '../user.repository.ts'
import { dropCodes, getCode, issueCode, markUsed } from '../user-codes.ts'

/**
 * Verifies the e-mail address to which the code was sent. If a change to this address was pending, the address becomes the
 * account's address. A repeated code has no effect. Throws `not_found` for an unknown code, `code_expired` for an
 * expired code, and `email_taken` when another account has taken the address meanwhile.
 */
export async function verifyEmail(
  ctx: AccountsContext,
  input: RouteParsed<typeof route>,
): Promise<{ verified: true; already?: true }> {
  return ctx.db.transaction().execute(async (tx) => {
    const code = await getCode(ctx, tx, 'verify', input.code, { lock: true })
    if (code.usedAt) return { verified: true, already: true }
    if (code.expiresAt <= ctx.now()) throw new AppError('code_expired')
    const user = await users.findForUpdate(tx, code.userId)
    if (!user) throw new AppError('not_found')
    await markUsed(tx, code.id, ctx.now())
    if (isSame(code.email, user.email)) {
      if (user.email_verified_at) return { verified: true, already: true }
      await users.update(tx, user.id, { email_verified_at: ctx.now() }, ctx.now())
      await audit(tx, { at: ctx.now(), action: 'user.email_verified', subjectId: user.id, ip: ctx.ip })
      await ctx.accounts.hooks.verified(tx, { userId: user.id, ip: ctx.ip })
      return { verified: true }
    }
    // The user cancelled the change of address or chose another address.
    if (!isSame(code.email, user.new_email)) throw new AppError('code_expired')
    await changeAddress(ctx, tx, user, code.email)
    return { verified: true }
  })
}

/**
 * Checks a code without using it. Pages call this function first, because mail scanners open links too. The address
 * is verified only in a browser where the account is signed in, or by a click on the button. Throws `not_found` for
 * an unknown code and `code_expired` for an expired code.
 */
export async function checkVerification(
  ctx: AccountsContext,
  input: RouteParsed<typeof checkRoute>,
): Promise<{ verified: boolean; isOwn: boolean }> {
  const code = await getCode(ctx, ctx.db, 'verify', input.code)
  if (!code.usedAt && code.expiresAt <= ctx.now()) throw new AppError('code_expired')
  return { verified: code.usedAt !== null, isOwn: ctx.actor?.userId === code.userId }
}

/** Sends the verification e-mail again. Returns false when no address waits for verification. */
export async function resendVerification(ctx: AccountsContext): Promise<{ sent: boolean }> {
  const { userId } = signedIn(ctx)
  await enforceLimit(ctx, LIMITS.resend, userId)
  return ctx.db.transaction().execute(async (tx) => {
    const user = await users.getOwnForUpdate(tx, userId)
    const email = user.new_email ?? (user.email_verified_at ? null : user.email)
    if (email === null) return { sent: false }
    await sendVerification(ctx, tx, user, email)
    return { sent: true }
  })
}

/**
 * Sends a verification e-mail to `email`, which is the user's current address or the new address of a pending change.
 */
export async function sendVerification(
  ctx: Pick<AccountsContext, 'accounts' | 'now'>,
  tx: Tx,
  user: users.UserRow,
  email: string,
): Promise<void> {
  const code = await issueCode(tx, { kind: 'verify', userId: user.id, email, now: ctx.now() })
  const kind = isSame(email, user.email) ? 'verify' : 'changeEmail'
  await sendAccountEmail(tx, ctx.accounts.mail, { email, locale: user.locale }, { kind, code })
}

async function changeAddress(
  ctx: AccountsContext,
  tx: Tx,
  user: users.UserRow,
  email: string,
): Promise<void> {
  const other = await users.findByEmail(tx, email)
  if (other && other.id !== user.id) throw invalid({ path: 'email', code: 'email_taken' })
  await users.update(tx, user.id, { email, new_email: null, email_verified_at: ctx.now() }, ctx.now())
  // Links that were sent to the old address must no longer open the account.
  await dropCodes(tx, user.id, 'reset')
  await dropCodes(tx, user.id, 'verify')
  await ctx.accounts.hooks.endLinks(tx, user.id)
  await sendAccountEmail(tx, ctx.accounts.mail, user, { kind: 'emailChanged' })
  await audit(tx, { at: ctx.now(), action: 'user.email_changed', subjectId: user.id, ip: ctx.ip })
  if (!user.email_verified_at) await ctx.accounts.hooks.verified(tx, { userId: user.id, ip: ctx.ip })
}

function isSame(one: string, other: string | null): boolean {
  return other !== null && one.toLowerCase() === other.toLowerCase()
}
