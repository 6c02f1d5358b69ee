import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { uuidV7 } from '../../ids/uuid-v7.ts'
import type { State, Step } from './sandbox-scenarios.ts'
import type { SandboxCard, SandboxPayment, SandboxTables } from './sandbox-store.ts'

/**
 * Stores the planned states of a payment and its planned callbacks. The caller must have locked the payment's
 * row.
 */
export async function settlePayment(
  tx: Transaction<SandboxTables>,
  payment: SandboxPayment,
  steps: readonly Step[],
  { now, card }: { readonly now: Date; readonly card: SandboxCard | null },
): Promise<void> {
  const at = (step: Step) => new Date(now.getTime() + step.afterMs)
  const added = steps.flatMap((step): State[] =>
    step.state ? [{ at: at(step).toISOString(), ...step.state }] : [],
  )
  await tx
    .updateTable('sandbox_payments')
    .set({ states: JSON.stringify([...payment.states, ...added]), card: JSON.stringify(card) })
    .where('reference', '=', payment.reference)
    .execute()
  const events = steps.flatMap((step) => {
    const { callback } = step
    if (!callback) return []
    const body = callbackBody(payment, callback, { at: at(step), card })
    return Array.from({ length: callback.copies ?? 1 }, () => ({
      id: uuidV7(now),
      reference: payment.reference,
      url: payment.request.callbackUrl,
      body,
      is_forged: callback.isForged ?? false,
      send_at: at(step),
    }))
  })
  if (events.length > 0) await tx.insertInto('sandbox_events').values(events).execute()
}

function callbackBody(
  payment: SandboxPayment,
  callback: NonNullable<Step['callback']>,
  { at, card }: { readonly at: Date; readonly card: SandboxCard | null },
): string {
  const amount = BigInt(payment.amount) + (callback.addedKopecks ?? 0n)
  return JSON.stringify({
    event_id: randomUUID(),
    seq: callback.order,
    reference: callback.isForeign ? `foreign-${payment.session.slice(0, 8)}` : payment.reference,
    session: payment.session,
    status: callback.status,
    amount: Number(amount),
    ccy: 'UAH',
    live: false,
    ...(callback.isRefunded ? { refunded: Number(payment.amount) } : {}),
    ...(callback.decline ? { decline: callback.decline } : {}),
    ...(card && callback.status === 'succeeded' ? { card } : {}),
    occurred_at: at.toISOString(),
  })
}
