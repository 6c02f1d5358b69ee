import { sql } from 'kysely'
import type { Desk } from '../../billing-context.ts'
import { CARD_TOKEN } from './keep-card.ts'

const BATCH = 20
/** After so many days of hourly tries the token is dropped here; it is charged by nobody anyhow. */
const MOST_TRIES = 72

/**
 * Has providers forget the cards that nobody charges any more: their owner is gone, the bank refused them for good,
 * another one took their place, or the plan is over. A token that another subscription charges stays.
 */
export async function forgetCards(ctx: Desk): Promise<void> {
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
    if (!isDone) ctx.billing.log.warn({ provider: row.provider }, 'a provider does not forget a card')
    await ctx.db.deleteFrom('cards_to_forget').where('id', '=', row.id).execute()
  }
}
