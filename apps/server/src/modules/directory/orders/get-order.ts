import type { Order } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import type { DirectoryContext, WriteContext } from '../directory-context.ts'
import { getStats } from '../listing/listing-rows.ts'
import { showManaged } from '../listing/owners/show-listing.ts'
import { isPublic } from '../listing/public-status.ts'
import { findBuyer } from './buyer/find-buyer.ts'
import { findOfferedOrder } from './offers/offered-order.ts'
import * as orders from './order.repository.ts'
import { viewOrder } from './order.view.ts'
import * as ownOrders from './own-order.repository.ts'

/**
 * Returns a public order by slug or id, without what only `showOrder` knows: offers and questions to it. Throws `gone`
 * for an archived order, and `not_found` for any other order that is not public.
 */
export async function getOrder(
  ctx: DirectoryContext,
  input: { readonly slug: string },
): Promise<z.input<typeof Order>> {
  return wholeOrder(ctx, await getPublicOrder(ctx, input.slug))
}

/**
 * Like `getOrder`, but callers who manage the order see its public view in any status. For such callers, the field
 * `access` tells whether the caller is the owner or staff.
 */
export async function showOrder(
  ctx: WriteContext,
  input: { readonly slug: string },
): Promise<z.input<typeof Order>> {
  const managed = await showManaged(
    ctx,
    'order',
    () => ownOrders.find(ctx.db, input.slug),
    (row) => wholeOrder(ctx, row),
  )
  const order = managed ?? (await showStranger(ctx, input.slug))
  return { ...order, ...(await offerFacts(ctx, order.id)) }
}

/** Like `getOrder`, but an invited user also sees an order that others do not. */
async function showStranger(ctx: WriteContext, slug: string): Promise<z.input<typeof Order>> {
  const { actor, db, orderHooks } = ctx
  const row = actor && (await orders.find(db, slug))
  if (row?.visibility !== 'invited' || !isPublic('order', row.status)) return getOrder(ctx, { slug })
  if (!(await orderHooks.isInvited(db, row.id, actor?.userId ?? ''))) throw new AppError('not_found')
  return wholeOrder(ctx, row)
}

/** The number of offers, what the caller may do about them, and how the buyer has treated earlier ones. */
async function offerFacts({ db, now, actor, orderHooks }: WriteContext, id: string) {
  const order = await findOfferedOrder(db, id, now())
  if (!order) throw new AppError('not_found')
  const [live, questions, record, offering, dealId, stats] = await Promise.all([
    orderHooks.countLive(db, id, now()),
    orderHooks.countQuestions(db, id),
    order.ownerId === null ? null : orderHooks.record(db, order.ownerId, now()),
    actor && orderHooks.offering(db, id, actor.userId, now()),
    actor && orderHooks.dealFor(db, id, actor.userId),
    getStats(db, 'order', id),
  ])
  return {
    counts: { ...stats, offers: live.count, questions },
    offersChangeAt: live.nextChangeAt?.toISOString() ?? null,
    record,
    offering,
    dealId,
  }
}

async function wholeOrder(ctx: DirectoryContext, row: orders.OrderDetailRow): Promise<z.input<typeof Order>> {
  const now = ctx.now()
  const [pictures, files, stats, buyer] = await Promise.all([
    orders.listPictures(ctx.db, row.id),
    ownOrders.listFiles(ctx.db, row.id),
    getStats(ctx.db, 'order', row.id),
    findBuyer(ctx.db, row.id, now),
  ])
  const parts = {
    pictures: pictures.filter(({ is_public }) => is_public),
    files: files.filter(({ is_public }) => is_public),
    stats,
    offers: 0,
    questions: 0,
  }
  return {
    ...viewOrder(row, parts, { dictionaries: ctx.dictionaries, now }),
    buyer,
    offersChangeAt: null,
    record: null,
    offering: null,
    dealId: null,
  }
}

export async function getPublicOrder(
  ctx: Pick<DirectoryContext, 'db'>,
  slugOrId: string,
): Promise<orders.OrderDetailRow> {
  const row = await orders.find(ctx.db, slugOrId)
  if (row?.status === 'archived') throw new AppError('gone')
  if (!row || row.visibility === 'invited' || !isPublic('order', row.status)) throw new AppError('not_found')
  return row
}
