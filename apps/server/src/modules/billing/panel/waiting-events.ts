import type { putEventAside as asideRoute, listReceipts, RouteOutput, RouteParsed } from '@verstat/contract'
import type { ExpressionBuilder } from 'kysely'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Observation } from '../../../platform/payments/payment-provider.ts'
import { requireRight } from '../../accounts/index.ts'
import { audit } from '../billing.audit.ts'
import type { BillingTables } from '../billing.tables.ts'
import type { BillingContext } from '../billing-context.ts'
import { openEvent, STUCK_TRIES } from '../payments/provider/provider-inbox.ts'

const SHOWN = 50

/**
 * Lists provider events that need staff. Such an event either matches no payment or repeatedly could not be applied.
 */
export async function listWaitingEvents(
  ctx: BillingContext,
): Promise<RouteOutput<typeof listReceipts>['unmatched']> {
  const rows = await ctx.db
    .selectFrom('provider_events')
    .select(['id', 'provider', 'dedupe_key', 'sealed', 'received_at', 'applied_at'])
    .where(waitsForPerson)
    .where('put_aside_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => {
    const { status, amount, reference, providerRef } = readEvent(ctx, row)
    return {
      id: row.id,
      provider: row.provider,
      at: row.received_at.toISOString(),
      status,
      amount: amount === undefined ? null : { amountMinor: Number(amount), currency: 'UAH' as const },
      reference: reference ?? providerRef ?? null,
      isApplied: row.applied_at !== null,
    }
  })
}

/**
 * Marks an event as handled by staff. An event that was not applied is still retried. Has no effect when repeated.
 */
export async function putEventAside(
  ctx: BillingContext,
  { id }: RouteParsed<typeof asideRoute>,
): Promise<{ done: true }> {
  const { userId } = requireRight(ctx, 'payments')
  await ctx.db.transaction().execute(async (tx) => {
    const event = await tx
      .selectFrom('provider_events')
      .select('put_aside_at')
      .where('id', '=', id)
      .where(waitsForPerson)
      .forUpdate()
      .executeTakeFirst()
    if (!event) throw new AppError('not_found')
    if (event.put_aside_at) return
    const at = ctx.now()
    await tx
      .updateTable('provider_events')
      .set({ put_aside_at: at, put_aside_by: userId })
      .where('id', '=', id)
      .execute()
    await audit(tx, {
      at,
      action: 'payment.event_put_aside',
      actorId: userId,
      ip: ctx.ip,
      details: { event: id },
    })
  })
  return { done: true }
}

function waitsForPerson(eb: ExpressionBuilder<BillingTables, 'provider_events'>) {
  return eb.or([
    eb('result', '=', 'unmatched'),
    eb.and([eb('applied_at', 'is', null), eb('tries', '>=', STUCK_TRIES)]),
  ])
}

/** Returns the status `unknown` when the event cannot be decrypted, for example after the key was changed. */
function readEvent(
  ctx: BillingContext,
  row: Parameters<typeof openEvent>[1],
): Partial<Observation> & Pick<Observation, 'status'> {
  try {
    return openEvent(ctx, row)
  } catch (err) {
    ctx.billing.log.warn({ err }, 'a stored provider event cannot be decrypted')
    return { status: 'unknown' }
  }
}
