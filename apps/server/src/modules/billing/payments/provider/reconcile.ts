import type { CallResult } from '../../../../platform/payments/payment-provider.ts'
import type { JobContext } from '../../billing-context.ts'
import { closePurchase } from '../purchases/cancel-transaction.ts'
import { applyObservation } from '../settling/apply-observation.ts'
import { attemptStatus } from '../settling/attempt-facts.ts'
import { recordCall } from '../settling/attempts.ts'

const MINUTE_MS = 60_000
/** Pauses between two queries about the same payment attempt. */
const PAUSES_MS = [8, 50, 300, 1_080, 1_440, 1_440, 1_440].map((minutes) => minutes * MINUTE_MS)
/** If the provider still has no record of a charge after this time, the charge was never made. */
const UNKNOWN_MS = 15 * MINUTE_MS
const BATCH = 20

/**
 * Asks the providers about open payments, because a callback may be lost or our process may have been killed. Runs
 * often and in any number of processes, but only one process makes each query.
 */
export async function reconcile(ctx: JobContext): Promise<void> {
  const due = await ctx.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('attempts')
      .select(['id', 'transaction_id', 'provider', 'reference', 'provider_ref', 'queries', 'created_at'])
      .where('query_at', '<=', ctx.now())
      .orderBy('query_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, queries } of rows) {
      const pause = PAUSES_MS[queries]
      await tx
        .updateTable('attempts')
        .set({
          queries: queries + 1,
          // After the last query no further query is planned, and staff must look at the payment.
          query_at: pause === undefined ? null : new Date(ctx.now().getTime() + pause),
        })
        .where('id', '=', id)
        .execute()
    }
    return rows
  })
  for (const attempt of due) {
    try {
      await queryProvider(ctx, attempt)
      if (PAUSES_MS[attempt.queries] === undefined) await markUnclear(ctx, attempt)
    } catch (err) {
      ctx.billing.log.error({ err, provider: attempt.provider }, 'a payment could not be looked up')
    }
  }
}

type Due = QueriedAttempt & { readonly id: string; readonly transaction_id: string }

/** Asks the provider about a payment attempt and applies the result. */
export async function queryProvider(ctx: JobContext, attempt: Due): Promise<void> {
  const result = await observeAttempt(ctx, attempt)
  const isOld = ctx.now().getTime() - attempt.created_at.getTime() >= UNKNOWN_MS
  if (result?.kind === 'not_sent' && result.reason === 'not_found' && isOld) {
    await recordCall(ctx, attempt.transaction_id, attempt.id, (facts) =>
      facts.call === 'sent' ? facts : { ...facts, call: 'not_sent' },
    )
  }
}

export type QueriedAttempt = {
  readonly provider: string
  readonly reference: string
  readonly provider_ref: string | null
  readonly created_at: Date
}

/**
 * Asks the provider about a payment attempt and applies the provider's report, if any. Returns undefined when the
 * provider cannot be asked.
 */
export async function observeAttempt(
  ctx: JobContext,
  attempt: QueriedAttempt,
): Promise<CallResult | undefined> {
  const result = await ctx.billing.providers.find(attempt.provider)?.query?.({
    reference: attempt.reference,
    providerRef: attempt.provider_ref,
    startedAt: attempt.created_at,
  })
  if (result?.kind === 'observed') {
    const observation = { ...result.observation, reference: attempt.reference }
    await ctx.db.transaction().execute((tx) => applyObservation(ctx, tx, attempt.provider, observation))
  }
  return result
}

/** Marks a payment as unclear, so that staff see it, when its result is still unknown after the last query. */
async function markUnclear(ctx: JobContext, { id, transaction_id }: Due): Promise<void> {
  await recordCall(ctx, transaction_id, id, (facts) =>
    ['sending', 'unknown', 'processing'].includes(attemptStatus(facts))
      ? { ...facts, isUnclear: true }
      : facts,
  )
}

/** Expires unpaid purchases. If money arrives later, it still pays for the purchase or is owed to the payer. */
export async function expirePurchases(ctx: JobContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('transactions')
    .select('id')
    .where('status', 'in', ['created', 'pending'])
    .where('expires_at', '<=', ctx.now())
    .orderBy('expires_at')
    .limit(100)
    .execute()
  for (const { id } of due) {
    await ctx.db.transaction().execute((tx) => closePurchase(ctx, tx, id, 'expired'))
  }
}
