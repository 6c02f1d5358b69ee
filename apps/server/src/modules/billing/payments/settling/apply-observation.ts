import type { EventResult } from '@verstat/contract'
import type { Observation } from '../../../../platform/payments/payment-provider.ts'
import type { JobContext, Tx } from '../../billing-context.ts'
import { updateRefunds } from '../../refunds/update-refunds.ts'
import { lockSubscription } from '../../subscriptions/subscription.repository.ts'
import { saveCard } from '../cards/save-card.ts'
import { type AttemptRow, findAttempt, lockTransaction } from '../transaction.repository.ts'
import { applySettled } from './apply-settled.ts'
import { canGrant } from './grant.ts'
import { settle } from './settle.ts'

/**
 * Applies a provider's report in the caller's database transaction. All reports of received money pass through this
 * function. Repeated reports and any order of reports lead to the same state.
 */
export async function applyObservation(
  ctx: JobContext,
  tx: Tx,
  provider: string,
  observation: Observation,
): Promise<EventResult> {
  const found = await findAttempt(tx, provider, observation)
  if (!found) {
    ctx.billing.log.warn({ provider }, 'a provider reported an unknown payment')
    return 'unmatched'
  }
  const subscription = await lockSubscription(tx, found.subscription_id)
  const loaded = await lockTransaction(tx, found.transaction_id)
  const attempt = loaded?.attempts.find(({ id }) => id === found.id)
  if (!loaded || !attempt) return 'unmatched'
  const isDoubtful = mayBelongToOther(ctx, provider, attempt, observation)
  if (observation.providerRef !== undefined && attempt.provider_ref === null && !isDoubtful) {
    await tx
      .updateTable('attempts')
      .set({ provider_ref: observation.providerRef })
      .where('id', '=', attempt.id)
      .execute()
  }
  const cardOf = { provider, attemptId: attempt.id, bought: loaded.row }
  // A report that is only partially signed, or that may be for another merchant, may be a replay. The provider is
  // queried instead of trusting the report.
  if (observation.trust < 2 || isDoubtful) {
    if (!isDoubtful) await saveCard(ctx, tx, cardOf, observation, subscription)
    await tx.updateTable('attempts').set({ query_at: ctx.now() }).where('id', '=', attempt.id).execute()
    return 'needs_query'
  }
  const settled = settle(
    loaded.settlement,
    attempt.id,
    observation,
    await canGrant(tx, subscription, loaded.row),
  )
  await saveCard(ctx, tx, cardOf, observation, subscription)
  await saveConfirmation(tx, attempt, observation)
  await applySettled(ctx, tx, loaded, attempt.id, settled, subscription)
  await updateRefunds(ctx, tx, { id: attempt.id, transactionId: loaded.row.id }, observation)
  return 'applied'
}

/**
 * Several merchants may share one provider key. A callback with our reference but a different payment id may then
 * belong to another merchant.
 */
function mayBelongToOther(
  { billing }: JobContext,
  provider: string,
  attempt: AttemptRow,
  { trust, providerRef }: Observation,
): boolean {
  const isShared = billing.providers.find(provider)?.capabilities.hasSharedKey ?? false
  return isShared && trust < 3 && providerRef !== attempt.provider_ref
}

/** Stores the URL where the payer must confirm a charge. The page of the purchase links to this URL. */
async function saveConfirmation(tx: Tx, attempt: AttemptRow, observation: Observation): Promise<void> {
  const { status, actionUrl: url, providerRef = null } = observation
  if (attempt.kind !== 'token' || status !== 'requires_action' || !url || !URL.canParse(url)) return
  const handoff = { kind: 'redirect', url, providerRef, expiresAt: attempt.expires_at }
  await tx
    .updateTable('attempts')
    .set({ handoff: JSON.stringify(handoff) })
    .where('id', '=', attempt.id)
    .execute()
}
