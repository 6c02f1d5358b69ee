import type { Transaction } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { Handoff, PaymentProvider } from '../../../platform/payments/payment-provider.ts'
import type { Seller } from '../../../platform/payments/seller.ts'
import { publicSeller, sellerOf } from '../plans/seller-of.ts'
import { OPEN_REFUNDS } from '../refunds/refund-moves.ts'
import { returnedOf } from './settling/attempt-facts.ts'
import { liveAttempts } from './settling/settle.ts'
import type { AttemptRow, LoadedTransaction } from './transaction.repository.ts'

/** The view contains nothing about the payer and no raw data of the provider. */
export function viewTransaction(
  { row, attempts, settlement, refunds }: LoadedTransaction,
  offered: readonly PaymentProvider[],
  now: Date,
  isRefundConsidered: boolean,
  sellers: Parameters<typeof sellerOf>[0],
): z.input<typeof Transaction> {
  const live = new Set(liveAttempts(settlement).map(({ id }) => id))
  const shown = attempts.find(({ id }) => id === row.winner_id) ?? attempts.at(-1)
  const open = attempts.findLast(({ id, handoff }) => live.has(id) && handoff !== null)
  const winner = attempts.find(({ id }) => id === row.winner_id)
  const seller = sellerOf(sellers, winner ?? open ?? shown)
  const isWaiting = row.status === 'created' || row.status === 'pending' || row.status === 'failed'
  const isOpen = isWaiting && row.expires_at > now
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    subject: { kind: row.listing_kind, id: row.listing_id, subscriptionId: row.subscription_id },
    item: row.item_id,
    description: { uk: row.description_uk, en: row.description_en },
    gives: row.gives,
    days: row.days,
    amount: { amountMinor: row.amount_minor, currency: row.currency },
    paid: winner?.facts.paid ? { amountMinor: winner.facts.paid.amountMinor, currency: row.currency } : null,
    status: row.status,
    review: row.review,
    isTest: !(shown ? shown.is_live : (offered[0]?.isLive ?? true)),
    provider: shown?.provider ?? null,
    card: winner && (winner.card_brand ?? winner.card_tail) !== null ? cardOf(winner) : null,
    checkout: isOpen && open?.handoff ? viewHandoff(open.handoff, sellerOf(sellers, open)) : null,
    methods: isOpen
      ? offered.map(({ id, capabilities }) => ({ provider: id, wallets: [...capabilities.wallets] }))
      : [],
    error: row.status === 'failed' ? (attempts.at(-1)?.facts.failure?.class ?? null) : null,
    allowed: isOpen ? ['retry', 'cancel'] : [],
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    refunded: {
      amountMinor: winner ? returnedOf(winner.facts).paidMinor : wrongRefunded(attempts),
      currency: row.currency,
    },
    refunds: refunds
      .filter(({ status }) => status === 'succeeded' || OPEN_REFUNDS.includes(status))
      .map((refund) => ({
        amount: { amountMinor: refund.amount_minor, currency: row.currency },
        status: refund.status === 'succeeded' ? ('done' as const) : ('under_way' as const),
        createdAt: refund.created_at.toISOString(),
        doneAt: refund.done_at?.toISOString() ?? null,
      })),
    isRefundConsidered,
    seller: seller && publicSeller(seller),
  }
}

/** Sums the refunds of money that never counted as a payment of this purchase. */
function wrongRefunded(attempts: readonly AttemptRow[]): number {
  return attempts.reduce((sum, { facts }) => sum + returnedOf(facts).wrongMinor, 0)
}

function cardOf({ card_brand, card_tail }: AttemptRow) {
  return { brand: card_brand, tail: card_tail }
}

function viewHandoff(handoff: Handoff, seller: Seller | null): z.input<typeof Transaction>['checkout'] {
  switch (handoff.kind) {
    case 'redirect':
      return { type: 'redirect', url: handoff.url }
    case 'form':
      return {
        type: 'form',
        action: handoff.action,
        fields: handoff.fields.map(([name, value]) => ({ name, value })),
      }
    case 'document':
      return {
        type: 'document',
        invoiceNumber: handoff.invoiceNumber,
        qrUrl: handoff.qrUrl,
        purpose: handoff.purpose,
        recipient: seller && {
          name: seller.name.uk,
          code: seller.code,
          iban: seller.iban,
          bank: seller.bank,
        },
      }
  }
}
