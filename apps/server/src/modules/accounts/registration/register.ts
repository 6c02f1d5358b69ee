import type { RouteParsed, register as route, SignedIn } from '@verstat/contract'
import type { z } from 'zod/mini'
import { type FieldProblem, invalid } from '../../../platform/http/app-error.ts'
import type { RawFields } from '../../../platform/http/binding.ts'
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { audit } from '../accounts.audit.ts'
import { enforceLimit, enforceLimitOrChallenge, LIMITS, networkOf } from '../accounts.limits.ts'
import type { AccountsContext, Claims, Tx } from '../accounts-context.ts'
import { actedBy } from '../audit.ts'
import { sendAccountEmail } from '../mail/account-emails.ts'
import { passwordProblems } from '../password/password-rules.ts'
import * as sessions from '../sessions/session.repository.ts'
import * as users from '../user.repository.ts'
import { viewOwnUser } from '../user.view.ts'
import { issueCode } from '../user-codes.ts'

type Input = RouteParsed<typeof route>

/** Counts every attempt, because the response reveals whether an e-mail address has an account. */
export async function limitRegistration(ctx: AccountsContext): Promise<void> {
  await enforceLimit(ctx, LIMITS.registerTries, networkOf(ctx))
}

/** Runs the checks that the schema of the contract cannot express. */
export async function checkRegistration(
  ctx: AccountsContext,
  valid: Partial<Input>,
  raw: RawFields,
): Promise<readonly FieldProblem[]> {
  const isTaken = valid.email !== undefined && (await users.findByEmail(ctx.db, valid.email)) !== undefined
  return [
    ...(isTaken ? [{ path: 'email', code: 'email_taken' as const }] : []),
    ...passwordProblems(valid.password, raw, {
      emails: [valid.email],
      names: [valid.firstname, valid.lastname],
      place: ctx.accounts.siteNames(),
    }),
  ]
}

/**
 * In one transaction, creates an account, signs the user in, claims listings by the given tokens and sends the
 * verification e-mail. Throws `email_taken` as a problem of the e-mail field when a concurrent registration used the
 * same address first.
 */
export async function register(ctx: AccountsContext, input: Input): Promise<z.input<typeof SignedIn>> {
  await enforceLimitOrChallenge(ctx, LIMITS.registered, networkOf(ctx))
  const passwordHash = await ctx.accounts.hasher.hash(input.password)
  const made = await ctx.db.transaction().execute(async (tx) => {
    const user = await insertUser(tx, ctx, input, passwordHash)
    const session = await sessions.insert(tx, ctx, user.id)
    const claims: Claims = await ctx.accounts.hooks.claim(tx, { ...input, userId: user.id, ip: ctx.ip })
    const code = await issueCode(tx, { kind: 'verify', userId: user.id, email: user.email, now: ctx.now() })
    await sendAccountEmail(tx, ctx.accounts.mail, user, { kind: 'verify', code })
    await audit(tx, { ...actedBy(ctx, user.id), action: 'user.registered', subjectId: user.id })
    return { user, session, claims }
  })
  return {
    token: made.session.token,
    expiresAt: made.session.expiresAt.toISOString(),
    user: await viewOwnUser(ctx, made.user),
    ...made.claims,
    termsChanged: false,
  }
}

async function insertUser(
  tx: Tx,
  ctx: AccountsContext,
  input: Input,
  passwordHash: string,
): Promise<users.UserRow> {
  const now = ctx.now()
  const row = await tx
    .insertInto('users')
    .values({
      id: uuidV7(now),
      email: input.email,
      password_hash: passwordHash,
      firstname: input.firstname,
      lastname: input.lastname,
      phone: input.phone ?? null,
      locale: input.locale ?? ctx.locale,
      ...(input.acceptTerms
        ? { terms_version: await ctx.accounts.hooks.termsVersion(tx), terms_accepted_at: now }
        : {}),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw invalid({ path: 'email', code: 'email_taken' })
  return row
}
