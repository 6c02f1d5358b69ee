import type { GrantState } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db } from '../drawings-context.ts'

/** A producer of a person, and how it stands with the owner of an order. */
export type GrantRow = {
  readonly id: string
  readonly name: string
  readonly is_online: boolean
  readonly is_invited: boolean
  readonly state: GrantState | null
  readonly at: Date | null
  readonly revoked_at: Date | null
  /** How often it has asked. */
  readonly asks: number
}

export type PersonRow = {
  readonly is_verified: boolean
  readonly is_away: boolean
  readonly is_blocked: boolean
  readonly shortlisted: string | null
  readonly dealt: string | null
  readonly nda_at: Date | null
}

/** Whose files are asked about, and by whom. */
export type Between = { readonly orderId: string; readonly ownerId: string | null; readonly userId: string }

export async function findPerson(
  db: Db,
  { orderId, ownerId, userId }: Between,
  now: Date,
): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select u.email_verified_at is not null as is_verified,
        u.blocked_at is not null or u.erase_at is not null as is_away,
        exists (select from person_blocks where blocker_id = ${ownerId} and blocked_id = u.id)
          or exists (select from person_blocks where blocker_id = u.id and blocked_id = ${ownerId}) as is_blocked,
        (select producer_id from offers where order_id = ${orderId} and owner_id = u.id and status = 'shortlisted'
          limit 1) as shortlisted,
        (select producer_id from deals where order_id = ${orderId} and supplier_id = u.id
            and (status in ('active', 'delivered', 'completed') or (status = 'awaiting' and lapses_at > ${now}))
          limit 1) as dealt,
        (select max(accepted_at) from nda_acceptances where order_id = ${orderId} and user_id = u.id) as nda_at
      from users u where u.id = ${userId}`.execute(db)
  return rows[0]
}

export async function listProducers(
  db: Db,
  { orderId, userId }: Omit<Between, 'ownerId'>,
): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select p.id, p.name, p.status = 'published' as is_online,
        i.producer_id is not null and i.declined_at is null as is_invited,
        g.state, case g.state when 'asked' then g.asked_at else g.state_at end as at, g.revoked_at,
        coalesce(g.asks, 0)::int as asks
      from producers p
      left join order_invitations i on i.order_id = ${orderId} and i.producer_id = p.id
      left join file_grants g on g.order_id = ${orderId} and g.producer_id = p.id
     where p.owner_id = ${userId}
     order by p.name, p.id`.execute(db)
  return rows
}
