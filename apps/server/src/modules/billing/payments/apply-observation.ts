import { sql } from 'kysely'
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts'
import type { Observation } from '../../../platform/payments/payment-provider.ts'
import type { Desk, Tx } from '../billing-context.ts'
import { lockSubscription, type SubscriptionRow } from '../subscriptions/subscription.repository.ts'
import { applySettled } from './apply-settled.ts'
import { canGrant } from './grant.ts'
import { settle } from './settle.ts'
import { findAttempt, lockTransaction, type TransactionRow } from './transaction.repository.ts'

/** What became of an observation; kept with the event for whoever looks into it. */
export type Applied = 'applied' | 'unmatched' | 'needs_query'

/**
 * Applies what a provider said, in the caller's database transaction. The one way by which money becomes known: any
 * number of repeats in any order come to the same.
 */
export async function applyObservation(
  ctx: Desk,
  tx: Tx,
  provider: string,
  observation: Observation,
): Promise<Applied> {
  const found = await findAttempt(tx, provider, observation)
  if (!found) {
    ctx.billing.log.warn({ provider }, 'a provider speaks of a payment that is not ours')
    return 'unmatched'
  }
  const subscription = await lockSubscription(tx, found.subscription_id)
  const loaded = await lockTransaction(tx, found.transaction_id)
  const attempt = loaded?.attempts.find(({ id }) => id === found.id)
  if (!loaded || !attempt) return 'unmatched'
  if (observation.providerRef !== undefined && attempt.provider_ref === null) {
    await tx
      .updateTable('attempts')
      .set({ provider_ref: observation.providerRef })
      .where('id', '=', attempt.id)
      .execute()
  }
  // Signed in part, it may be a replay: only the provider itself can say.
  if (observation.trust < 2) {
    await tx.updateTable('attempts').set({ query_at: ctx.now() }).where('id', '=', attempt.id).execute()
    return 'needs_query'
  }
  const settled = settle(
    loaded.settlement,
    attempt.id,
    observation,
    await canGrant(tx, subscription, loaded.row),
  )
  await keepCard(ctx, tx, { provider, attemptId: attempt.id, bought: loaded.row }, observation, subscription)
  await applySettled(ctx, tx, loaded, attempt.id, settled, subscription)
  return 'applied'
}

type CardOf = { readonly provider: string; readonly attemptId: string; readonly bought: TransactionRow }

/** Keeps what people know a card by, and its token when its owner agreed to later charges. */
async function keepCard(
  { now, billing }: Desk,
  tx: Tx,
  { provider, attemptId, bought }: CardOf,
  { card, status }: Observation,
  subscription: SubscriptionRow | undefined,
): Promise<void> {
  if (!card) return
  await tx
    .updateTable('attempts')
    .set({ card_brand: card.brand ?? null, card_tail: card.tail ?? null })
    .where('id', '=', attemptId)
    .execute()
  const mayKeep = bought.auto_charge && status === 'succeeded' && card.token !== undefined && bought.user_id
  if (!mayKeep || !subscription || subscription.payment_method_id !== null) return
  const id = uuidV7(now())
  const { rows } = await sql<{ ip: string }>`
    select ip from consents where subscription_id = ${subscription.id} and revoked_at is null
     order by id desc limit 1`.execute(tx)
  await tx
    .insertInto('payment_methods')
    .values({
      id,
      user_id: bought.user_id ?? '',
      provider,
      sealed_token: billing.secret.seal(CARD_TOKEN, card.token ?? '', id),
      key_id: billing.secret.sign(CARD_TOKEN, 'key id').slice(0, 8),
      brand: card.brand ?? null,
      tail: card.tail ?? null,
      ip: rows[0]?.ip ?? '',
      created_at: now(),
    })
    .execute()
  await tx
    .updateTable('subscriptions')
    .set({ payment_method_id: id })
    .where('id', '=', subscription.id)
    .execute()
}

/** The purpose of the key that tokens of cards are sealed with. */
export const CARD_TOKEN = 'card token'
