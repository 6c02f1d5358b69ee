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
  /** The price shown to the payer; absent: not checked. */
  readonly shownMinor?: number | undefined
}

/** How long a purchase waits for its first checkout, and a checkout for its payer. */
export const CHECKOUT_MS = 30 * 60_000

/**
 * Opens a purchase of paid time for a locked subscription. Reuses an unpaid purchase of the same item at the same or a
 * lower price; replaces any other unpaid purchase unless its money is in transit. Throws `price_changed` when the
 * price is higher than shown: unused time lost a day at midnight, or staff changed a price.
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
 * Cancels unpaid purchases of time: another purchase replaces them, or their price is outdated. `canGrant` decides
 * about money that still arrives for them.
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

/** The latest choice about automatic charges applies. Expires open checkouts that were opened with the other choice. */
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
