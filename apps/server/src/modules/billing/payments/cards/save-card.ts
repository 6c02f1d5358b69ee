import { sql } from 'kysely'
import { uuidV7 } from '../../../../platform/ids/uuid-v7.ts'
import type { Observation } from '../../../../platform/payments/payment-provider.ts'
import type { JobContext, Tx } from '../../billing-context.ts'
import type { SubscriptionRow } from '../../subscriptions/subscription.repository.ts'
import type { TransactionRow } from '../transaction.repository.ts'

/** The purpose of the key that encrypts card tokens. */
export const CARD_TOKEN = 'card token'

export type CardOf = {
  readonly provider: string
  readonly attemptId: string
  readonly bought: TransactionRow
}

/**
 * Stores the brand and last digits of the card once per payment. With the owner's consent to later charges, also
 * stores the card's token. Later charges use the card of the latest payment. A token from a callback that is only
 * partially signed stays `unproven` until the provider confirms the payment.
 */
export async function saveCard(
  ctx: JobContext,
  tx: Tx,
  of: CardOf,
  { card, status, trust }: Observation,
  subscription: SubscriptionRow | undefined,
): Promise<void> {
  const isProven = trust >= 2
  if (card && isProven) {
    await tx
      .updateTable('attempts')
      .set({
        ...(card.brand === undefined ? {} : { card_brand: card.brand }),
        ...(card.tail === undefined ? {} : { card_tail: card.tail }),
        updated_at: ctx.now(),
      })
      .where('id', '=', of.attemptId)
      .execute()
  }
  const { bought } = of
  if (!subscription || status !== 'succeeded' || !bought.auto_charge || bought.user_id === null) return
  if (card?.token !== undefined) await addToken(ctx, tx, of, { ...card, token: card.token, isProven })
  if (isProven) await activateCard(tx, of.attemptId, subscription)
}

async function addToken(
  { now, billing }: JobContext,
  tx: Tx,
  { provider, attemptId, bought }: CardOf,
  card: {
    readonly token: string
    readonly brand?: string
    readonly tail?: string
    readonly isProven: boolean
  },
): Promise<void> {
  const id = uuidV7(now())
  const { rows } = await sql<{ ip: string }>`
    select ip from consents where subscription_id = ${bought.subscription_id} and revoked_at is null
     order by id desc limit 1`.execute(tx)
  await tx
    .insertInto('payment_methods')
    .values({
      id,
      user_id: bought.user_id ?? '',
      provider,
      attempt_id: attemptId,
      sealed_token: billing.secret.seal(CARD_TOKEN, card.token, id),
      token_hash: billing.secret.hmac('card token hash', card.token),
      key_id: billing.secret.sign(CARD_TOKEN, 'key id').slice(0, 8),
      brand: card.brand ?? null,
      tail: card.tail ?? null,
      ip: rows[0]?.ip ?? '',
      status: card.isProven ? 'active' : 'unproven',
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column('attempt_id').doNothing())
    .execute()
}

/** Later charges will use the card of this payment, unless a later payment already set another card. */
async function activateCard(tx: Tx, attemptId: string, subscription: SubscriptionRow): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update payment_methods set status = 'active'
     where attempt_id = ${attemptId} and status in ('unproven', 'active')
       and not exists (select from payment_methods held where held.id = ${subscription.payment_method_id}
         and held.status = 'active' and held.attempt_id >= ${attemptId})
    returning id`.execute(tx)
  const [card] = rows
  if (!card || card.id === subscription.payment_method_id) return
  await tx
    .updateTable('subscriptions')
    .set({ payment_method_id: card.id })
    .where('id', '=', subscription.id)
    .execute()
  await forgetCard(tx, subscription.payment_method_id)
}

/** Stops charges to a card. A job revokes the card's token later. */
export async function forgetCard(
  tx: Tx,
  id: string | null,
  as: 'dead' | 'forgotten' = 'forgotten',
): Promise<void> {
  await tx
    .updateTable('payment_methods')
    .set({ status: as })
    .where('id', '=', id)
    .where('status', 'in', ['unproven', 'active'])
    .execute()
}
