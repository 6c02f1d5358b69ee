import type { PlanFeature, TransactionKind } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { JobContext, Tx } from '../../billing-context.ts'
import { changeSubscription } from '../../subscriptions/changes/change-subscription.ts'
import type { SubscriptionRow } from '../../subscriptions/subscription.repository.ts'
import { findOpenPurchase, type TransactionRow } from '../transaction.repository.ts'

export type PurchaseRequest = {
  readonly kind: TransactionKind
  readonly item: { readonly id: string; readonly name_uk: string; readonly name_en: string }
  readonly gives: readonly PlanFeature[]
  readonly days: number | null
  readonly dueMinor: number
  readonly valueMinor: number
  readonly autoCharge: boolean
  readonly locale: LocaleCode
  /** The price that the payer saw. If absent, the price is not checked. */
  readonly shownMinor?: number | undefined
}

/** A purchase waits this long for its first checkout, and a checkout waits this long for its payer. */
export const CHECKOUT_MS = 30 * 60_000

/**
 * Opens a purchase of paid time for a locked subscription. Reuses an unpaid purchase of the same item if its price is
 * the same or lower. Replaces any other unpaid purchase unless its money is in transit. Throws `price_changed` when
 * the price is now higher than shown. The price rises at midnight, when unused paid time loses a day, or when staff
 * change a price.
 */
export async function openPurchase(
  ctx: JobContext,
  tx: Tx,
  row: SubscriptionRow,
  wanted: PurchaseRequest,
): Promise<TransactionRow> {
  const now = ctx.now()
  const open = await findOpenPurchase(tx, row.id)
  if (open) {
    const isSame =
      open.kind === wanted.kind && open.item_id === wanted.item.id && open.amount_minor <= wanted.dueMinor
    if (open.status === 'processing') return open
    if (isSame && open.expires_at > now) return setAutoCharge(tx, open, wanted.autoCharge, now)
  }
  if (wanted.shownMinor !== undefined && wanted.dueMinor > wanted.shownMinor) {
    throw new AppError('price_changed')
  }
  await cancelOpenPurchases(tx, row.id, now)
  const bought = await addTransaction(ctx, tx, row, wanted)
  if (wanted.kind === 'upgrade') await changeSubscription(tx, row, 'checkout_opened', {}, now)
  return bought
}

/**
 * Cancels the unpaid purchases of paid time of a subscription, because another purchase replaces them or their price
 * is outdated. If money still arrives for a cancelled purchase, `canGrant` decides whether the purchase is granted.
 */
export async function cancelOpenPurchases(tx: Tx, subscriptionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('transactions')
    .set({ status: 'cancelled', closed_as: 'cancelled', updated_at: now })
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '<>', 'boost')
    .where('status', 'in', ['created', 'pending', 'failed'])
    .execute()
}

/**
 * Stores the payer's latest choice about automatic charges. Expires open checkouts that were opened with the other
 * choice.
 */
async function setAutoCharge(
  tx: Tx,
  open: TransactionRow,
  autoCharge: boolean,
  now: Date,
): Promise<TransactionRow> {
  if (open.auto_charge === autoCharge) return open
  await tx
    .updateTable('attempts')
    .set({ expires_at: now })
    .where('transaction_id', '=', open.id)
    .where('kind', '=', 'checkout')
    .where('expires_at', '>', now)
    .execute()
  return tx
    .updateTable('transactions')
    .set({ auto_charge: autoCharge, updated_at: now })
    .where('id', '=', open.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Inserts a purchase with today's price and description. */
export function addTransaction(
  ctx: JobContext,
  tx: Tx,
  row: SubscriptionRow,
  wanted: PurchaseRequest,
): Promise<TransactionRow> {
  const now = ctx.now()
  const describe = (locale: LocaleCode, name: string, title: string | null) =>
    ctx.billing.translate(locale, `mail.purchase.${wanted.kind}`, { name, title: title ?? '' })
  return tx
    .insertInto('transactions')
    .values({
      kind: wanted.kind,
      user_id: row.owner_id,
      subscription_id: row.id,
      listing_kind: row.listing_kind,
      listing_id: row.listing_id,
      item_id: wanted.item.id,
      gives: [...wanted.gives],
      days: wanted.days,
      description_uk: describe('uk', wanted.item.name_uk, row.title_uk ?? row.title_en),
      description_en: describe('en', wanted.item.name_en, row.title_en ?? row.title_uk),
      amount_minor: wanted.dueMinor,
      currency: 'UAH',
      value_minor: wanted.valueMinor,
      auto_charge: wanted.autoCharge,
      locale: wanted.locale,
      expires_at: new Date(now.getTime() + CHECKOUT_MS),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
