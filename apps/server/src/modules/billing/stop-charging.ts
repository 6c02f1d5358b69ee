import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { audit } from './billing.audit.ts'
import type { Db } from './billing-context.ts'

type Stopping = { readonly db: Db; readonly now: () => Date; readonly ip: string; readonly actorId: string }

/** Stops the automatic charges of a user who was blocked or has asked for deletion. Paid time runs to its end. */
export async function stopCharging({ db, now, ip, actorId }: Stopping, userId: string): Promise<void> {
  const at = now()
  const { rows } = await sql<{ listingId: string }>`update subscriptions s
      set status = 'cancelled', auto_charge = false, next_plan_id = null, grace_until = null, updated_at = ${at},
        version = version + 1
    where s.status in ('active', 'past_due') and (
      s.order_id in (select id from orders where owner_id = ${userId})
      or s.producer_id in (select id from producers where owner_id = ${userId}))
    returning coalesce(order_id, producer_id) as "listingId"`.execute(db)
  for (const { listingId: subjectId } of rows) {
    await audit(db, { at, action: 'subscription.cancelled', actorId, subjectId, ip })
  }
  await sql`update consents set revoked_at = ${at} where user_id = ${userId} and revoked_at is null`.execute(
    db,
  )
}

/**
 * Exports a user's purchases, consents to charges and saved cards, without card tokens. Purchases are kept when the
 * account is erased.
 */
export async function exportPurchases(
  db: QueryExecutorProvider,
  userId: string,
): Promise<Record<'purchases' | 'payers' | 'consents' | 'cards', Record<string, unknown>[]>> {
  const rowsOf = async (query: RawBuilder<{ row: Record<string, unknown> }>) =>
    (await query.execute(db)).rows.map(({ row }) => row)
  return {
    purchases: await rowsOf(sql`
      select to_jsonb(t) - 'user_id' as row from transactions t where user_id = ${userId} order by number`),
    payers: await rowsOf(sql`
      select jsonb_build_object('purchase', t.number, 'name', p.name, 'code', p.code, 'address', p.address,
          'stated_at', p.stated_at) as row
        from purchase_payers p join transactions t on t.id = p.transaction_id
       where t.user_id = ${userId} order by t.number`),
    consents: await rowsOf(sql`
      select to_jsonb(c) - 'user_id' as row from consents c where user_id = ${userId} order by at`),
    cards: await rowsOf(sql`
      select jsonb_build_object('provider', provider, 'brand', brand, 'tail', tail, 'status', status, 'ip', ip,
          'created_at', created_at) as row
        from payment_methods where user_id = ${userId} order by created_at`),
  }
}
