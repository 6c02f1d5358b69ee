import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'

export async function assignDemoListings(
  db: Db,
  ownerId: string,
  counts: { readonly orders: number; readonly producers: number },
): Promise<void> {
  for (const [table, count] of Object.entries(counts)) {
    await sql`update ${sql.table(table)} set owner_id = ${ownerId} where id in (
      select id from ${sql.table(table)} where demo and owner_id is null and status = 'published'
       order by id limit ${count})`.execute(db)
  }
}

/** A demo order without an owner. */
export type UnownedOrder = { readonly id: string; readonly isEnglish: boolean; readonly since: Date }

/** Returns the demo orders without an owner in a mixed order, which is the same for the same orders. */
export async function listUnownedDemoOrders(db: Db): Promise<readonly UnownedOrder[]> {
  const { rows } = await sql<UnownedOrder>`
    select id, title_uk is null as "isEnglish", created_at as since from orders
     where demo and owner_id is null order by md5(number::text)`.execute(db)
  return rows
}

/** Contact of an order of a demo user. */
export type DemoOwner = {
  readonly orderId: string
  readonly ownerId: string
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** Gives demo orders to demo users, who become the contacts of these orders too. */
export async function ownDemoOrders(db: Db, owners: readonly DemoOwner[]): Promise<void> {
  const column = (name: keyof DemoOwner) => owners.map((owner) => owner[name])
  await sql`
    update orders o set owner_id = d.owner_id, contact_name = d.name, contact_email = d.email,
        contact_phone = case when o.contact_phone is null then null else d.phone end
      from unnest(${column('orderId')}::uuid[], ${column('ownerId')}::uuid[], ${column('name')}::text[],
        ${column('email')}::text[], ${column('phone')}::text[]) d (order_id, owner_id, name, email, phone)
     where o.id = d.order_id`.execute(db)
}

/** Gives one verified demo producer to each of these demo users, as long as there are any without an owner. */
export async function ownDemoProducers(db: Db, ownerIds: readonly string[]): Promise<void> {
  await sql`
    update producers p set owner_id = d.owner_id
      from (select id, row_number() over (order by md5(slug)) as at from producers
             where demo and owner_id is null and status = 'published' and verified_until > now()) free
      join unnest(${ownerIds}::uuid[]) with ordinality d (owner_id, at) on d.at = free.at
     where p.id = free.id`.execute(db)
}
