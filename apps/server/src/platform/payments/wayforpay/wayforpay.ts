import { isIPv4 } from 'node:net'
import { asFields, codeOf, type Fields, parseFields, textOf } from '../json-fields.ts'
import { hryvniaText } from '../kopecks.ts'
import type {
  CallResult,
  CheckoutRequest,
  Kopecks,
  NoAnswer,
  OpenResult,
  PaymentKey,
  PaymentLine,
  PaymentProvider,
  RefundRequest,
  StatementResult,
  TokenCharge,
} from '../payment-provider.ts'
import { ask, type ProviderDeps } from '../provider-request.ts'
import { refundObservation } from '../refund-observation.ts'
import { acknowledgeWayforpay, receiveWayforpay } from './wayforpay-callback.ts'
import { readWayforpay, signedAnswerFields, wayforpayDecline } from './wayforpay-observation.ts'
import { isSignedBy, purchaseFields, type SignedPurchase, signFields } from './wayforpay-signature.ts'

export type WayforpaySettings = {
  readonly account: string
  readonly secret: string
  readonly domain: string
  /** Whether cards can be saved. The provider's support must enable this for an account. */
  readonly savesCards: boolean
  /** Replaces the URL of the provider's payment page in tests. */
  readonly payOrigin?: string
  readonly apiOrigin?: string
}

const MAX_NAME = 120

export function isTestAccount(account: string): boolean {
  return account === 'test_merch_n1'
}

type Wayforpay = WayforpaySettings &
  ProviderDeps & { readonly payOrigin: string; readonly apiOrigin: string; readonly isLive: boolean }

/**
 * Creates the adapter for WayForPay. The payer's browser opens the payment page by posting a form to it. The
 * signature of a callback does not cover the callback's time and token, so a payment counts only after we
 * have queried WayForPay.
 */
export function createWayforpay(settings: WayforpaySettings, deps: ProviderDeps): PaymentProvider {
  const isLive = !isTestAccount(settings.account)
  const wayforpay: Wayforpay = {
    payOrigin: 'https://secure.wayforpay.com',
    apiOrigin: 'https://api.wayforpay.com',
    ...settings,
    ...deps,
    isLive,
  }
  return {
    id: 'wayforpay',
    isLive,
    capabilities: {
      savesCards: settings.savesCards,
      refund: 'partial',
      closesCheckout: false,
      answersQueries: true,
      callbackTrust: 1,
      wallets: ['apple', 'google', 'privat24'],
    },
    checkoutOrigins: [wayforpay.payOrigin],
    openCheckout: async (request) => openCheckout(wayforpay, request),
    ...(settings.savesCards ? { chargeToken: (charge: TokenCharge) => chargeToken(wayforpay, charge) } : {}),
    query: (payment) => query(wayforpay, payment),
    statement: (from, to) => statement(wayforpay, from, to),
    refund: (request) => refund(wayforpay, request),
    receive: async (callback) => receiveWayforpay(wayforpay, callback),
    acknowledge: (observation) => acknowledgeWayforpay(wayforpay, observation),
  }
}

function openCheckout(wayforpay: Wayforpay, request: CheckoutRequest): OpenResult {
  const purchase = purchaseOf(wayforpay, request)
  const seconds = Math.max(60, Math.floor((request.expiresAt.getTime() - wayforpay.now().getTime()) / 1_000))
  return {
    kind: 'opened',
    handoff: {
      kind: 'form',
      action: `${wayforpay.payOrigin}/pay`,
      fields: [
        ['merchantAccount', wayforpay.account],
        ['merchantAuthType', 'SimpleSignature'],
        ['merchantDomainName', wayforpay.domain],
        ['merchantTransactionSecureType', 'AUTO'],
        ['merchantSignature', signFields(wayforpay.secret, purchaseFields(purchase))],
        // Set the language, because the default language of the payment page is Russian.
        ['language', request.locale === 'uk' ? 'UA' : 'EN'],
        ['returnUrl', request.returnUrl],
        ['serviceUrl', request.callbackUrl],
        ['orderReference', purchase.reference],
        ['orderDate', purchase.orderDate],
        ['orderTimeout', String(seconds)],
        ['orderLifetime', String(seconds)],
        ['amount', purchase.amount],
        ['currency', 'UAH'],
        ...purchase.names.map((name) => ['productName[]', name] as const),
        ...purchase.counts.map((count) => ['productCount[]', count] as const),
        ...purchase.prices.map((price) => ['productPrice[]', price] as const),
        ['paymentSystems', 'card;googlePay;applePay;privat24'],
        ['defaultPaymentSystem', 'card'],
      ],
      expiresAt: request.expiresAt,
    },
  }
}

async function chargeToken(wayforpay: Wayforpay, charge: TokenCharge): Promise<CallResult> {
  const purchase = purchaseOf(wayforpay, charge)
  const answer = await request(wayforpay, {
    transactionType: 'CHARGE',
    merchantAuthType: 'SimpleSignature',
    merchantDomainName: wayforpay.domain,
    merchantTransactionType: 'SALE',
    // 3-D Secure would need the payer, who is not present at this charge.
    merchantTransactionSecureType: 'NON3DS',
    orderReference: purchase.reference,
    orderDate: purchase.orderDate,
    amount: purchase.amount,
    currency: 'UAH',
    productName: purchase.names,
    productCount: purchase.counts,
    productPrice: purchase.prices,
    recToken: charge.token,
    serviceUrl: charge.callbackUrl,
    ...(isIPv4(charge.clientIp) ? { clientIpAddress: charge.clientIp } : {}),
    merchantSignature: signFields(wayforpay.secret, purchaseFields(purchase)),
  })
  return 'kind' in answer ? answer : observe(wayforpay, answer.fields, charge.reference)
}

async function query(wayforpay: Wayforpay, { reference }: PaymentKey): Promise<CallResult> {
  const answer = await request(wayforpay, {
    transactionType: 'CHECK_STATUS',
    orderReference: reference,
    merchantSignature: signFields(wayforpay.secret, [wayforpay.account, reference]),
  })
  return 'kind' in answer ? answer : observe(wayforpay, answer.fields, reference)
}

async function statement(wayforpay: Wayforpay, from: Date, to: Date): Promise<StatementResult> {
  const [dateBegin, dateEnd] = [from, to].map((at) => Math.floor(at.getTime() / 1_000))
  const answer = await request(wayforpay, {
    transactionType: 'TRANSACTION_LIST',
    dateBegin,
    dateEnd,
    merchantSignature: signFields(wayforpay.secret, [wayforpay.account, String(dateBegin), String(dateEnd)]),
  })
  if ('kind' in answer) return answer
  const { transactionList } = answer.fields
  if (!Array.isArray(transactionList)) return { kind: 'unknown', why: 'a list without rows' }
  // Leave out the rows of refunds, because the row of a payment already includes its refunds.
  const payments = transactionList.map((row) => asFields(row) ?? {}).filter(isPayment)
  return { kind: 'stated', rows: payments.map((row) => readWayforpay(row, 3, wayforpay.isLive)) }
}

function isPayment({ transactionType }: Fields): boolean {
  return transactionType !== 'REFUND'
}

async function refund(wayforpay: Wayforpay, asked: RefundRequest): Promise<CallResult> {
  const amount = hryvniaText(asked.amount)
  const answer = await request(wayforpay, {
    transactionType: 'REFUND',
    orderReference: asked.reference,
    amount,
    currency: 'UAH',
    comment: asked.reason,
    merchantSignature: signFields(wayforpay.secret, [wayforpay.account, asked.reference, amount, 'UAH']),
  })
  if ('kind' in answer) return answer
  const { fields } = answer
  const word = textOf(fields.transactionStatus) ?? ''
  const reason = codeOf(fields.reasonCode) ?? ''
  const signed = [wayforpay.account, asked.reference, word, reason]
  if (!isSignedBy(wayforpay.secret, signed, fields.merchantSignature))
    return { kind: 'unknown', why: 'an answer with a wrong signature' }
  const isDone = word === 'Refunded' || word === 'Voided'
  const status = isDone ? 'succeeded' : word === 'RefundInProcessing' ? 'pending' : 'failed'
  return { kind: 'observed', observation: refundObservation(asked, status, wayforpay.isLive) }
}

async function request(
  wayforpay: Wayforpay,
  fields: Fields,
): Promise<{ readonly fields: Fields } | NoAnswer> {
  const answer = await ask(wayforpay, `${wayforpay.apiOrigin}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, merchantAccount: wayforpay.account, apiVersion: 1 }),
  })
  if (answer.kind !== 'answered') return answer
  const read = parseFields(answer.text)
  if (read === null)
    return answer.status >= 400
      ? { kind: 'not_sent', reason: 'refused', why: `HTTP ${answer.status}` }
      : { kind: 'unknown', why: 'an answer that is not JSON' }
  const reason = codeOf(read.reasonCode) ?? ''
  if (reason === '1127') return { kind: 'not_sent', reason: 'not_found', why: reason }
  // The reference was used in an earlier request, and this answer does not tell the outcome of that request.
  if (reason === '1112') return { kind: 'unknown', why: reason }
  // When the answer has a transaction status, the reason code describes the payment and does not mean that
  // this request failed.
  if (wayforpayDecline(reason) === 'config' && read.transactionStatus === undefined)
    return { kind: 'not_sent', reason: 'config', why: reason }
  return { fields: read }
}

function observe(wayforpay: Wayforpay, fields: Fields, reference: string): CallResult {
  if (!isSignedBy(wayforpay.secret, signedAnswerFields(fields), fields.merchantSignature))
    return { kind: 'unknown', why: 'an answer with a wrong signature' }
  if (fields.orderReference !== reference || fields.merchantAccount !== wayforpay.account)
    return { kind: 'unknown', why: 'an answer about another payment' }
  return { kind: 'observed', observation: readWayforpay(fields, 3, wayforpay.isLive) }
}

type Purchased = {
  readonly reference: string
  readonly amount: Kopecks
  readonly description: string
  readonly lines: readonly PaymentLine[]
}

/**
 * Builds a purchase. WayForPay refuses products whose prices do not add up to the amount. Such products are
 * replaced by one product.
 */
function purchaseOf(
  wayforpay: Wayforpay,
  { reference, amount, description, lines }: Purchased,
): SignedPurchase {
  const sum = lines.reduce((total, { price, quantity }) => total + price * BigInt(quantity), 0n)
  const shown = sum === amount ? lines : [{ name: description, quantity: 1, price: amount }]
  return {
    account: wayforpay.account,
    domain: wayforpay.domain,
    reference,
    orderDate: String(Math.floor(wayforpay.now().getTime() / 1_000)),
    amount: hryvniaText(amount),
    // The separator `;` inside a name would change the signed text.
    names: shown.map(({ name }) => name.replaceAll(';', ',').slice(0, MAX_NAME)),
    counts: shown.map(({ quantity }) => String(quantity)),
    prices: shown.map(({ price }) => hryvniaText(price)),
  }
}
