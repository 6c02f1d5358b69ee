import type { Offer } from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { findOfferedOrder } from '../../directory/index.ts'
import type { Db, OffersContext } from '../offers-context.ts'
import * as offers from '../writing/offer.repository.ts'
import { checkOpened, sideOf } from '../writing/with-offer.ts'
import { viewOffer } from './offer.view.ts'

/**
 * Returns an offer to its producer or to the customer, whose first reading is kept. Throws `not_found` for everybody
 * else, and `offer_sealed` for the customer before the opening.
 */
export async function getOffer(
  ctx: OffersContext,
  { id }: { readonly id: string },
): Promise<z.input<typeof Offer>> {
  const { userId } = signedIn(ctx)
  const offer = await offers.find(ctx.db, id)
  const order = offer && (await findOfferedOrder(onTables(ctx.db), offer.order_id, ctx.now()))
  const side = offer && order && sideOf({ offer, order }, userId)
  if (!offer || !order || !side) throw new AppError('not_found')
  checkOpened({ offer, order }, side, ctx.now())
  if (side === 'customer' && offer.seen_at === null) await markSeen(ctx.db, [offer], ctx.now())
  return viewOffer(ctx, id, side)
}

/**
 * Keeps when the customer first read these revisions. A revision that came in the meantime is read anew. The offers are
 * locked in the order of their ids, as everywhere.
 */
export async function markSeen(
  db: Db,
  read: readonly Pick<offers.OfferRow, 'id' | 'revision'>[],
  now: Date,
): Promise<void> {
  if (read.length === 0) return
  const ids = read.map(({ id }) => id)
  const revisions = read.map(({ revision }) => revision)
  await sql`
    with read as (
      select offer.id from unnest(${ids}::uuid[], ${revisions}::smallint[]) as given (id, revision)
        join offers offer on offer.id = given.id and offer.revision = given.revision
       where offer.seen_at is null order by offer.id for no key update of offer)
    update offers set seen_at = ${now} from read where offers.id = read.id`.execute(db)
}
