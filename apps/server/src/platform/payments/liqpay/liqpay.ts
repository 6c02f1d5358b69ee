import { createHash } from 'node:crypto'
import { asFields, codeOf, type Fields, parseFields, textOf } from '../json-fields.ts'
import { hryvniaNumber } from '../kopecks.ts'
import type {
  CallResult,
  CheckoutRequest,
  NoAnswer,
  OpenResult,
  PaymentKey,
  PaymentProvider,
  RawCallback,
  Received,
  RefundRequest,
  StatementResult,
  TokenCharge,
} from '../payment-provider.ts'
import { ask, type ProviderDeps } from '../provider-request.ts'
import { refundObservation } from '../refund-observation.ts'
import { liqpayDecline, readLiqpay } from './liqpay-observation.ts'
import { encodeData, isSignedData, type LiqpayVersion, signData } from './liqpay-signature.ts'

export type LiqpaySettings = {
  readonly publicKey: string
  readonly privateKey: string
  readonly version: LiqpayVersion
  /** Whether the account can charge saved cards. LiqPay sells this as a separate product. */
  readonly savesCards: boolean
  /** Replaces LiqPay's URL in tests. */
  readonly origin?: string
}

type Liqpay = LiqpaySettings & ProviderDeps & { readonly origin: string; readonly isLive: boolean }

/**
 * Creates the adapter for LiqPay. The payer's browser posts a form. The signatures of requests and callbacks
 * cover the whole message.
 */
export function createLiqpay(settings: LiqpaySettings, deps: ProviderDeps): PaymentProvider {
  const isLive = !settings.publicKey.startsWith('sandbox_')
  const liqpay: Liqpay = { origin: 'https://www.liqpay.ua', ...settings, ...deps, isLive }
  return {
    id: 'liqpay',
    isLive,
    capabilities: {
      savesCards: settings.savesCards,
      refund: 'partial',
      closesCheckout: false,
      answersQueries: true,
      callbackTrust: 2,
      wallets: ['apple', 'google', 'privat24'],
    },
    checkoutOrigins: [liqpay.origin],
    openCheckout: async (request) => openCheckout(liqpay, request),
    ...(settings.savesCards
      ? {
          chargeToken: (charge: TokenCharge) => chargeToken(liqpay, charge),
          revokeToken: (token: string) => revokeToken(liqpay, token),
        }
      : {}),
    query: (payment) => query(liqpay, payment),
    statement: (from, to) => statement(liqpay, from, to),
    refund: (request) => refund(liqpay, request),
    receive: async (callback) => receive(liqpay, callback),
    acknowledge: () => ({ status: 200, type: 'text/plain', body: '' }),
  }
}

function openCheckout(liqpay: Liqpay, request: CheckoutRequest): OpenResult {
  const data = encodeData({
    ...account(liqpay),
    action: 'pay',
    amount: hryvniaNumber(request.amount),
    currency: 'UAH',
    description: request.description,
    order_id: request.reference,
    language: request.locale,
    result_url: request.returnUrl,
    server_url: request.callbackUrl,
    expired_date: request.expiresAt.toISOString().slice(0, 19).replace('T', ' '),
    // This list excludes cash, invoices and instalments, because such payments stay open for days.
    paytypes: 'apay,gpay,card,privat24',
    ...(request.saveCard && liqpay.savesCards ? { recurringbytoken: '1' } : {}),
  })
  return {
    kind: 'opened',
    handoff: {
      kind: 'form',
      action: `${liqpay.origin}/api/3/checkout`,
      fields: [
        ['data', data],
        ['signature', signData(liqpay.privateKey, data, liqpay.version)],
      ],
      expiresAt: request.expiresAt,
    },
  }
}

async function chargeToken(liqpay: Liqpay, charge: TokenCharge): Promise<CallResult> {
  const answer = await request(liqpay, {
    action: 'paytoken',
    amount: hryvniaNumber(charge.amount),
    currency: 'UAH',
    description: charge.description,
    order_id: charge.reference,
    card_token: charge.token,
    ip: charge.clientIp,
    server_url: charge.callbackUrl,
  })
  if ('kind' in answer) return answer
  const code = codeOf(answer.fields.err_code)
  // The reference was used in an earlier request, and this answer does not tell the outcome of that request.
  if (code === 'err_order_id') return { kind: 'unknown', why: code }
  return observe(liqpay, answer.fields, charge.reference)
}

async function query(liqpay: Liqpay, { reference }: PaymentKey): Promise<CallResult> {
  const answer = await request(liqpay, { action: 'status', order_id: reference })
  return 'kind' in answer ? answer : observe(liqpay, answer.fields, reference)
}

async function statement(liqpay: Liqpay, from: Date, to: Date): Promise<StatementResult> {
  const answer = await request(liqpay, {
    action: 'reports',
    date_from: from.getTime(),
    date_to: to.getTime(),
    resp_format: 'json',
  })
  if ('kind' in answer) return answer
  const { data } = answer.fields
  if (!Array.isArray(data)) return { kind: 'unknown', why: 'a report without rows' }
  return { kind: 'stated', rows: data.map((row) => readLiqpay(asFields(row) ?? {}, 3, liqpay.isLive)) }
}

async function revokeToken(liqpay: Liqpay, token: string): Promise<boolean> {
  const answer = await request(liqpay, {
    action: 'token_update',
    card_token: token,
    card_token_action: 'DELETE',
  })
  if ('kind' in answer) return answer.kind === 'not_sent' && answer.reason === 'not_found'
  const state = asFields(answer.fields.card_token_info)?.status
  return answer.fields.status === 'success' || state === 'DELETED'
}

async function refund(liqpay: Liqpay, asked: RefundRequest): Promise<CallResult> {
  const answer = await request(liqpay, {
    action: 'refund',
    order_id: asked.reference,
    amount: hryvniaNumber(asked.amount),
  })
  if ('kind' in answer) return answer
  const { fields } = answer
  const word = textOf(fields.status)
  const isDone = word === 'reversed' || word === 'success'
  const failed = fields.result === 'error' || word === 'error' || word === 'failure'
  if (!failed && !isDone && word !== 'wait_reserve' && fields.wait_amount !== true)
    return { kind: 'unknown', why: `status ${word ?? 'missing'}` }
  // `wait_amount` means that LiqPay pays the refund out of later payments, so the refund is still pending.
  const status = failed ? 'failed' : isDone && fields.wait_amount !== true ? 'succeeded' : 'pending'
  return { kind: 'observed', observation: refundObservation(asked, status, liqpay.isLive) }
}

/**
 * Sends one signed request. Errors of our account, such as wrong keys or missing rights, become `not_sent`.
 */
async function request(liqpay: Liqpay, fields: Fields): Promise<{ readonly fields: Fields } | NoAnswer> {
  const data = encodeData({ ...account(liqpay), ...fields })
  const signature = signData(liqpay.privateKey, data, liqpay.version)
  const answer = await ask(liqpay, `${liqpay.origin}/api/request`, {
    method: 'POST',
    body: new URLSearchParams({ data, signature }),
  })
  if (answer.kind !== 'answered') return answer
  const read = parseFields(answer.text)
  if (read === null)
    return answer.status >= 400
      ? { kind: 'not_sent', reason: 'refused', why: `HTTP ${answer.status}` }
      : { kind: 'unknown', why: 'an answer that is not JSON' }
  const code = codeOf(read.err_code) ?? codeOf(read.code) ?? ''
  if (read.result === 'error') {
    if (liqpayDecline(code) === 'config' || code === 'public_key_not_found')
      return { kind: 'not_sent', reason: 'config', why: code }
    if (code.endsWith('_not_found')) return { kind: 'not_sent', reason: 'not_found', why: code }
  }
  return { fields: read }
}

function observe(liqpay: Liqpay, fields: Fields, reference: string): CallResult {
  if (textOf(fields.status) === undefined) return { kind: 'unknown', why: 'an answer without a status' }
  const observation = readLiqpay(fields, 3, liqpay.isLive)
  // An answer about another payment says nothing about this payment.
  if (observation.reference !== undefined && observation.reference !== reference)
    return { kind: 'unknown', why: 'an answer about another payment' }
  return { kind: 'observed', observation: { ...observation, reference } }
}

function receive(liqpay: Liqpay, { bytes }: RawCallback): Received {
  const form = new URLSearchParams(Buffer.from(bytes).toString('utf8'))
  const [data, signature] = [form.get('data'), form.get('signature')]
  if (!data || !signature) return { kind: 'rejected', reason: 'malformed' }
  if (!isSignedData(liqpay.privateKey, data, signature, liqpay.version))
    return { kind: 'rejected', reason: 'bad_signature' }
  const fields = parseFields(Buffer.from(data, 'base64').toString('utf8'))
  if (fields === null || fields.public_key !== liqpay.publicKey || !isFromProvider(fields))
    return { kind: 'rejected', reason: 'malformed' }
  const observation = readLiqpay(fields, 2, liqpay.isLive)
  if (observation.reference === undefined) return { kind: 'rejected', reason: 'malformed' }
  return {
    kind: 'received',
    dedupeKey: createHash('sha256').update(data).digest('hex'),
    observation,
  }
}

/**
 * Whether signed data really is a callback. LiqPay signs callbacks with the same key as we sign requests, and
 * the payer's browser sees our signed form, so the form could be sent back as a callback. Only LiqPay sets a
 * status and a payment id. Only we set the URLs.
 */
function isFromProvider(fields: Fields): boolean {
  const isOurs = fields.server_url !== undefined || fields.result_url !== undefined
  return !isOurs && textOf(fields.status) !== undefined && codeOf(fields.payment_id) !== undefined
}

function account({ version, publicKey }: Liqpay): Fields {
  return { version, public_key: publicKey }
}
