import { createHash } from 'node:crypto'
import { asFields, type Fields, parseFields, textOf } from '../json-fields.ts'
import type {
  CallResult,
  CheckoutRequest,
  NoAnswer,
  OpenResult,
  PaymentKey,
  PaymentLine,
  PaymentProvider,
  RawCallback,
  Received,
  RefundRequest,
  StatementResult,
  TokenCharge,
} from '../payment-provider.ts'
import { ask, type ProviderDeps } from '../provider-request.ts'
import { refundObservation } from '../refund-observation.ts'
import { readMonobank } from './monobank-observation.ts'
import { createKeyRing, isSignedBody, type KeyRing } from './monobank-signature.ts'

export type MonobankSettings = {
  readonly token: string
  /** Whether `token` is a test token. The bank's answers do not tell the difference. */
  readonly isTest: boolean
  /** Whether cards can be saved. The bank's support must enable this for an account. */
  readonly savesCards: boolean
  /** Replaces the bank's URL in tests. */
  readonly origin?: string
}

type Monobank = MonobankSettings &
  ProviderDeps & { readonly origin: string; readonly isLive: boolean; readonly keys: KeyRing }

const UAH = 980
const MAX_VALIDITY_SECONDS = 30 * 86_400
/** The searched time span is extended by an hour, because the bank's clock may differ from ours. */
const STATEMENT_MARGIN_MS = 3_600_000

/**
 * Creates the adapter for monobank. The payer pays on a page of the bank. The signature of a callback covers
 * the whole body. The bank sends no callback when a payment page expires, so its status must be queried.
 */
export function createMonobank(settings: MonobankSettings, deps: ProviderDeps): PaymentProvider {
  const base = { origin: 'https://api.monobank.ua', ...settings, ...deps, isLive: !settings.isTest }
  const monobank: Monobank = { ...base, keys: createKeyRing(() => readKey(base), deps.now) }
  return {
    id: 'monobank',
    isLive: monobank.isLive,
    capabilities: {
      savesCards: settings.savesCards,
      refund: 'partial',
      closesCheckout: true,
      answersQueries: true,
      callbackTrust: 2,
      hasSharedKey: true,
      wallets: ['apple', 'google', 'mono'],
    },
    checkoutOrigins: [],
    openCheckout: (request) => openCheckout(monobank, request),
    ...(settings.savesCards
      ? {
          chargeToken: (charge: TokenCharge) => chargeToken(monobank, charge),
          revokeToken: (token: string) => revokeToken(monobank, token),
        }
      : {}),
    query: (payment) => query(monobank, payment),
    statement: (from, to) => statement(monobank, from, to),
    refund: (request) => refund(monobank, request),
    closeCheckout: (payment) => closeCheckout(monobank, payment),
    receive: (callback) => receive(monobank, callback),
    acknowledge: () => ({ status: 200, type: 'text/plain', body: '' }),
  }
}

async function openCheckout(monobank: Monobank, request: CheckoutRequest): Promise<OpenResult> {
  const seconds = Math.floor((request.expiresAt.getTime() - monobank.now().getTime()) / 1_000)
  const answer = await call(monobank, 'POST', 'invoice/create', {
    amount: Number(request.amount),
    ccy: UAH,
    merchantPaymInfo: {
      reference: request.reference,
      destination: request.description,
      basketOrder: basket(request.lines),
    },
    redirectUrl: request.returnUrl,
    webHookUrl: request.callbackUrl,
    validity: Math.min(Math.max(seconds, 60), MAX_VALIDITY_SECONDS),
    ...(request.saveCard && monobank.savesCards
      ? { saveCardData: { saveCard: true, walletId: request.walletId } }
      : {}),
  })
  if ('kind' in answer) return answer
  const [providerRef, url] = [textOf(answer.fields.invoiceId), textOf(answer.fields.pageUrl)]
  if (providerRef === undefined || url === undefined || !URL.canParse(url))
    return { kind: 'unknown', why: 'an invoice without a page' }
  return {
    kind: 'opened',
    handoff: { kind: 'redirect', url, providerRef, expiresAt: request.expiresAt },
  }
}

async function chargeToken(monobank: Monobank, charge: TokenCharge): Promise<CallResult> {
  const answer = await call(monobank, 'POST', 'wallet/payment', {
    cardToken: charge.token,
    amount: Number(charge.amount),
    ccy: UAH,
    initiationKind: 'merchant',
    redirectUrl: charge.returnUrl,
    webHookUrl: charge.callbackUrl,
    merchantPaymInfo: {
      reference: charge.reference,
      destination: charge.description,
      basketOrder: basket(charge.lines),
    },
  })
  if ('kind' in answer) return answer
  // The bank's answer contains neither amount nor reference, so both are taken from the request.
  const stated = { amount: Number(charge.amount), ccy: UAH, ...answer.fields, reference: charge.reference }
  if (textOf(answer.fields.status) === undefined)
    return { kind: 'unknown', why: 'an answer without a status' }
  return { kind: 'observed', observation: readMonobank(stated, 3, monobank.isLive) }
}

async function query(
  monobank: Monobank,
  { reference, providerRef, startedAt }: PaymentKey,
): Promise<CallResult> {
  const found =
    providerRef === null
      ? await findByReference(monobank, reference, startedAt)
      : await call(monobank, 'GET', `invoice/status?invoiceId=${encodeURIComponent(providerRef)}`)
  if ('kind' in found) return found
  const observation = readMonobank(found.fields, 3, monobank.isLive)
  if ((observation.reference ?? reference) !== reference)
    return { kind: 'unknown', why: 'an answer about another payment' }
  return { kind: 'observed', observation: { ...observation, reference } }
}

/**
 * Finds a payment in the bank's statement after the bank's answer was lost. Only the statement contains our
 * reference.
 */
async function findByReference(
  monobank: Monobank,
  reference: string,
  startedAt: Date,
): Promise<{ readonly fields: Fields } | NoAnswer> {
  const answer = await readStatement(
    monobank,
    new Date(startedAt.getTime() - STATEMENT_MARGIN_MS),
    new Date(monobank.now().getTime() + STATEMENT_MARGIN_MS),
  )
  if ('kind' in answer) return answer
  const row = answer.rows.find((each) => each.reference === reference)
  return row ? { fields: row } : { kind: 'not_sent', reason: 'not_found', why: 'not in the statement' }
}

async function statement(monobank: Monobank, from: Date, to: Date): Promise<StatementResult> {
  const answer = await readStatement(monobank, from, to)
  if ('kind' in answer) return answer
  return { kind: 'stated', rows: answer.rows.map((row) => readMonobank(row, 3, monobank.isLive)) }
}

async function readStatement(
  monobank: Monobank,
  from: Date,
  to: Date,
): Promise<{ readonly rows: readonly Fields[] } | NoAnswer> {
  const [begin, end] = [from, to].map((at) => Math.floor(at.getTime() / 1_000))
  const answer = await call(monobank, 'GET', `statement?from=${begin}&to=${end}`)
  if ('kind' in answer) return answer
  const { list } = answer.fields
  if (!Array.isArray(list)) return { kind: 'unknown', why: 'a statement without a list' }
  return { rows: list.map((row) => asFields(row) ?? {}) }
}

async function refund(monobank: Monobank, asked: RefundRequest): Promise<CallResult> {
  if (asked.providerRef === null)
    return { kind: 'not_sent', reason: 'refused', why: 'no invoice of the bank' }
  const answer = await call(monobank, 'POST', 'invoice/cancel', {
    invoiceId: asked.providerRef,
    extRef: asked.refundReference,
    amount: Number(asked.amount),
  })
  if ('kind' in answer) return answer
  const word = textOf(answer.fields.status)
  if (word !== 'processing' && word !== 'success' && word !== 'failure')
    return { kind: 'unknown', why: 'an answer without a status' }
  const status = ({ processing: 'pending', success: 'succeeded', failure: 'failed' } as const)[word]
  const observation = refundObservation(asked, status, monobank.isLive)
  return { kind: 'observed', observation: { ...observation, providerRef: asked.providerRef } }
}

async function closeCheckout(
  monobank: Monobank,
  { reference, providerRef }: PaymentKey,
): Promise<CallResult> {
  if (providerRef === null) return { kind: 'not_sent', reason: 'refused', why: 'no invoice of the bank' }
  const answer = await call(monobank, 'POST', 'invoice/remove', { invoiceId: providerRef })
  if ('kind' in answer) return answer
  return {
    kind: 'observed',
    observation: { reference, providerRef, status: 'expired', trust: 3, isLive: monobank.isLive },
  }
}

async function revokeToken(monobank: Monobank, token: string): Promise<boolean> {
  const answer = await call(monobank, 'DELETE', `wallet/card?cardToken=${encodeURIComponent(token)}`)
  return !('kind' in answer) || (answer.kind === 'not_sent' && answer.reason === 'not_found')
}

async function receive(monobank: Monobank, { bytes, headers }: RawCallback): Promise<Received> {
  const signature = headers['x-sign']
  if (!signature) return { kind: 'rejected', reason: 'malformed' }
  const key = await monobank.keys.current()
  if (key === null) return { kind: 'unavailable' }
  if (!isSignedBody(key, bytes, signature)) {
    const renewed = await monobank.keys.renewed()
    if (renewed === null || !isSignedBody(renewed, bytes, signature))
      return { kind: 'rejected', reason: 'bad_signature' }
  }
  const fields = parseFields(Buffer.from(bytes).toString('utf8'))
  const observation = fields && readMonobank(fields, 2, monobank.isLive)
  if (fields === null || observation?.providerRef === undefined)
    return { kind: 'rejected', reason: 'malformed' }
  const wallet = textOf(asFields(fields.walletData)?.status) ?? ''
  const digest = createHash('sha256').update(bytes).digest('hex')
  const { providerRef, sequence = '' } = observation
  return {
    kind: 'received',
    dedupeKey: [providerRef, sequence, fields.status, wallet, digest].join('|'),
    observation,
  }
}

async function readKey(base: Omit<Monobank, 'keys'>): Promise<string | null> {
  const answer = await call(base, 'GET', 'pubkey')
  return 'kind' in answer ? null : (textOf(answer.fields.key) ?? null)
}

/**
 * Sends one request to `/api/merchant`. An error response counts as a refusal. The statuses 401 and 403 mean
 * that our account is misconfigured.
 */
async function call(
  monobank: Omit<Monobank, 'keys'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Fields,
): Promise<{ readonly fields: Fields } | NoAnswer> {
  const answer = await ask(monobank, `${monobank.origin}/api/merchant/${path}`, {
    method,
    headers: { 'x-token': monobank.token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (answer.kind !== 'answered') return answer
  const { status, text } = answer
  const why = `HTTP ${status}`
  if (status === 401 || status === 403) return { kind: 'not_sent', reason: 'config', why }
  if (status === 404) return { kind: 'not_sent', reason: 'not_found', why }
  if (status >= 400) return { kind: 'not_sent', reason: 'refused', why }
  const fields = parseFields(text || '{}')
  return fields ? { fields } : { kind: 'unknown', why: 'an answer that is not JSON' }
}

function basket(lines: readonly PaymentLine[]): readonly Fields[] {
  return lines.map(({ name, quantity, price }, index) => ({
    name,
    qty: quantity,
    sum: Number(price),
    code: String(index + 1),
  }))
}
