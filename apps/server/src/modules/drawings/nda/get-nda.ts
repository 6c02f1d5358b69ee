import type {
  getNdaInForce as openRoute,
  getNda as orderRoute,
  RouteOutput,
  RouteParsed,
  getNdaText as textRoute,
} from '@verstat/contract'
import { requireRight, signedIn } from '../../accounts/index.ts'
import { getReader } from '../access/read-standing.ts'
import type { Db, DrawingsContext } from '../drawings-context.ts'
import * as nda from './nda.repository.ts'

/** Returns the agreement in force for everybody, so that customers can read it before they ask for it. */
export async function getNdaInForce({
  db,
}: Pick<DrawingsContext, 'db'>): Promise<RouteOutput<typeof openRoute>> {
  return viewNda(await nda.findCurrent(db))
}

/** Returns the agreement in force and the caller's acceptance for an order. Throws `not_found`. */
export async function getNda(
  ctx: DrawingsContext,
  { id }: RouteParsed<typeof orderRoute>,
): Promise<RouteOutput<typeof orderRoute>> {
  const { userId } = signedIn(ctx)
  const { order } = await getReader(ctx.db, id, userId, ctx.now())
  const accepted = await nda.findAcceptance(ctx.db, order.id, userId)
  return {
    ...viewNda(await nda.findCurrent(ctx.db)),
    accepted:
      (accepted && {
        at: accepted.accepted_at.toISOString(),
        version: accepted.version,
        producerName: accepted.producer_name,
      }) ??
      null,
  }
}

/** Returns the agreement in force for staff who edit texts. */
export async function getNdaText(ctx: DrawingsContext): Promise<RouteOutput<typeof textRoute>> {
  requireRight(ctx, 'texts')
  return viewNdaText(ctx.db, await nda.findCurrent(ctx.db))
}

export async function viewNdaText(db: Db, text: nda.NdaText): Promise<RouteOutput<typeof textRoute>> {
  return {
    ...viewNda(text),
    since: text.since?.toISOString() ?? null,
    accepted: await nda.countAccepted(db, text.version),
  }
}

export function viewNda({ uk, en, hash, version }: nda.NdaText) {
  return { text: { uk, en }, hash, version }
}
