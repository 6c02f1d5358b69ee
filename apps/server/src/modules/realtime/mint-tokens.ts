import type {
  getConnectionToken as connectionRoute,
  getOrderToken as orderRoute,
  RealtimeToken,
  RouteParsed,
} from '@verstat/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { orderChannel } from '../../platform/realtime/channels.ts'
import type { RealtimeTokens } from '../../platform/realtime/realtime-tokens.ts'
import { networkOf, signedIn, take } from '../accounts/index.ts'
import { mayOpenOrder } from '../directory/index.ts'
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
  await take(ctx, CONNECTIONS, userId)
  return tokensOf(ctx).connect(userId)
}

/** Lets whoever may open an order hear of its changes. */
export async function mintOrderToken(
  ctx: RealtimeContext,
  { id }: RouteParsed<typeof orderRoute>,
): Promise<RealtimeToken> {
  const tokens = tokensOf(ctx)
  await take(ctx, ORDERS, networkOf(ctx))
  if (!(await mayOpenOrder(ctx, id))) throw new AppError('not_found')
  return tokens.subscribe(ctx.actor?.userId ?? null, orderChannel(id))
}

function tokensOf({ realtime }: RealtimeContext): RealtimeTokens {
  if (realtime === null) throw new AppError('not_found')
  return realtime
}
