import { CLAIM_DAYS } from '@verstat/contract'
import { hashSecretToken, newSecretToken } from '../../../platform/security/secret-token.ts'
import type { ListingTokenTable } from '../directory.tables.ts'
import type { Db } from '../directory-context.ts'

const DAY_MS = 86_400_000

/** What a secret stands for: a listing that nobody owns yet, or a half-filled form. */
export type TokenSubject =
  | { readonly order_id: string }
  | { readonly producer_id: string }
  | { readonly draft_id: string }

/** Makes a secret, good for 30 days; only its hash is stored. */
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
