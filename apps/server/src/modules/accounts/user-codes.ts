import { AppError } from '../../platform/http/app-error.ts'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import { hashSecretToken, newSecretToken } from '../../platform/security/secret-token.ts'
import { enforceLimit, LIMITS, networkOf } from './accounts.limits.ts'
import type { CodeKind } from './accounts.tables.ts'
import type { AccountsContext, Db, Tx } from './accounts-context.ts'

const HOUR_MS = 3_600_000
const LIFETIME_MS: Readonly<Record<CodeKind, number>> = { verify: 48 * HOUR_MS, reset: HOUR_MS }

/** Creates the secret code of a link in an e-mail. Whoever uses the code can read the mailbox of `email`. */
export async function issueCode(
  tx: Tx,
  code: { readonly kind: CodeKind; readonly userId: string; readonly email: string; readonly now: Date },
): Promise<string> {
  const secret = newSecretToken()
  await tx
    .insertInto('user_codes')
    .values({
      id: uuidV7(code.now),
      user_id: code.userId,
      kind: code.kind,
      code_hash: hashSecretToken(secret),
      email: code.email,
      created_at: code.now,
      expires_at: new Date(code.now.getTime() + LIFETIME_MS[code.kind]),
    })
    .execute()
  return secret
}

export type FoundCode = {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly usedAt: Date | null
  readonly expiresAt: Date
}

/**
 * Finds a code by its secret. With `lock`, locks the row of the code. A wrong secret throws `not_found` and counts
 * against the caller's limit. Above the limit, throws `rate_limited`.
 */
export async function getCode(
  ctx: Pick<AccountsContext, 'accounts' | 'ip'>,
  db: Db | Tx,
  kind: CodeKind,
  secret: string,
  { lock = false } = {},
): Promise<FoundCode> {
  const query = db
    .selectFrom('user_codes')
    .select(['id', 'user_id', 'email', 'used_at', 'expires_at'])
    .where('code_hash', '=', hashSecretToken(secret))
    .where('kind', '=', kind)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) {
    await enforceLimit(ctx, LIMITS.wrongCodes, networkOf(ctx))
    throw new AppError('not_found')
  }
  return { id: row.id, userId: row.user_id, email: row.email, usedAt: row.used_at, expiresAt: row.expires_at }
}

export async function markUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('user_codes').set({ used_at: now }).where('id', '=', id).execute()
}

/** Deletes the user's unused codes of one kind. */
export async function dropCodes(tx: Tx, userId: string, kind: CodeKind): Promise<void> {
  await tx
    .deleteFrom('user_codes')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
}
