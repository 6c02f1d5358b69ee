import type { Buyer } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { publicName } from '../../../accounts/index.ts'
import type { Db } from '../../directory-context.ts'

/** Of the buyer's other orders, only the latest are counted. */
const COUNTED = 1_000

type Row = {
  readonly firstname: string
  readonly lastname: string
  readonly created_at: Date
  readonly show: 'none' | 'afterLogin' | 'public'
  readonly company_name: string | null
  readonly company_slug: string | null
  readonly total: number
  readonly open: number
  readonly paused: number
  readonly chosen: number
  readonly expired: number
  readonly cancelled: number
  readonly changes_at: Date | null
}

/**
 * Returns what everybody may know of the user who placed an order. A buyer who shows no contact stays without a name.
 * Returns null for orders without an owner, and for users who are blocked or about to be erased.
 */
export async function findBuyer(db: Db, orderId: string, now: Date): Promise<z.input<typeof Buyer> | null> {
  const { rows } = await sql<Row>`
    select u.firstname, u.lastname, u.created_at, o.contact_show as show,
        company.name as company_name, company.slug as company_slug,
        other.total, other.open, other.paused, other.chosen, other.expired, other.cancelled,
        least(other.ends_at, company.verified_until) as changes_at
      from orders o
      join users u on u.id = o.owner_id and u.blocked_at is null and u.erase_at is null
      left join lateral (
        select name, slug, verified_until from producers
         where owner_id = u.id and status = 'published' and verified_until > ${now}
         order by updated_at desc, id desc limit 1) company on o.contact_show <> 'none'
      cross join lateral (
        select count(*)::int as total,
            count(*) filter (where status = 'published' and expires_at > ${now})::int as open,
            count(*) filter (where status = 'paused')::int as paused,
            count(*) filter (where status in ('awarded', 'completed'))::int as chosen,
            count(*) filter (where status = 'published' and expires_at <= ${now})::int as expired,
            count(*) filter (where status = 'cancelled')::int as cancelled,
            min(expires_at) filter (where status = 'published' and expires_at > ${now}) as ends_at
          from (
            select status, expires_at from orders
             where owner_id = u.id and id <> o.id and published_at is not null
               and status in ('published', 'paused', 'awarded', 'completed', 'cancelled')
             order by updated_at desc, id desc limit ${COUNTED}) latest) other
     where o.id = ${orderId}`.execute(db)
  const [row] = rows
  return row ? viewBuyer(row) : null
}

function viewBuyer(row: Row): z.input<typeof Buyer> {
  const { firstname, lastname, show, company_name: name, company_slug: slug } = row
  const { total, open, paused, chosen, expired, cancelled } = row
  return {
    name: show === 'none' ? null : publicName(firstname, lastname),
    company: name !== null && slug !== null ? { name, slug } : null,
    memberSince: kyivDay(row.created_at),
    orders: { total, open, paused, chosen, expired, cancelled },
    changesAt: row.changes_at?.toISOString() ?? null,
  }
}
