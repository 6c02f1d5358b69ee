import type { RouteOutput, getOwnQuota as route } from '@verstat/contract'
import { signedIn } from '../../../accounts/index.ts'
import type { WriteContext } from '../../directory-context.ts'
import { readQuota } from './quota.ts'

export async function getOwnQuota(ctx: WriteContext): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const [order, producer] = await Promise.all([
    readQuota(ctx.db, 'order', userId, ctx.now()),
    readQuota(ctx.db, 'producer', userId, ctx.now()),
  ])
  return { order, producer }
}
