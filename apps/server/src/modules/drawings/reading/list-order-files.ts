import type { OrderFiles, RouteParsed, listOrderFiles as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import * as files from '../access/order-file.repository.ts'
import { getReader, type Reader } from '../access/read-standing.ts'
import type { DrawingsContext } from '../drawings-context.ts'
import { ASKS_MAX } from '../granting/ask-for-files.ts'
import { viewOrderFile } from './order-file.view.ts'

/** Returns the files of an order that the caller may know of. Throws `not_found` if the order does not exist for them. */
export async function listOrderFiles(
  ctx: DrawingsContext,
  { id }: RouteParsed<typeof route>,
): Promise<z.input<typeof route.output>> {
  const reader = await getReader(ctx.db, id, ctx.actor?.userId ?? null, ctx.now())
  const rows = await files.list(ctx.db, reader.order.id)
  const closed = rows.filter(({ is_public }) => !is_public).length
  const knowsClosed = reader.lacks.length === 0
  const known = rows.filter(({ is_public }) => is_public || knowsClosed)
  return {
    items: known.map((row) => viewOrderFile(ctx, reader, row)),
    closed,
    needs: closed > 0 ? [...reader.lacks] : [],
    ndaRequired: reader.ndaRequired,
    ndaAcceptedAt: reader.ndaAcceptedAt?.toISOString() ?? null,
    request: requestOf(reader),
    ground: knowsClosed ? (reader.ground?.ground ?? null) : null,
    producers: reader.producers
      .filter(({ is_online }) => is_online)
      .map(({ id, name, asks }) => ({ id, name, mayAsk: asks < ASKS_MAX })),
    isOwner: reader.isOwner,
  }
}

const WEIGHT = { granted: 0, asked: 1, revoked: 2 } as const

/** The request that matters most, if several producers of a person have asked. */
function requestOf({ producers }: Reader): OrderFiles['request'] {
  const [first] = producers
    .flatMap(({ id, name, state, at }) => (state && at ? [{ id, name, state, at }] : []))
    .toSorted((left, right) => WEIGHT[left.state] - WEIGHT[right.state])
  return (
    (first && {
      state: first.state,
      producerId: first.id,
      producerName: first.name,
      at: first.at.toISOString(),
    }) ??
    null
  )
}
