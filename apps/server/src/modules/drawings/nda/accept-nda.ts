import type { RouteOutput, RouteParsed, acceptNda as route } from '@verstat/contract'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { lockUser, signedIn } from '../../accounts/index.ts'
import { lockOfferedOrder } from '../../directory/index.ts'
import { getReader, type Reader } from '../access/read-standing.ts'
import { auditDrawings } from '../drawings.audit.ts'
import type { DrawingsContext } from '../drawings-context.ts'
import * as nda from './nda.repository.ts'
import { type Agreement, findAgreement, viewAgreement } from './order-agreement.ts'

/**
 * Accepts the agreement for an order. A repeated call answers the first acceptance. Throws `stale` with the agreement in
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
    // The owner cannot replace the agreement during this transaction.
    await lockOfferedOrder(transactionOnTables(tx), reader.order.id, now)
    const current = await findAgreement(tx, reader.order.id)
    if (hash !== current.hash) throw new AppError('stale', { current: viewAgreement(ctx, current) })
    const accepted = acceptedOf(current)
    const known = await nda.findAcceptance(tx, reader.order.id, userId, accepted)
    if (known) return viewAcceptance(known)
    if (current.document === null) await nda.keep(tx, current.text, now)
    await tx
      .insertInto('nda_acceptances')
      .values({
        id: uuidV7(now),
        order_id: reader.order.id,
        user_id: userId,
        producer_id: producerId,
        ...(await nda.getParty(tx, producerId, userId)),
        ...accepted,
        own_name: current.document?.name ?? null,
        text_hash: current.hash,
        accepted_at: now,
      })
      .execute()
    await auditDrawings(ctx, tx, 'nda.accepted', reader.order.id, {
      producer: producerId,
      ...(current.document === null
        ? { version: current.text.version }
        : { number: current.document.number }),
      hash: current.hash,
    })
    return viewAcceptance({ accepted_at: now, ...accepted })
  })
}

function acceptedOf(agreement: Agreement): nda.Accepted {
  return agreement.document === null
    ? { version: agreement.text.version, own_number: null }
    : { version: null, own_number: agreement.document.number }
}

function viewAcceptance({
  accepted_at,
  version,
  own_number,
}: Pick<nda.Acceptance, 'accepted_at' | 'version' | 'own_number'>): RouteOutput<typeof route> {
  return { at: accepted_at.toISOString(), version: nda.numberOf({ version, own_number }) }
}

function checkParty({ isOwner, isBlocked, lacks, producers }: Reader, producerId: string): void {
  // Owners would promise secrecy to themselves.
  if (isOwner) throw new AppError('not_eligible', { needs: [] })
  if (isBlocked) throw new AppError('not_accepted')
  if (lacks.length > 0) throw new AppError('not_eligible', { needs: lacks })
  if (!producers.some(({ id, is_online }) => id === producerId && is_online)) throw new AppError('not_found')
}
