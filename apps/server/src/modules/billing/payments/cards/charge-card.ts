import type { TokenCharge } from '../../../../platform/payments/payment-provider.ts'
import type { JobContext, Tx } from '../../billing-context.ts'
import { hasConsent } from '../../subscriptions/charging/charge-consent.ts'
import type { SubscriptionRow } from '../../subscriptions/subscription.repository.ts'
import { endOf } from '../../subscriptions/subscription.view.ts'
import { CHECKOUT_MS } from '../purchases/open-purchase.ts'
import { applyObservation } from '../settling/apply-observation.ts'
import { addAttempt, lockPurchase, recordCall } from '../settling/attempts.ts'
import { liveAttempts } from '../settling/settle.ts'
import type { TransactionRow } from '../transaction.repository.ts'
import { CARD_TOKEN } from './save-card.ts'

/**
 * Charges the saved card for a purchase if its owner consented to charges. Waits until the result of an earlier
 * charge is known. Never charges for two purchases that were made shortly after each other: the owner must pay for
 * the second one on its payment page. Returns whether a charge was sent.
 */
export async function chargeCard(ctx: JobContext, transactionId: string): Promise<boolean> {
  const begun = await ctx.db.transaction().execute((tx) => begin(ctx, tx, transactionId))
  if (!begun) return false
  const { provider, charge, attemptId } = begun
  const result = await provider.chargeToken?.(charge)
  if (result?.kind === 'observed') {
    const observation = { ...result.observation, reference: charge.reference }
    await ctx.db.transaction().execute((tx) => applyObservation(ctx, tx, provider.id, observation))
  } else if (result?.kind === 'unknown') {
    await recordCall(ctx, transactionId, attemptId, (facts) => ({ ...facts, call: 'unknown' }), {
      query_at: new Date(ctx.now().getTime() + 60_000),
    })
  } else {
    const level = result?.reason === 'config' ? 'error' : 'warn'
    ctx.billing.log[level]({ provider: provider.id, reason: result?.reason }, 'a card could not be charged')
    await recordCall(ctx, transactionId, attemptId, (facts) => ({ ...facts, call: 'not_sent' }))
  }
  return true
}

async function begin(ctx: JobContext, tx: Tx, transactionId: string) {
  const locked = await lockPurchase(tx, transactionId)
  const { loaded, subscription } = locked ?? {}
  if (!locked || !loaded || !subscription?.payment_method_id) return undefined
  const endsAt = endOf(subscription)
  // The plan has ended, so its card must not be charged. The job that forgets the card may not have run yet.
  if (endsAt !== null && endsAt <= ctx.now()) return undefined
  const { row, settlement } = loaded
  if (!row.auto_charge) return undefined
  const isOpen = row.status === 'created' || row.status === 'pending' || row.status === 'failed'
  if (!isOpen || row.expires_at <= ctx.now() || liveAttempts(settlement).length > 0) return undefined
  const method = await findCard(tx, subscription)
  const provider = ctx.billing.providers.offered().find(({ id }) => id === method?.provider)
  if (!method || !provider?.chargeToken || !(await hasConsent(tx, subscription.id))) return undefined
  if (await wasJustCharged(tx, row, ctx.now())) return undefined
  const attempt = await addAttempt(ctx, tx, locked, {
    provider,
    kind: 'token',
    expiresAt: new Date(Math.max(row.expires_at.getTime(), ctx.now().getTime() + CHECKOUT_MS)),
  })
  const description = (row.locale === 'uk' ? row.description_uk : row.description_en).slice(0, 160)
  const amount = BigInt(row.amount_minor)
  const charge: TokenCharge = {
    reference: attempt.reference,
    amount,
    token: ctx.billing.secret.open(CARD_TOKEN, method.sealed_token, method.id),
    clientIp: method.ip,
    description,
    lines: [{ name: description, quantity: 1, price: amount }],
    returnUrl: `${ctx.billing.origin}/payment/return/${row.id}`,
    callbackUrl: `${ctx.billing.origin}/v1/payment/callback/${provider.id}`,
  }
  return { provider, charge, attemptId: attempt.id }
}

/**
 * Returns whether the card of a subscription can be charged later. This requires a card, its provider and the owner's
 * consent.
 */
export async function canCharge({ billing }: JobContext, tx: Tx, row: SubscriptionRow): Promise<boolean> {
  const card = await findCard(tx, row)
  const provider = card && billing.providers.find(card.provider)
  return provider?.chargeToken !== undefined && (await hasConsent(tx, row.id))
}

function findCard(tx: Tx, row: SubscriptionRow) {
  return (
    tx
      .selectFrom('payment_methods')
      .selectAll()
      .where('id', '=', row.payment_method_id)
      .where('status', '=', 'active')
      // After the listing was transferred to another owner, the card of the previous owner must not be charged.
      .where('user_id', '=', row.owner_id)
      .executeTakeFirst()
  )
}

/**
 * Two purchases within this time are treated as one intent. They come from a double click, two tabs, or a click
 * during a scheduled charge.
 */
const TOGETHER_MS = 10 * 60_000

async function wasJustCharged(tx: Tx, { id, subscription_id }: TransactionRow, now: Date): Promise<boolean> {
  const other = await tx
    .selectFrom('attempts')
    .innerJoin('transactions', 'transactions.id', 'attempts.transaction_id')
    .select('attempts.id')
    .where('transactions.subscription_id', '=', subscription_id)
    .where('transactions.id', '<>', id)
    .where('attempts.kind', '=', 'token')
    .where('attempts.status', '<>', 'failed')
    .where('attempts.created_at', '>', new Date(now.getTime() - TOGETHER_MS))
    .executeTakeFirst()
  return other !== undefined
}
