import type { CallResult, RefundRequest } from '../../../platform/payments/payment-provider.ts'
import type { JobContext, Tx } from '../billing-context.ts'
import { observeAttempt } from '../payments/provider/reconcile.ts'
import { heldMinor } from '../payments/settling/attempt-facts.ts'
import { lockPurchase } from '../payments/settling/attempts.ts'
import { changeRefund, type RefundChange } from './change-refund.ts'
import type { RefundEvent } from './refund-moves.ts'

const MINUTE_MS = 60_000
/** This time is longer than any request to a provider. After it, the provider is queried about the refund. */
const LEASE_MS = 2 * MINUTE_MS
/** Pauses before a refund that was certainly not executed is sent again. */
const RESEND_MS = [5, 10, 20, 40, 80, 160, 320].map((minutes) => minutes * MINUTE_MS)
/** Pauses between two queries about the same refund. */
const PAUSES_MS = [1, 5, 15, 60, 360, 1_440, 1_440, 1_440].map((minutes) => minutes * MINUTE_MS)
const BATCH = 20

/**
 * Sends the refunds that are due. Only one process sends each refund. A refund that may have been sent before is
 * never sent again.
 */
export async function sendRefunds(ctx: JobContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('refunds')
    .select(['id', 'transaction_id'])
    .where('status', 'in', ['requested', 'sending'])
    .where('send_at', '<=', ctx.now())
    .orderBy('send_at')
    .limit(BATCH)
    .execute()
  for (const refund of due) {
    try {
      await send(ctx, refund)
    } catch (err) {
      ctx.billing.log.error({ err, refund: refund.id }, 'a refund could not be sent')
    }
  }
}

type Key = { readonly id: string; readonly transaction_id: string }

async function send(ctx: JobContext, key: Key): Promise<void> {
  const claimed = await ctx.db.transaction().execute((tx) => claimRefund(ctx, tx, key))
  if (!claimed) return
  const provider = ctx.billing.providers.find(claimed.provider)
  const result: CallResult = (await provider?.refund?.(claimed.request)) ?? {
    kind: 'not_sent',
    reason: 'config',
    why: 'no such provider',
  }
  const { event, change } = answerOf(result, claimed, ctx.now())
  await recordResult(ctx, key, event, change)
}

type ClaimedRefund = { readonly provider: string; readonly request: RefundRequest; readonly sends: number }

/**
 * Marks a refund as `sending` and returns the request for the provider. Returns undefined when another process has
 * claimed the refund.
 */
async function claimRefund(ctx: JobContext, tx: Tx, key: Key): Promise<ClaimedRefund | undefined> {
  const now = ctx.now()
  const locked = await lockPurchase(tx, key.transaction_id)
  const refund = locked?.loaded.refunds.find(({ id }) => id === key.id)
  const attempt = locked?.loaded.attempts.find(({ id }) => id === refund?.attempt_id)
  if (!locked || !refund || !attempt || !refund.send_at || refund.send_at > now) return undefined
  if (refund.status === 'sending') {
    // The process that claimed this refund died. It may have sent the refund.
    await changeRefund(ctx, tx, locked, key.id, 'unanswered', { send_at: null, query_at: now })
    return undefined
  }
  const held = heldMinor(attempt.facts)
  if (refund.amount_minor > held) {
    await changeRefund(ctx, tx, locked, key.id, 'refused', { fault: 'returned already' })
    return undefined
  }
  const isClaimed = await changeRefund(ctx, tx, locked, key.id, 'taken', {
    before_minor: attempt.facts.refundedMinor,
    sends: refund.sends + 1,
    send_at: new Date(now.getTime() + LEASE_MS),
  })
  if (!isClaimed) return undefined
  return {
    provider: attempt.provider,
    sends: refund.sends,
    request: {
      reference: attempt.reference,
      providerRef: attempt.provider_ref,
      refundReference: refund.id,
      amount: BigInt(refund.amount_minor),
      leavesNothing: refund.amount_minor === held,
      reason: refund.reason,
    },
  }
}

function answerOf(
  result: CallResult,
  { request, sends }: ClaimedRefund,
  now: Date,
): { readonly event: RefundEvent; readonly change: RefundChange } {
  if (result.kind === 'observed') {
    const refund = result.observation.refunds?.find(
      ({ refundReference }) => refundReference === request.refundReference,
    )
    if (refund?.status === 'succeeded') return { event: 'done', change: {} }
    if (refund?.status === 'failed') return { event: 'refused', change: { fault: 'refused' } }
    const query_at = new Date(now.getTime() + MINUTE_MS)
    if (refund?.status === 'pending') return { event: 'accepted', change: { send_at: null, query_at } }
  }
  if (result.kind === 'not_sent') {
    const fault = `${result.reason}: ${result.why}`.slice(0, 200)
    const pause = RESEND_MS[sends]
    const isFinal = result.reason === 'refused' || result.reason === 'not_found' || pause === undefined
    if (isFinal) return { event: 'refused', change: { fault } }
    return {
      event: 'unsent',
      change: { fault, before_minor: null, send_at: new Date(now.getTime() + pause) },
    }
  }
  return { event: 'unanswered', change: { send_at: null, query_at: new Date(now.getTime() + MINUTE_MS) } }
}

async function recordResult(
  ctx: JobContext,
  key: Key,
  event: RefundEvent,
  change: RefundChange,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, key.transaction_id)
    if (locked) await changeRefund(ctx, tx, locked, key.id, event, change)
  })
}

/** Asks the providers about refunds without a known result. After the last query staff must decide. */
export async function queryRefunds(ctx: JobContext): Promise<void> {
  const due = await ctx.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('refunds')
      .select(['id', 'attempt_id', 'queries'])
      .where('query_at', '<=', ctx.now())
      .orderBy('query_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, queries } of rows) {
      const pause = PAUSES_MS[queries]
      await tx
        .updateTable('refunds')
        .set({
          queries: queries + 1,
          query_at: pause === undefined ? null : new Date(ctx.now().getTime() + pause),
        })
        .where('id', '=', id)
        .execute()
    }
    return rows
  })
  for (const { id, attempt_id } of due) {
    try {
      await queryRefund(ctx, attempt_id)
    } catch (err) {
      ctx.billing.log.error({ err, refund: id }, 'a refund could not be looked up')
    }
  }
}

async function queryRefund(ctx: JobContext, attemptId: string): Promise<void> {
  const attempt = await ctx.db
    .selectFrom('attempts')
    .select(['provider', 'reference', 'provider_ref', 'created_at'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow()
  await observeAttempt(ctx, attempt)
}
