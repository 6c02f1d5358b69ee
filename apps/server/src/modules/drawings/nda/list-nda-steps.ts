import type { OfferNeed } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db } from '../drawings-context.ts'

/** Tells a person who has not accepted the agreement of an order that its closed files wait for that. */
export async function listNdaSteps(db: Db, orderId: string, userId: string): Promise<OfferNeed[]> {
  const { rows } = await sql<{ is_asked: boolean }>`
    select not exists (select from nda_acceptances where order_id = o.id and user_id = ${userId})
        and exists (
          select from uploads
           where access <> 'public'
             and id in (select upload_id from order_files where order_id = o.id
                        union all select upload_id from order_images where order_id = o.id)
        ) as is_asked
      from orders o where o.id = ${orderId} and o.nda_required`.execute(db)
  return rows[0]?.is_asked ? ['accept_nda'] : []
}
