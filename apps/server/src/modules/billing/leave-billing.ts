import { type QueryExecutorProvider, sql } from 'kysely'

/** Who asked to be erased is never charged again; what is paid lasts to its end. */
export async function stopCharging(db: QueryExecutorProvider, userId: string): Promise<void> {
  await sql`update subscriptions s
      set status = 'cancelled', auto_charge = false, next_plan_id = null, grace_until = null, updated_at = now(),
        version = version + 1
    where s.status in ('active', 'past_due') and (
      s.order_id in (select id from orders where owner_id = ${userId})
      or s.producer_id in (select id from producers where owner_id = ${userId}))`.execute(db)
  await sql`update consents set revoked_at = now() where user_id = ${userId} and revoked_at is null`.execute(
    db,
  )
}

/** Everything stored about what somebody bought, as plain rows. Papers of payment stay when they are erased. */
export async function exportPurchases(
  db: QueryExecutorProvider,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - 'user_id' as row from transactions t where user_id = ${userId} order by number`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}
