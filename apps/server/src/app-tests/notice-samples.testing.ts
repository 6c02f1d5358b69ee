import type { NoticeType } from '@verstat/contract'

const order = { kind: 'order', slug: 'kurtky-a1b2', title: { uk: 'Пошиття курток', en: 'Sewing jackets' } }
const producer = {
  kind: 'producer',
  slug: 'holka-c3d4',
  title: { uk: 'Майстерня «Голка»', en: 'Holka Workshop' },
}
const purchase = { number: '1042', description: { uk: 'Тариф «Плюс»: куртки', en: 'Plan “Plus”: jackets' } }
const plan = { title: order.title, date: '2027-03-12T10:00:00.000Z' }
const purchaseId = '0193b0a0-0000-4000-8000-000000000000'

/** The data of one notice of each type, and of both forms where a type has several. */
export const NOTICE_SAMPLES: Readonly<Record<NoticeType, readonly object[]>> = {
  'lead.received': [
    { ...order, how: 'contact', by: 'user' },
    { ...order, how: 'message', by: 'user' },
    { ...producer, how: 'contact', by: 'visitor' },
    { ...producer, how: 'message', by: 'user' },
  ],
  'listing.submitted': [order],
  'listing.approved': [order],
  'listing.rejected': [order],
  'listing.blocked': [order],
  'listing.unblocked': [order],
  'listing.revisionApproved': [order],
  'listing.revisionRejected': [order],
  'listing.decisionUndone': [order],
  'listing.revisionReopened': [order],
  'listing.verified': [{ ...producer, source: 'register', until: '2027-03-12' }],
  'listing.verificationEnded': [producer],
  'listing.editedByStaff': [{ ...order, fields: ['title', 'city'] }],
  'listing.ending': [{ ...order, until: '2027-03-12' }],
  'payment.paid': [purchase],
  'payment.invoicePaid': [purchase],
  'payment.refunded': [purchase],
  'payment.refundDeclined': [purchase],
  'payment.checked': [purchase],
  'payment.chargeSoon': [plan],
  'payment.chargeFailed': [{ ...plan, next: '2027-03-10T10:00:00.000Z', purchaseId }],
  'payment.chargeRefused': [{ ...plan, purchaseId }],
  'payment.confirmCharge': [{ ...plan, purchaseId }],
  'payment.endsSoon': [plan],
  'payment.freeFollows': [plan],
  'payment.payByHand': [plan],
  'payment.planOver': [plan],
  'payment.priceChange': [plan],
  'payment.declines': [
    { provider: 'liqpay', declined: 6, finished: 14 },
    { provider: 'sandbox', declined: 6, finished: 14 },
  ],
  'inbox.received': [{ number: '7', topic: 'bug' }],
  'inbox.answered': [{ number: '7' }],
}
