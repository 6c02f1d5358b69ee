import type { OfferedOrder } from '../../directory/index.ts'
import { auditOffers } from '../offers.audit.ts'
import { notify } from '../offers.notices.ts'
import type { ChangeContext, Db, Tx } from '../offers-context.ts'

type Invitable = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly owner_id: string
}

/** Finds a published producer whom somebody can answer for. */
export async function findInvitable(db: Db, id: string): Promise<Invitable | undefined> {
  return db
    .selectFrom('producers')
    .select(['id', 'slug', 'name', 'owner_id'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('owner_id', 'is not', null)
    .$narrowType<{ owner_id: string }>()
    .executeTakeFirst()
}

/** Writes an invitation to a locked order and tells the producer. */
export async function inviteProducer(
  ctx: ChangeContext,
  tx: Tx,
  order: OfferedOrder,
  producer: Invitable,
  { by, note = '' }: { readonly by: string; readonly note?: string | undefined },
): Promise<void> {
  const values = {
    order_id: order.id,
    producer_id: producer.id,
    invited_by: by,
    note,
    created_at: ctx.now(),
  }
  await tx.insertInto('order_invitations').values(values).execute()
  await notify(tx, ctx, {
    userId: producer.owner_id,
    type: 'invitation.received',
    ref: { kind: 'order', id: order.id },
    data: { slug: order.slug, title: order.title, ...(note ? { note } : {}) },
  })
}

/** Invites the producer whom a draft was made for, now that the order is online. */
export async function sendPlanned(ctx: ChangeContext, tx: Tx, order: OfferedOrder): Promise<void> {
  const planned = await tx
    .deleteFrom('planned_invitations')
    .where('order_id', '=', order.id)
    .returning('producer_id')
    .executeTakeFirst()
  const producer = planned && (await findInvitable(tx, planned.producer_id))
  if (!producer || order.ownerId === null || producer.owner_id === order.ownerId) return
  if (await isInvitedAlready(tx, order.id, producer.id)) return
  await inviteProducer(ctx, tx, order, producer, { by: order.ownerId })
  // The owner planned it; the one who publishes the order is somebody else.
  await auditOffers({ ...ctx, actor: null }, tx, 'invitation.sent', order.id, { producers: [producer.id] })
}

export async function isInvitedAlready(db: Db, orderId: string, producerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_invitations')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('producer_id', '=', producerId)
    .executeTakeFirst()
  return row !== undefined
}
