import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import type { PanelBillingContext } from './billing-context.ts'
import { acceptPayment, closePaymentCase } from './panel/decide-case.ts'
import { getPanelTransaction } from './panel/get-panel-transaction.ts'
import { listPanelTransactions } from './panel/list-transactions.ts'
import { refundTransaction } from './panel/refund-transaction.ts'
import { settleRefund } from './panel/settle-refund.ts'
import {
  assignReceipt,
  createReceipt,
  listReceipts,
  payInvoice,
  returnReceipt,
} from './panel/staff-receipts.ts'
import { putEventAside } from './panel/waiting-events.ts'
import { editSeller, getPanelSeller } from './plans/edit-seller.ts'
import { readStatement, takeStatement } from './statements/staff-statements.ts'

export const panelPaymentRoutes: readonly Binding<PanelBillingContext>[] = [
  bind(contract.listPanelTransactions, listPanelTransactions),
  bind(contract.getPanelTransaction, getPanelTransaction),
  bind(contract.refundTransaction, refundTransaction),
  bind(contract.settleRefund, settleRefund),
  bind(contract.acceptPayment, acceptPayment),
  bind(contract.closePaymentCase, closePaymentCase),
  bind(contract.payInvoice, payInvoice),
  bind(contract.createReceipt, createReceipt),
  bind(contract.listReceipts, listReceipts),
  bind(contract.assignReceipt, assignReceipt),
  bind(contract.returnReceipt, returnReceipt),
  bind(contract.putEventAside, putEventAside),
  bind(contract.readStatement, readStatement),
  bind(contract.takeStatement, takeStatement),
  bind(contract.getPanelSeller, (ctx: PanelBillingContext) => getPanelSeller(ctx)),
  bind(contract.editSeller, editSeller),
]
