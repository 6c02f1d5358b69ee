import { randomBytes } from 'node:crypto'
import { uuidV7 } from '../../../../platform/ids/uuid-v7.ts'
import type { PaymentProvider } from '../../../../platform/payments/payment-provider.ts'
import type { Seller } from '../../../../platform/payments/seller.ts'
import type { JobContext, Tx } from '../../billing-context.ts'
import { lockSubscription, type SubscriptionRow } from '../../subscriptions/subscription.repository.ts'
import { findTransaction, type LoadedTransaction, lockTransaction } from '../transaction.repository.ts'
import { applySettled } from './apply-settled.ts'
import { type AttemptFacts, NO_FACTS, type RequestedPayment } from './attempt-facts.ts'
import { canGrant } from './grant.ts'
import { settleFacts } from './settle.ts'

export type Locked = {
  readonly loaded: LoadedTransaction
  /** Undefined when the listing is permanently deleted. */
  readonly subscription: SubscriptionRow | undefined
}

/** Locks a subscription and then its purchase. All code uses this order, so that there are no deadlocks. */
export async function lockPurchase(tx: Tx, id: string): Promise<Locked | undefined> {
  const found = await findTransaction(tx, id)
  if (!found) return undefined
  const subscription = await lockSubscription(tx, found.row.subscription_id)
  const loaded = await lockTransaction(tx, id)
  return loaded && { loaded, subscription }
}

export type AddedAttempt = {
  readonly id: string
  readonly reference: string
  /** The seller that is stored with the attempt. */
  readonly seller: Seller | null
}

/** This time is longer than any request to a provider. After it, the provider is queried about the attempt. */
const UNANSWERED_MS = 2 * 60_000

/**
 * Inserts the payment attempt before the provider is contacted, so that every later report of the provider has a
 * record.
 */
export async function addAttempt(
  ctx: JobContext,
  tx: Tx,
  { loaded, subscription }: Locked,
  attempt: {
    readonly provider: PaymentProvider
    readonly kind: 'checkout' | 'token'
    readonly expiresAt: Date
  },
): Promise<AddedAttempt> {
  const now = ctx.now()
  const id = uuidV7(now)
  const reference = `${loaded.row.number}-${randomBytes(9).toString('base64url')}`
  const seller = ctx.billing.seller()
  const facts: AttemptFacts = { ...NO_FACTS, call: attempt.kind === 'token' ? 'sending' : 'created' }
  await tx
    .insertInto('attempts')
    .values({
      id,
      transaction_id: loaded.row.id,
      kind: attempt.kind,
      provider: attempt.provider.id,
      reference,
      amount_minor: loaded.row.amount_minor,
      is_live: attempt.provider.isLive,
      status: attempt.kind === 'token' ? 'sending' : 'created',
      facts: JSON.stringify(facts),
      seller: seller && JSON.stringify(seller),
      expires_at: attempt.expiresAt,
      query_at: new Date(now.getTime() + UNANSWERED_MS),
      created_at: now,
      updated_at: now,
    })
    .execute()
  await tx
    .updateTable('transactions')
    // E-mails with a link to this purchase state when it expires. The link must work until the latest stated time.
    .set({ expires_at: new Date(Math.max(loaded.row.expires_at.getTime(), attempt.expiresAt.getTime())) })
    .where('id', '=', loaded.row.id)
    .execute()
  const again = await lockTransaction(tx, loaded.row.id)
  if (!again) throw new Error('a locked transaction is gone')
  const settled = settleFacts({ ...again.settlement, closedAs: null }, id, (same) => same, false)
  await applySettled(ctx, tx, again, id, settled, subscription)
  return { id, reference, seller }
}

/** Stores the result of a request to the provider in a separate database transaction. */
export async function recordCall(
  ctx: JobContext,
  transactionId: string,
  attemptId: string,
  change: (facts: AttemptFacts) => AttemptFacts,
  columns: {
    readonly handoff?: string
    readonly provider_ref?: string | null
    readonly query_at?: Date | null
    readonly expires_at?: Date
  } = {},
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, transactionId)
    if (!locked) return
    if (Object.keys(columns).length > 0) {
      await tx.updateTable('attempts').set(columns).where('id', '=', attemptId).execute()
    }
    await changeFacts(ctx, tx, locked, attemptId, change)
  })
}

/** Changes the facts of one attempt of a locked purchase and settles the purchase again. */
export async function changeFacts(
  ctx: JobContext,
  tx: Tx,
  { loaded, subscription }: Locked,
  attemptId: string,
  change: (facts: AttemptFacts, requested: RequestedPayment) => AttemptFacts,
): Promise<void> {
  const mayGrant = await canGrant(tx, subscription, loaded.row)
  const settled = settleFacts(loaded.settlement, attemptId, change, mayGrant)
  await applySettled(ctx, tx, loaded, attemptId, settled, subscription)
}
