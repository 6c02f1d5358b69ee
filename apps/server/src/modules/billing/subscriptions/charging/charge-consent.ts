import { uuidV7 } from '../../../../platform/ids/uuid-v7.ts'
import { signedIn } from '../../../accounts/index.ts'
import type { BillingContext, Tx } from '../../billing-context.ts'

/** Change this version whenever the consent text changes. */
const VERSION = '2026-11-23.2'

/** Stores the caller's consent to automatic charges together with the text that the caller agreed to. */
export async function saveConsent(ctx: BillingContext, tx: Tx, subscriptionId: string): Promise<void> {
  await revokeConsent(tx, subscriptionId, ctx.now())
  await tx
    .insertInto('consents')
    .values({
      id: uuidV7(ctx.now()),
      user_id: signedIn(ctx).userId,
      subscription_id: subscriptionId,
      locale: ctx.locale,
      body: ctx.billing.translate(ctx.locale, 'mail.purchase.consent', {
        brand: ctx.billing.brand(ctx.locale),
      }),
      body_version: VERSION,
      ip: ctx.ip,
      at: ctx.now(),
    })
    .execute()
}

export async function revokeConsent(tx: Tx, subscriptionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ revoked_at: now })
    .where('subscription_id', '=', subscriptionId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function hasConsent(tx: Tx, subscriptionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('consents')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
