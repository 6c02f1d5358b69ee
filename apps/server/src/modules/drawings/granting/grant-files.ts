import type { RouteOutput, RouteParsed, grantFiles as route } from '@verstat/contract'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { signedIn } from '../../accounts/index.ts'
import { lockOfferedOrder, type OfferedOrder } from '../../directory/index.ts'
import { isInvited } from '../../offers/index.ts'
import { auditDrawings } from '../drawings.audit.ts'
import { notify } from '../drawings.notices.ts'
import type { DrawingsContext, Tx } from '../drawings-context.ts'
import * as grants from './file-grant.repository.ts'

type Input = RouteParsed<typeof route>
type Party = Pick<grants.PartyRow, 'id' | 'owner_id'>

/**
 * Lets in one producer, which need not have asked, or a group of those who asked. Who is in already is not told again.
 * Throws `not_found` for everybody but the owner, and for a producer who cannot be let in.
 */
export async function grantFiles(
  ctx: DrawingsContext,
  { id, producerId, group }: Input,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  if ((producerId === undefined) === (group === undefined)) {
    throw invalid({ path: 'producerId', code: producerId === undefined ? 'required' : 'unknown_key' })
  }
  const now = ctx.now()
  return ctx.db.transaction().execute(async (tx) => {
    const order = await lockOfferedOrder(transactionOnTables(tx), id, now)
    if (!order || order.ownerId !== userId) throw new AppError('not_found')
    const chosen =
      producerId === undefined
        ? await listGroup(tx, order, group, now)
        : [await getProducer(tx, order, producerId)]
    const granted: string[] = []
    for (const party of chosen) {
      if ((await grants.find(tx, order.id, party.id))?.state === 'granted') continue
      await grantTo(ctx, tx, order, party)
      granted.push(party.id)
    }
    if (granted.length > 0) await auditDrawings(ctx, tx, 'file.granted', order.id, { producers: granted })
    return { granted: granted.length }
  })
}

async function grantTo(ctx: DrawingsContext, tx: Tx, order: OfferedOrder, { id, owner_id }: Party) {
  const key = { orderId: order.id, producerId: id }
  await grants.save(tx, key, { state: 'granted', state_at: ctx.now(), revoked_at: null })
  await notify(tx, ctx, {
    userId: owner_id,
    type: 'file.granted',
    ref: { kind: 'order', id: order.id },
    data: { slug: order.slug, title: order.title },
  })
}

/** Throws `not_found` for a producer that is offline or blocked, or for whom the order does not exist. */
async function getProducer(tx: Tx, order: OfferedOrder, producerId: string): Promise<Party> {
  const found = await grants.findGrantable(tx, { producerId, ownerId: order.ownerId ?? '' })
  if (!found || found.is_blocked) throw new AppError('not_found')
  if (order.visibility === 'invited' && !(await isInvited(onTables(tx), order.id, found.owner_id))) {
    throw new AppError('not_found')
  }
  return found
}

async function listGroup(tx: Tx, order: OfferedOrder, group: Input['group'], now: Date): Promise<Party[]> {
  const parties = await grants.listParties(tx, { orderId: order.id, ownerId: order.ownerId ?? '' }, now)
  return parties.filter(
    ({ state, is_online, is_blocked, is_shortlisted, is_verified }) =>
      state === 'asked' && is_online && !is_blocked && (group === 'verified' ? is_verified : is_shortlisted),
  )
}
