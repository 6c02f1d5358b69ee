import type { RouteParsed, editUser as route, User } from '@verstat/contract'
import type { Updateable } from 'kysely'
import type { z } from 'zod/mini'
import { AppError, type FieldProblem, invalid } from '../../../platform/http/app-error.ts'
import type { RawFields } from '../../../platform/http/binding.ts'
import { isEdrpou, isRnokpp } from '../../../platform/tax-codes/tax-codes.ts'
import { audit } from '../accounts.audit.ts'
import { enforceLimit, LIMITS } from '../accounts.limits.ts'
import type { UserTable } from '../accounts.tables.ts'
import { type AccountsContext, type AvatarChange, signedIn, type Tx } from '../accounts-context.ts'
import { actedBy } from '../audit.ts'
import { sendAccountEmail } from '../mail/account-emails.ts'
import { passwordProblems } from '../password/password-rules.ts'
import { verifyPassword } from '../password/verify-password.ts'
import { sendVerification } from '../registration/verify-email.ts'
import * as sessions from '../sessions/session.repository.ts'
import * as users from '../user.repository.ts'
import { viewOwnUser } from '../user.view.ts'
import { dropCodes } from '../user-codes.ts'

type Input = RouteParsed<typeof route>

/** Counts every attempt, because the response reveals whether an e-mail address has an account. */
export async function limitEdits(ctx: AccountsContext): Promise<void> {
  await enforceLimit(ctx, LIMITS.edits, signedIn(ctx).userId)
}

/** Runs the checks that the schema of the contract cannot express. */
export async function checkEdit(
  ctx: AccountsContext,
  valid: Partial<Input>,
  raw: RawFields,
): Promise<readonly FieldProblem[]> {
  const own = await users.getOwn(ctx.db, signedIn(ctx).userId)
  const problems: FieldProblem[] = []
  if (valid.edrpou && !isEdrpou(valid.edrpou)) problems.push({ path: 'edrpou', code: 'invalid_edrpou' })
  if (valid.rnokpp && !isRnokpp(valid.rnokpp)) problems.push({ path: 'rnokpp', code: 'invalid_rnokpp' })
  if (valid.avatar !== undefined) {
    problems.push(...(await ctx.accounts.hooks.avatar.check(ctx.db, avatarChange(own, valid.avatar))))
  }
  const changesEmail = valid.email !== undefined && valid.email !== own.email
  if (changesEmail && valid.email !== undefined) {
    const other = await users.findByEmail(ctx.db, valid.email)
    if (other && other.id !== own.id) problems.push({ path: 'email', code: 'email_taken' })
  }
  if ((changesEmail || valid.password !== undefined) && valid.currentPassword === undefined) {
    problems.push({ path: 'currentPassword', code: 'required' })
  }
  if (valid.password !== undefined && valid.passwordConfirmation === undefined) {
    problems.push({ path: 'passwordConfirmation', code: 'required' })
  }
  problems.push(
    ...passwordProblems(valid.password, raw, {
      emails: [own.email, valid.email],
      names: namesOf(own, valid),
      place: ctx.accounts.siteNames(),
    }),
  )
  return problems
}

function namesOf(own: users.UserRow, valid: Partial<Input>) {
  return [own.firstname, own.lastname, own.company_name, valid.firstname, valid.lastname, valid.companyName]
}

/**
 * Updates the caller's profile. An absent field stays unchanged and null clears a field. A new e-mail address takes
 * effect when it is verified. A new password takes effect immediately and ends all other sessions. Throws
 * `wrong_password` as a problem of the password field, and `stale` with the current user when another edit was saved
 * first.
 */
export async function editUser(ctx: AccountsContext, input: Input): Promise<z.input<typeof User>> {
  const { userId, sessionId } = signedIn(ctx)
  const before = await users.getOwn(ctx.db, userId)
  const changesSecret = input.password !== undefined || (input.email ?? before.email) !== before.email
  if (changesSecret && input.currentPassword !== undefined) {
    await verifyPassword(ctx, before, input.currentPassword, 'currentPassword')
  }
  const passwordHash =
    input.password === undefined ? undefined : await ctx.accounts.hasher.hash(input.password)
  const row = await ctx.db.transaction().execute(async (tx) => {
    const user = await users.getOwnForUpdate(tx, userId)
    if (input.version !== undefined && input.version !== user.version) {
      throw new AppError('stale', { current: await viewOwnUser(ctx, user) })
    }
    // Another request changed the password after it was verified above.
    if (changesSecret && user.password_hash !== before.password_hash) {
      throw invalid({ path: 'currentPassword', code: 'wrong_password' })
    }
    if (passwordHash !== undefined) await changePassword(ctx, tx, user, sessionId)
    if (input.avatar !== undefined) {
      await ctx.accounts.hooks.avatar.replace(tx, { ...avatarChange(user, input.avatar), now: ctx.now() })
    }
    const newEmail = await changeEmail(ctx, tx, user, input.email)
    const change: Updateable<UserTable> = {
      ...plainChange(input),
      ...newEmail,
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    }
    return Object.keys(change).length === 0 ? user : users.update(tx, userId, change, ctx.now())
  })
  return viewOwnUser(ctx, row)
}

function avatarChange(user: users.UserRow, next: NonNullable<Input['avatar']> | null): AvatarChange {
  return { userId: user.id, next, previous: user.avatar_id }
}

/** Returns the changes that do not require the current password. */
function plainChange(input: Input): Updateable<UserTable> {
  const { notifications, messaging } = input
  const change: Updateable<UserTable> = {
    firstname: input.firstname,
    lastname: input.lastname,
    phone: input.phone,
    locale: input.locale,
    company_name: input.companyName,
    edrpou: input.edrpou,
    rnokpp: input.rnokpp,
    avatar_id: input.avatar === null ? null : input.avatar?.uploadId,
    notify_listings: notifications?.listings,
    notify_leads: notifications?.leads,
    notify_offers: notifications?.offers,
    notify_deals: notifications?.deals,
    notify_messages: notifications?.messages,
    notify_reminders: notifications?.reminders,
    notify_news: notifications?.news,
    email_message_texts: messaging?.textInEmails,
    show_read_marks: messaging?.readMarks,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

async function changePassword(
  ctx: AccountsContext,
  tx: Tx,
  user: users.UserRow,
  sessionId: string,
): Promise<void> {
  await sessions.removeAll(tx, user.id, sessionId)
  await dropCodes(tx, user.id, 'reset')
  await ctx.accounts.hooks.endLinks(tx, user.id)
  await sendAccountEmail(tx, ctx.accounts.mail, user, { kind: 'passwordChanged' })
  await audit(tx, { ...actedBy(ctx, user.id), action: 'user.password_changed', subjectId: user.id })
}

/** Entering the current e-mail address cancels a pending change of address. */
async function changeEmail(
  ctx: AccountsContext,
  tx: Tx,
  user: users.UserRow,
  email: string | undefined,
): Promise<Updateable<UserTable>> {
  if (email === undefined || email === user.new_email) return {}
  if (email === user.email) return user.new_email === null ? {} : { new_email: null }
  await sendVerification(ctx, tx, user, email)
  return { new_email: email }
}
