import { CLAIM_DAYS } from '@verstat/contract'
import { hashSecretToken, newSecretToken } from '../../../../platform/security/secret-token.ts'
import type { Db } from '../../directory-context.ts'
import type { ListingTokenTable } from '../listing.tables.ts'
import type { ListingTarget } from '../moves/change-status.ts'
import { LISTING_ID } from '../moves/listing.repository.ts'

const DAY_MS = 86_400_000

/** The thing to which a token gives access: a listing, or a saved form. */
export type TokenSubject =
  | { readonly order_id: string }
  | { readonly producer_id: string }
  | { readonly draft_id: string }

/** Creates a token that is valid for 30 days. The database stores only the token's hash. */
export async function issueToken(
  tx: Db,
  purpose: ListingTokenTable['purpose'],
  subject: TokenSubject,
  now: Date,
): Promise<string> {
  const token = newSecretToken()
  await tx
    .insertInto('listing_tokens')
    .values({
      token_hash: hashSecretToken(token),
      purpose,
      ...subject,
      created_at: now,
      expires_at: new Date(now.getTime() + CLAIM_DAYS * DAY_MS),
    })
    .execute()
  return token
}

export type FoundToken = {
  readonly purpose: ListingTokenTable['purpose']
  readonly orderId: string | null
  readonly producerId: string | null
  readonly draftId: string | null
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

/** Finds the row of a token. With `lock`, the row stays locked until the transaction ends. */
export async function findToken(
  tx: Db,
  token: string,
  { lock = false } = {},
): Promise<FoundToken | undefined> {
  const query = tx
    .selectFrom('listing_tokens')
    .select([
      'purpose',
      'order_id as orderId',
      'producer_id as producerId',
      'draft_id as draftId',
      'expires_at as expiresAt',
      'used_at as usedAt',
    ])
    .where('token_hash', '=', hashSecretToken(token))
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

export function listingOf(token: FoundToken | undefined): ListingTarget | null {
  if (token?.orderId) return { kind: 'order', id: token.orderId }
  return token?.producerId ? { kind: 'producer', id: token.producerId } : null
}

export async function markTokenUsed(tx: Db, token: string, now: Date): Promise<void> {
  await tx
    .updateTable('listing_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashSecretToken(token))
    .execute()
}

/** Invalidates all tokens of a listing, for example when the listing gets an owner. */
export async function retireTokens(tx: Db, { kind, id }: ListingTarget, now: Date): Promise<void> {
  await tx
    .updateTable('listing_tokens')
    .set({ used_at: now })
    .where(LISTING_ID[kind], '=', id)
    .where('used_at', 'is', null)
    .execute()
}
