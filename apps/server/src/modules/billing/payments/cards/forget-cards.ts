import { sql } from 'kysely'
import type { JobContext } from '../../billing-context.ts'
import { CARD_TOKEN } from './save-card.ts'

const BATCH = 20
/**
 * The provider is asked once an hour to revoke a token. After this many tries the token is deleted from our database
 * even if the provider did not confirm that the token is revoked. Nothing charges the token anyway.
 */
const MOST_TRIES = 72

/**
 * Asks the providers to revoke the tokens of unused cards. A card is unused when its owner left, the bank declined
 * the card for good, another card replaced it, or the plan ended. Tokens that another subscription uses are not
 * revoked.
 */
export async function forgetCards(ctx: JobContext): Promise<void> {
  const now = ctx.now()
  const { rows } = await sql<{
    id: string
    provider: string
    sealed_token: Buffer
    isUsed: boolean
    tries: number
  }>`
    update cards_to_forget f
       set tries = tries + 1, try_at = ${new Date(now.getTime() + 3_600_000)}
     where id in (select id from cards_to_forget where try_at <= ${now} order by try_at limit ${BATCH}
       for update skip locked)
    returning id, provider, sealed_token, tries, exists (
      select from payment_methods m where m.provider = f.provider and m.token_hash = f.token_hash
        and m.status = 'active') as "isUsed"`.execute(ctx.db)
  for (const row of rows) {
    const revoke = row.isUsed ? undefined : ctx.billing.providers.find(row.provider)?.revokeToken
    const isDone = revoke ? await revoke(ctx.billing.secret.open(CARD_TOKEN, row.sealed_token, row.id)) : true
    if (!isDone && row.tries < MOST_TRIES) continue
    if (!isDone) ctx.billing.log.warn({ provider: row.provider }, 'a provider did not revoke a card token')
    await ctx.db.deleteFrom('cards_to_forget').where('id', '=', row.id).execute()
  }
}
