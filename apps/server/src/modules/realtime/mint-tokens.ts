import type {
  getConnectionToken as connectionRoute,
  getOrderToken as orderRoute,
  RealtimeToken,
  RouteParsed,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../platform/http/app-error.ts'
import { orderChannel } from '../../platform/realtime/channels.ts'
import type { RealtimeTokenService } from '../../platform/realtime/realtime-tokens.ts'
import { enforceLimit, networkOf, signedIn } from '../accounts/index.ts'
import { findVisibleOrder } from '../directory/index.ts'
import type { RealtimeContext } from './realtime-context.ts'

/** The limit is high because many browser tabs reconnect at once after a restart of the server. */
const CONNECTIONS = { name: 'realtime connections', max: 60, windowMs: 60_000 }
const ORDERS = { name: 'realtime orders', max: 120, windowMs: 60_000 }

/** Returns a token with which the caller connects to realtime. Throws `forbidden` for the id of another user. */
export async function mintConnectionToken(
  ctx: RealtimeContext,
  { id }: RouteParsed<typeof connectionRoute>,
): Promise<RealtimeToken> {
  const { userId } = signedIn(ctx)
  if (id !== 'me' && id !== userId) throw new AppError('forbidden')
  await enforceLimit(ctx, CONNECTIONS, userId)
  return tokensOf(ctx).connect(userId)
}

/**
 * Returns a token for the channel of an order that the caller may see. Also returns the channel position from which
 * the client must read.
 */
export async function mintOrderToken(
  ctx: RealtimeContext,
  { id }: RouteParsed<typeof orderRoute>,
): Promise<z.input<(typeof orderRoute)['output']>> {
  const realtime = tokensOf(ctx)
  const channel = orderChannel(id)
  await enforceLimit(ctx, ORDERS, networkOf(ctx))
  // The position is read first, so that the client does not miss changes that happen during the query below.
  const since = await positionOf(realtime, channel)
  const order = await findVisibleOrder(ctx, id)
  if (!order) throw new AppError('not_found')
  const token = realtime.subscribe(ctx.actor?.userId ?? null, channel)
  const { updatedAt, offers, questions } = order
  return { ...token, since, updatedAt: updatedAt.toISOString(), offers, questions }
}

function positionOf(
  realtime: RealtimeTokenService,
  channel: string,
): ReturnType<RealtimeTokenService['position']> {
  return realtime.position(channel).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause })
  })
}

function tokensOf({ realtime }: RealtimeContext): RealtimeTokenService {
  if (realtime === null) throw new AppError('not_found')
  return realtime
}
