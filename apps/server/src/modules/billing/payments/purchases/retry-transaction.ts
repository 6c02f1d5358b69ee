import type { RouteParsed, retryTransaction as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError, invalid } from '../../../../platform/http/app-error.ts'
import type { CheckoutRequest, PaymentProvider } from '../../../../platform/payments/payment-provider.ts'
import { CHECKOUTS } from '../../billing.limits.ts'
import type { BillingContext, Tx } from '../../billing-context.ts'
import { getTransaction } from '../get-transaction.ts'
import { type AddedAttempt, addAttempt, lockPurchase, recordCall } from '../settling/attempts.ts'
import { liveAttempts } from '../settling/settle.ts'
import type { AttemptRow, TransactionRow } from '../transaction.repository.ts'
import { closeCheckout } from './close-checkout.ts'
import { CHECKOUT_MS } from './open-purchase.ts'

const INVOICE_MS = 7 * 86_400_000
/**
 * This time is longer than any request to a provider. A checkout that still has no URL after this time was not
 * opened.
 */
const OPENING_MS = 60_000

/**
 * Opens a checkout. After a double click or in a second tab, returns the open checkout of the same provider instead
 * of opening another one. Closes the open checkouts of other providers.
 */
export async function retryTransaction(
  ctx: BillingContext,
  { id, provider: wanted }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const offered = ctx.billing.providers.offered()
  const provider = wanted === undefined ? offered[0] : offered.find((each) => each.id === wanted)
  if (!provider) {
    if (wanted !== undefined) throw invalid({ path: 'provider', code: 'unknown_reference' })
    throw new AppError('unavailable')
  }
  const begun = await ctx.db.transaction().execute((tx) => begin(ctx, tx, id, provider))
  if (begun) {
    await Promise.all([
      openCheckout(ctx, provider, begun),
      ...begun.others.map((payment) => closeCheckout(ctx, payment)),
    ])
  }
  return getTransaction(ctx, { id })
}

type Begun = {
  readonly row: TransactionRow
  readonly attempt: AddedAttempt
  readonly expiresAt: Date
  readonly others: readonly AttemptRow[]
}

/** Returns the checkout to open, or null when one is already open. */
async function begin(
  ctx: BillingContext,
  tx: Tx,
  id: string,
  provider: PaymentProvider,
): Promise<Begun | null> {
  const now = ctx.now()
  const locked = await lockPurchase(tx, id)
  if (!locked) throw new AppError('not_found')
  const { row, attempts, settlement } = locked.loaded
  const live = new Set(liveAttempts(settlement).map((attempt) => attempt.id))
  const isOpen = row.status === 'created' || row.status === 'pending' || row.status === 'failed'
  // Only a charge that waits for the payer's confirmation has a URL in `handoff`. Any other charge in progress blocks
  // a new checkout.
  const isBusy = attempts.some(
    ({ id: each, kind, handoff }) => live.has(each) && kind === 'token' && handoff === null,
  )
  if (!isOpen || isBusy || row.expires_at <= now || !locked.subscription) {
    throw new AppError('move_forbidden', { allowed: [] })
  }
  const open = attempts.filter(({ id: each, kind, status, expires_at }) => {
    // On some checkout pages the payer may try another card after a decline.
    return live.has(each) || (kind === 'checkout' && status === 'failed' && expires_at > now)
  })
  const isShown = ({ id: each, handoff, created_at }: AttemptRow) =>
    live.has(each) && (handoff !== null || created_at.getTime() > now.getTime() - OPENING_MS)
  if (open.some((each) => each.provider === provider.id && each.expires_at > now && isShown(each)))
    return null
  const since = now.getTime() - CHECKOUTS.windowMs
  const recent = attempts.filter(({ created_at }) => created_at.getTime() > since)
  const [first] = recent
  if (first && recent.length >= CHECKOUTS.max) {
    throw new AppError('rate_limited', {
      retryAfterSeconds: Math.ceil((first.created_at.getTime() - since) / 1_000),
    })
  }
  const expiresAt = new Date(now.getTime() + (provider.id === 'invoice' ? INVOICE_MS : CHECKOUT_MS))
  const attempt = await addAttempt(ctx, tx, locked, { provider, kind: 'checkout', expiresAt })
  return { row, attempt, expiresAt, others: open }
}

async function openCheckout(ctx: BillingContext, provider: PaymentProvider, begun: Begun): Promise<void> {
  const { row, attempt } = begun
  const opened = await provider.openCheckout(checkoutRequest(ctx, provider, begun))
  if (opened.kind === 'opened') {
    const { handoff } = opened
    const providerRef = handoff.kind === 'redirect' ? handoff.providerRef : null
    await recordCall(ctx, row.id, attempt.id, (facts) => ({ ...facts, call: 'sent' }), {
      handoff: JSON.stringify(handoff),
      ...(providerRef === null ? {} : { provider_ref: providerRef }),
      query_at: new Date(ctx.now().getTime() + 2 * 60_000),
    })
  } else if (opened.kind === 'not_sent') {
    ctx.billing.log.warn({ provider: provider.id, reason: opened.reason }, 'a checkout could not be opened')
    await recordCall(ctx, row.id, attempt.id, (facts) => ({ ...facts, call: 'not_sent' }), { query_at: null })
  } else {
    // The payer did not get the URL of this checkout. Therefore nobody can pay there, even if the provider created
    // the checkout.
    ctx.billing.log.warn({ provider: provider.id }, 'unknown result of opening a checkout')
    await recordCall(ctx, row.id, attempt.id, (facts) => ({ ...facts, isClosed: true, call: 'unknown' }))
  }
}

function checkoutRequest(
  { billing }: BillingContext,
  provider: PaymentProvider,
  { row, attempt, expiresAt }: Begun,
): CheckoutRequest {
  const description = (row.locale === 'uk' ? row.description_uk : row.description_en).slice(0, 160)
  const amount = BigInt(row.amount_minor)
  return {
    reference: attempt.reference,
    amount,
    description,
    lines: [{ name: description, quantity: 1, price: amount }],
    locale: row.locale,
    returnUrl: `${billing.origin}/payment/return/${row.id}`,
    callbackUrl: `${billing.origin}/v1/payment/callback/${provider.id}`,
    saveCard: row.auto_charge && provider.capabilities.savesCards,
    walletId: billing.secret.sign('wallet', row.user_id ?? row.id).slice(0, 32),
    expiresAt,
    number: String(row.number),
    seller: attempt.seller,
  }
}
