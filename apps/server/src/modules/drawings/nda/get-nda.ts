import {
  type getNdaInForce as openRoute,
  type getNda as orderRoute,
  RIGHTS_OF_ROLE,
  type RouteOutput,
  type RouteParsed,
  type getNdaText as textRoute,
} from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { mayUsePanel, requireRight, signedIn } from '../../accounts/index.ts'
import { findOfferedOrder } from '../../directory/index.ts'
import { findReader } from '../access/read-standing.ts'
import type { Db, DrawingsContext } from '../drawings-context.ts'
import * as nda from './nda.repository.ts'
import { findAgreement, viewAgreement, viewDocument, viewNda } from './order-agreement.ts'
import * as documents from './order-nda.repository.ts'

/** Returns the agreement in force for everybody, so that customers can read it before they ask for it. */
export async function getNdaInForce({
  db,
}: Pick<DrawingsContext, 'db'>): Promise<RouteOutput<typeof openRoute>> {
  return viewNda(await nda.findCurrent(db))
}

/**
 * Returns the agreement of an order and the caller's last acceptance. An own document of the owner is there for those who
 * could accept it or have accepted it, and by its name for staff who moderate. Throws `not_found`, and `not_eligible` for
 * others.
 */
export async function getNda(
  ctx: DrawingsContext,
  { id }: RouteParsed<typeof orderRoute>,
): Promise<RouteOutput<typeof orderRoute>> {
  const { userId } = signedIn(ctx)
  const reader = await findReader(ctx.db, id, userId, ctx.now())
  const moderated = reader?.isOwner || reader?.lacks.length === 0 ? undefined : await findModerated(ctx, id)
  if (moderated) return { ...moderated, accepted: null }
  if (!reader) throw new AppError('not_found')
  const { order, isOwner, lacks } = reader
  const [agreement, last] = await Promise.all([
    findAgreement(ctx.db, order.id),
    nda.findAcceptance(ctx.db, order.id, userId),
  ])
  const { document } = agreement
  const hasAccepted = document !== null && last?.own_number === document.number
  if (document !== null && !isOwner && !hasAccepted && lacks.length > 0) {
    throw new AppError('not_eligible', { needs: lacks })
  }
  return {
    ...viewAgreement(ctx, agreement),
    accepted: last ? await viewLast(ctx, order.id, last) : null,
  }
}

async function viewLast(
  ctx: DrawingsContext,
  orderId: string,
  last: nda.Acceptance,
): Promise<NonNullable<RouteOutput<typeof orderRoute>['accepted']>> {
  const file = last.own_number === null ? undefined : await documents.find(ctx.db, orderId, last.own_number)
  return {
    at: last.accepted_at.toISOString(),
    version: nda.numberOf(last),
    producerName: last.producer_name,
    file: file ? viewDocument(ctx, file) : null,
  }
}

/** Staff who moderate listings read the name of an own document. They open it as other files, for a reason. */
async function findModerated(ctx: DrawingsContext, id: string) {
  const { actor, accounts } = ctx
  if (!actor || !mayUsePanel({ ...actor, isOpen: accounts.isOpen })) return undefined
  if (!RIGHTS_OF_ROLE[actor.role].includes('listings')) return undefined
  const order = await findOfferedOrder(onTables(ctx.db), id, ctx.now())
  if (!order) return undefined
  const view = viewAgreement(ctx, await findAgreement(ctx.db, order.id))
  return { ...view, file: view.file && { ...view.file, url: null } }
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
