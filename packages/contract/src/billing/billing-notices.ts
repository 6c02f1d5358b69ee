/** Types of notices about payments and paid plans. */
export const BILLING_NOTICES = [
  'payment.paid',
  'payment.invoicePaid',
  'payment.refunded',
  'payment.refundDeclined',
  'payment.checked',
  'payment.chargeSoon',
  'payment.chargeFailed',
  'payment.chargeRefused',
  'payment.confirmCharge',
  'payment.endsSoon',
  'payment.freeFollows',
  'payment.payByHand',
  'payment.planOver',
  'payment.priceChange',
  'payment.declines',
] as const
