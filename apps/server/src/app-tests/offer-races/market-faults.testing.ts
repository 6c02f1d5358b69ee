import type { Database } from '../../database.ts'
import type { TestDatabase } from '../../platform/testing/test-database.ts'

/** Invariants of offers and deals. Each query selects the orders that violate the invariant. */
const FAULTS: Readonly<Record<string, string>> = {
  'two deals of an order that have not ended': `
    select order_id from deals where status in ('awaiting', 'active', 'delivered') group by order_id having count(*) > 1`,
  'a deal that has not ended, of an offer that is not accepted': `
    select d.order_id from deals d left join offers f on f.id = d.offer_id
     where d.status in ('awaiting', 'active', 'delivered')
       and not coalesce(f.status = 'accepted' or (f.status = 'blocked' and f.prior_status = 'accepted'), false)`,
  'an accepted offer without a deal': `
    select f.order_id from offers f where f.status = 'accepted' and not exists (
      select from deals d where d.offer_id = f.id and d.status in ('awaiting', 'active', 'delivered', 'completed'))`,
  'a deal about another revision than the accepted one': `
    select d.order_id from deals d join offers f on f.id = d.offer_id join orders o on o.id = d.order_id
     where d.status in ('awaiting', 'active', 'delivered') and (
       d.revision <> f.revision or (d.snapshot->'offer'->>'revision')::int <> f.revision
       or d.snapshot->'offer'->'terms' <> f.terms
       or (d.snapshot->'order'->>'termsVersion')::int <> f.based_on_terms)`,
  'an order awarded without its deal, or a deal without its award': `
    select o.id from orders o left join deals d on d.order_id = o.id and d.status in ('awaiting', 'active', 'delivered')
     where (o.status = 'awarded') <> (d.id is not null) or (o.status = 'awarded' and o.deal_id is distinct from d.id)`,
  'an offer that differs from its last revision': `
    select f.order_id from offers f where f.terms is distinct from (
      select r.terms from offer_revisions r where r.offer_id = f.id order by r.revision desc limit 1)
      or f.revision <> (select count(*) from offer_revisions r where r.offer_id = f.id)`,
  'two open offers of a person': `
    select order_id from offers where status in ('sent', 'shortlisted', 'accepted') group by order_id, owner_id having count(*) > 1`,
  'a deal with another number of moves than its version': `
    select d.order_id from deals d where d.version <> (select count(*) from deal_log l where l.deal_id = d.id)`,
}

/** Returns the names of the invariants that are violated, with the orders. */
export async function marketFaults({ pool }: Pick<TestDatabase<Database>, 'pool'>): Promise<string[]> {
  const found: string[] = []
  for (const [name, query] of Object.entries(FAULTS)) {
    const { rows } = await pool.query<{ order: string }>(`select * from (${query}) as broken ("order")`)
    found.push(...rows.map(({ order }) => `${name}: ${order}`))
  }
  // PostgreSQL itself counts the deadlocks that it has resolved, whoever was told.
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  const deadlocks = rows[0]?.deadlocks ?? 0
  return deadlocks > 0 ? [...found, `${deadlocks} deadlocks`] : found
}
