import { createSign, generateKeyPairSync } from 'node:crypto'
import { type FakeRequest, type FakeServer, startFakeServer } from './fake-http.testing.ts'
import { createLiqpay } from './liqpay/liqpay.ts'
import { encodeData, signData } from './liqpay/liqpay-signature.ts'
import { createMonobank } from './monobank/monobank.ts'
import type { PaymentProvider, RawCallback } from './payment-provider.ts'
import type { ProviderDeps } from './provider-request.ts'
import { createWayforpay } from './wayforpay/wayforpay.ts'
import { signedAnswerFields } from './wayforpay/wayforpay-observation.ts'
import { signFields } from './wayforpay/wayforpay-signature.ts'

/**
 * A payment known to a fake provider. The names in `state` are used only in tests. Each fake translates them
 * to the statuses of its real provider.
 */
export type FakePayment = {
  readonly reference: string
  readonly providerRef: string
  /** The amount in hryvnias, in the provider's notation. */
  readonly amount: string
  readonly currency?: string
  readonly state: 'paid' | 'declined' | 'waiting' | 'confirm' | 'returned' | 'partly returned' | 'strange'
  readonly token?: string
  /** The time of the payment's last change. It distinguishes two callbacks of one payment. */
  readonly at?: Date
}

export type FakeProvider = {
  readonly server: FakeServer
  readonly provider: PaymentProvider
  /** What the fake server answers next: this payment, or a refusal. */
  says: FakePayment | 'unknown payment' | 'wrong keys' | 'duplicate' | 'pays refunds later'
  readonly callback: (payment: FakePayment) => RawCallback
  statement: readonly FakePayment[]
  readonly forgotten: string[]
}

export type FakeName = 'liqpay' | 'wayforpay' | 'monobank'

export const FAKES: Readonly<Record<FakeName, (deps?: Partial<ProviderDeps>) => Promise<FakeProvider>>> = {
  liqpay: fakeLiqpay,
  wayforpay: fakeWayforpay,
  monobank: fakeMonobank,
}

const AT = new Date('2026-11-22T10:00:00Z')
const BASE: ProviderDeps = { fetch, now: () => AT, randomId: () => 'id' }

async function fakeLiqpay(deps: Partial<ProviderDeps> = {}): Promise<FakeProvider> {
  const keys = { publicKey: 'i00000000', privateKey: 'a4825234f4bae72a0be04eafe9e8e2bada209255' }
  const words = {
    paid: 'success',
    declined: 'failure',
    waiting: 'processing',
    confirm: '3ds_verify',
    returned: 'reversed',
    'partly returned': 'success',
    strange: 'gone_fishing',
  }
  const body = (payment: FakePayment) => ({
    ...keys,
    privateKey: undefined,
    public_key: keys.publicKey,
    action: 'pay',
    status: words[payment.state],
    order_id: payment.reference,
    payment_id: payment.providerRef,
    amount: Number(payment.amount),
    currency: payment.currency ?? 'UAH',
    end_date: (payment.at ?? AT).getTime(),
    sender_card_mask2: '424242*42',
    ...(payment.token ? { card_token: payment.token } : {}),
    ...(payment.state === 'declined' ? { err_code: 'limit' } : {}),
    ...(payment.state === 'partly returned' ? { refund_amount: 1.05 } : {}),
  })
  const server = await startFakeServer(({ body: sent }) => {
    const form = new URLSearchParams(sent)
    const asked = JSON.parse(Buffer.from(form.get('data') ?? '', 'base64').toString('utf8'))
    const isSigned = form.get('signature') === signData(keys.privateKey, form.get('data') ?? '', 7)
    if (!isSigned || fake.says === 'wrong keys')
      return { body: '{"result":"error","err_code":"err_signature","status":"error"}' }
    if (asked.action === 'reports')
      return { body: JSON.stringify({ result: 'success', data: fake.statement.map(body) }) }
    if (asked.action === 'token_update') {
      fake.forgotten.push(`${asked.card_token_action} ${asked.card_token}`)
      return { body: '{"result":"ok","status":"success","card_token_info":{"status":"DELETED"}}' }
    }
    if (fake.says === 'unknown payment')
      return { body: '{"result":"error","err_code":"payment_not_found","status":"error"}' }
    if (fake.says === 'duplicate')
      return { body: '{"result":"error","err_code":"err_order_id","status":"error"}' }
    if (asked.action === 'refund')
      return {
        body: JSON.stringify(
          fake.says === 'pays refunds later'
            ? { result: 'ok', status: 'wait_reserve', wait_amount: true }
            : { result: 'ok', status: 'reversed' },
        ),
      }
    if (fake.says === 'pays refunds later') throw new Error('only a refund is paid later')
    return { body: JSON.stringify({ result: 'ok', ...body(fake.says) }) }
  })
  const fake: FakeProvider = {
    server,
    provider: createLiqpay(
      { ...keys, version: 7, savesCards: true, origin: server.origin },
      { ...BASE, ...deps },
    ),
    says: 'unknown payment',
    statement: [],
    forgotten: [],
    callback: (payment) => {
      const data = encodeData(body(payment))
      const form = new URLSearchParams({ data, signature: signData(keys.privateKey, data, 7) })
      return { bytes: Buffer.from(form.toString()), headers: {} }
    },
  }
  return fake
}

async function fakeWayforpay(deps: Partial<ProviderDeps> = {}): Promise<FakeProvider> {
  const account = 'verstat_shop'
  const secret = 'flk3409refn54t54t*FNJRET'
  const words = {
    paid: 'Approved',
    declined: 'Declined',
    waiting: 'InProcessing',
    confirm: 'Pending',
    returned: 'Refunded',
    'partly returned': 'Approved',
    strange: 'GoneFishing',
  }
  const reasonCodes: Partial<Record<FakePayment['state'], number>> = {
    declined: 1104,
    confirm: 5100,
    waiting: 1131,
  }
  const sign = (fields: Record<string, unknown>) => ({
    ...fields,
    merchantSignature: signFields(secret, signedAnswerFields(fields)),
  })
  const body = (payment: FakePayment) =>
    sign({
      merchantAccount: account,
      orderReference: payment.reference,
      amount: Number(payment.amount),
      currency: payment.currency ?? 'UAH',
      authCode: '541963',
      cardPan: '41****8217',
      transactionStatus: words[payment.state],
      reasonCode: reasonCodes[payment.state] ?? 1100,
      processingDate: Math.floor((payment.at ?? AT).getTime() / 1_000),
      email: null,
      ...(payment.token ? { recToken: payment.token } : {}),
      ...(payment.state === 'partly returned' ? { refundAmount: 1.05 } : {}),
    })
  const server = await startFakeServer(({ body: sent }) => {
    const asked = JSON.parse(sent)
    const { says } = fake
    if (says === 'wrong keys') return { body: '{"reason":"Invalid signature","reasonCode":1113}' }
    if (asked.transactionType === 'TRANSACTION_LIST') {
      const due = signFields(secret, [account, String(asked.dateBegin), String(asked.dateEnd)])
      if (asked.merchantSignature !== due) return { body: '{"reason":"Invalid signature","reasonCode":1113}' }
      const rows = fake.statement.flatMap((payment) => [
        { transactionType: 'PURCHASE', ...body(payment) },
        { transactionType: 'REFUND', ...body({ ...payment, amount: '0.01', state: 'returned' }) },
      ])
      return { body: JSON.stringify({ reasonCode: 1100, reason: 'Ok', transactionList: rows }) }
    }
    if (says === 'unknown payment') return { body: '{"reason":"Order not found","reasonCode":1127}' }
    if (says === 'duplicate') return { body: '{"reason":"Duplicate Order ID","reasonCode":1112}' }
    if (asked.transactionType === 'REFUND') {
      const transactionStatus = says === 'pays refunds later' ? 'RefundInProcessing' : 'Refunded'
      const answer = {
        merchantAccount: account,
        orderReference: asked.orderReference,
        transactionStatus,
        reasonCode: 1100,
      }
      const signed = [account, asked.orderReference, transactionStatus, '1100']
      return { body: JSON.stringify({ ...answer, merchantSignature: signFields(secret, signed) }) }
    }
    if (says === 'pays refunds later') throw new Error('only a refund is paid later')
    return { body: JSON.stringify(body(says)) }
  })
  const settings = { account, secret, domain: 'verstat.example', savesCards: true }
  const fake: FakeProvider = {
    server,
    provider: createWayforpay(
      { ...settings, payOrigin: server.origin, apiOrigin: server.origin },
      { ...BASE, ...deps },
    ),
    says: 'unknown payment',
    statement: [],
    forgotten: [],
    // Like the real provider, the fake sends JSON with the content type of a form.
    callback: (payment) => ({
      bytes: Buffer.from(JSON.stringify(body(payment))),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  }
  return fake
}

async function fakeMonobank(deps: Partial<ProviderDeps> = {}): Promise<FakeProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  const words = {
    paid: 'success',
    declined: 'failure',
    waiting: 'processing',
    confirm: 'processing',
    returned: 'reversed',
    'partly returned': 'success',
    strange: 'hold',
  }
  const body = (payment: FakePayment) => ({
    invoiceId: payment.providerRef,
    status: words[payment.state],
    amount: Math.round(Number(payment.amount) * 100),
    ccy: payment.currency === 'USD' ? 840 : 980,
    modifiedDate: (payment.at ?? AT).toISOString(),
    reference: payment.reference,
    paymentInfo: { maskedPan: '424242******4242', paymentSystem: 'visa' },
    ...(payment.token ? { walletData: { status: 'created', cardToken: payment.token } } : {}),
    ...(payment.state === 'declined' ? { failureReason: 'Недостатньо коштів' } : {}),
    ...(payment.state === 'confirm' ? { tdsUrl: 'https://pay.example/3ds' } : {}),
    ...(payment.state === 'partly returned'
      ? { cancelList: [{ status: 'success', amount: 105, ccy: 980, extRef: 'r-1' }] }
      : {}),
  })
  const server = await startFakeServer((request: FakeRequest) => {
    const { says } = fake
    if (request.path === '/api/merchant/pubkey')
      return { body: JSON.stringify({ key: Buffer.from(pem).toString('base64') }) }
    if (request.headers['x-token'] !== 'mono-token' || says === 'wrong keys')
      return { status: 403, body: '{"errCode":"FORBIDDEN","errText":"forbidden"}' }
    if (request.method === 'DELETE') {
      fake.forgotten.push(`DELETE ${new URL(request.path, server.origin).searchParams.get('cardToken')}`)
      return { body: '{}' }
    }
    if (request.path.includes('/statement') && fake.statement.length > 0)
      return { body: JSON.stringify({ list: fake.statement.map(body) }) }
    if (request.path.endsWith('/invoice/cancel'))
      return { body: JSON.stringify({ status: says === 'pays refunds later' ? 'processing' : 'success' }) }
    if (request.path.endsWith('/invoice/remove')) return { body: '{}' }
    if (request.path.endsWith('/invoice/create'))
      return { body: '{"invoiceId":"p2_9ZgpZVsl3","pageUrl":"https://pay.example/p2_9ZgpZVsl3"}' }
    if (says === 'unknown payment') {
      return request.path.includes('/statement')
        ? { body: '{"list":[]}' }
        : { status: 404, body: '{"errCode":"NOT_FOUND","errText":"not found"}' }
    }
    if (typeof says === 'string') throw new Error(`nothing to say of ${request.path}`)
    const row = body(says)
    return { body: JSON.stringify(request.path.includes('/statement') ? { list: [row] } : row) }
  })
  const fake: FakeProvider = {
    server,
    provider: createMonobank(
      { token: 'mono-token', isTest: false, savesCards: true, origin: server.origin },
      { ...BASE, ...deps },
    ),
    says: 'unknown payment',
    statement: [],
    forgotten: [],
    callback: (payment) => {
      const bytes = Buffer.from(JSON.stringify(body(payment), null, 2))
      return { bytes, headers: { 'x-sign': createSign('sha256').update(bytes).sign(privateKey, 'base64') } }
    },
  }
  return fake
}
