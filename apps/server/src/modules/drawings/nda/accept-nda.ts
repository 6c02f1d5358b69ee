import type { RouteOutput, RouteParsed, acceptNda as route } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { lockUser, signedIn } from '../../accounts/index.ts'
import { getReader, type Reader } from '../access/read-standing.ts'
import { auditDrawings } from '../drawings.audit.ts'
import type { DrawingsContext } from '../drawings-context.ts'
import { viewNda } from './get-nda.ts'
import * as nda from './nda.repository.ts'

/**
 * Accepts the agreement for an order. A repeated call answers the first acceptance. Throws `stale` with the text in
 * force when the caller has read another.
 */
export async function acceptNda(
  ctx: DrawingsContext,
  { id, hash, producerId }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const now = ctx.now()
  return ctx.db.transaction().execute(async (tx) => {
    await lockUser(onTables(tx), userId)
    const reader = await getReader(tx, id, userId, now)
    checkParty(reader, producerId)
    const current = await nda.findCurrent(tx)
    if (hash !== current.hash) throw new AppError('stale', { current: viewNda(current) })
    const known = await nda.findAcceptance(tx, reader.order.id, userId)
    if (known?.version === current.version) return viewAcceptance(known)
    await nda.keep(tx, current, now)
    await tx
      .insertInto('nda_acceptances')
      .values({
        id: uuidV7(now),
        order_id: reader.order.id,
        user_id: userId,
        producer_id: producerId,
        ...(await nda.getParty(tx, producerId, userId)),
        version: current.version,
        text_hash: current.hash,
        accepted_at: now,
      })
      .execute()
    await auditDrawings(ctx, tx, 'nda.accepted', reader.order.id, {
      producer: producerId,
      version: current.version,
      hash: current.hash,
    })
    return { at: now.toISOString(), version: current.version }
  })
}

function viewAcceptance({ accepted_at, version }: nda.Acceptance): RouteOutput<typeof route> {
  return { at: accepted_at.toISOString(), version }
}

function checkParty({ isOwner, isBlocked, lacks, producers }: Reader, producerId: string): void {
  // Owners would promise secrecy to themselves.
  if (isOwner) throw new AppError('not_eligible', { needs: [] })
  if (isBlocked) throw new AppError('not_accepted')
  if (lacks.length > 0) throw new AppError('not_eligible', { needs: lacks })
  if (!producers.some(({ id, is_online }) => id === producerId && is_online)) throw new AppError('not_found')
}
