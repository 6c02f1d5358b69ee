import type { Observation, ObservedRefund, RefundRequest } from './payment-provider.ts'

/** Describes the payment after the provider's answer to a refund request. */
export function refundObservation(
  { reference, refundReference, amount, leavesNothing }: RefundRequest,
  status: ObservedRefund['status'],
  isLive: boolean,
): Observation {
  const refunded = leavesNothing ? 'refunded' : 'partially_refunded'
  return {
    reference,
    status: status === 'succeeded' ? refunded : status === 'pending' ? 'refund_pending' : 'succeeded',
    trust: 3,
    isLive,
    refunds: [{ refundReference, amount, status }],
  }
}
