import type * as statements from './billing/bank-statements.ts'
import type * as payments from './billing/panel-payments.ts'
import type * as receipts from './billing/panel-receipts.ts'
import type * as sellers from './billing/seller-details.ts'
import { call } from './call.ts'

/** Calls that only the panel's pages about payments use. See `calls.ts`. */

export const listPanelTransactions = call<typeof payments.listPanelTransactions>(
  'GET',
  '/v1/panel/transactions',
)
export const getPanelTransaction = call<typeof payments.getPanelTransaction>(
  'GET',
  '/v1/panel/transaction/{id}',
)
export const refundTransaction = call<typeof payments.refundTransaction>(
  'POST',
  '/v1/panel/transaction/{id}/refund',
)
export const settleRefund = call<typeof payments.settleRefund>(
  'POST',
  '/v1/panel/transaction/{id}/refund/{refundId}/settle',
)
export const acceptPayment = call<typeof payments.acceptPayment>('POST', '/v1/panel/transaction/{id}/accept')
export const closePaymentCase = call<typeof payments.closePaymentCase>(
  'POST',
  '/v1/panel/transaction/{id}/close',
)
export const payInvoice = call<typeof receipts.payInvoice>('POST', '/v1/panel/transaction/{id}/receipt')
export const createReceipt = call<typeof receipts.createReceipt>('POST', '/v1/panel/receipts')
export const listReceipts = call<typeof receipts.listReceipts>('GET', '/v1/panel/receipts')
export const assignReceipt = call<typeof receipts.assignReceipt>('POST', '/v1/panel/receipts/{id}/assign')
export const returnReceipt = call<typeof receipts.returnReceipt>('POST', '/v1/panel/receipts/{id}/return')
export const putEventAside = call<typeof receipts.putEventAside>(
  'POST',
  '/v1/panel/provider-events/{id}/aside',
)
export const readStatement = call<typeof statements.readStatement>('POST', '/v1/panel/statements/read')
export const takeStatement = call<typeof statements.takeStatement>('POST', '/v1/panel/statements/take')
export const getPanelSeller = call<typeof sellers.getPanelSeller>('GET', '/v1/panel/seller')
export const editSeller = call<typeof sellers.editSeller>('POST', '/v1/panel/seller')
