import type {
  getConnectionToken as connectionRoute,
  getOrderToken as orderRoute,
  RealtimeToken,
  RouteParsed,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../platform/http/app-error.ts'
import { orderChannel } from '../../platform/realtime/channels.ts'
import type { RealtimeDesk } from '../../platform/realtime/realtime-tokens.ts'
import { enforceLimit, networkOf, signedIn } from '../accounts/index.ts'
import { findVisibleOrder } from '../directory/index.ts'
import type { RealtimeContext } from './realtime-context.ts'

/** Many tabs come back at once after a restart. */
const CONNECTIONS = { name: 'realtime connections', max: 60, windowMs: 60_000 }
const ORDERS = { name: 'realtime orders', max: 120, windowMs: 60_000 }

/** Lets a user connect as themselves, and nobody as somebody else. */
export async function mintConnectionToken(
  ctx: RealtimeContext,
  { id }: RouteParsed<typeof connectionRoute>,
): Promise<RealtimeToken> {
  const { userId } = signedIn(ctx)
  if (id !== 'me' && id !== userId) throw new AppError('forbidden')
  await enforceLimit(ctx, CONNECTIONS, userId)
  return tokensOf(ctx).connect(userId)
}

/** Lets whoever may open an order hear of its changes, from where they have it on. */
export async function mintOrderToken(
  ctx: RealtimeContext,
  { id }: RouteParsed<typeof orderRoute>,
): Promise<z.input<(typeof orderRoute)['output']>> {
  const realtime = tokensOf(ctx)
  const channel = orderChannel(id)
  await enforceLimit(ctx, ORDERS, networkOf(ctx))
  // First the position: what changes between the two is told as well.
  const since = await positionOf(realtime, channel)
  const order = await findVisibleOrder(ctx, id)
  if (!order) throw new AppError('not_found')
  const token = realtime.subscribe(ctx.actor?.userId ?? null, channel)
  return { ...token, since, updatedAt: order.updatedAt.toISOString() }
}

function positionOf(realtime: RealtimeDesk, channel: string): ReturnType<RealtimeDesk['position']> {
  return realtime.position(channel).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause })
  })
}

function tokensOf({ realtime }: RealtimeContext): RealtimeDesk {
  if (realtime === null) throw new AppError('not_found')
  return realtime
}
