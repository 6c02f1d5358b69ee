import { expect, test } from 'vitest'
import type { OpenResult } from '../payment-provider.ts'
import { createWayforpay } from './wayforpay.ts'
import { signedAnswerFields } from './wayforpay-observation.ts'
import { signFields } from './wayforpay-signature.ts'

const secret = 'flk3409refn54t54t*FNJRET'
const settings = { account: 'test_merch_n1', secret, domain: 'www.market.ua', savesCards: true }
const provider = createWayforpay(settings, {
  fetch,
  now: () => new Date(1_415_379_863_000),
  randomId: () => 'id',
})
const approved = {
  merchantAccount: 'test_merch_n1',
  orderReference: 'DH783023',
  amount: 1547.36,
  currency: 'UAH',
  authCode: '541963',
  cardPan: '',
  email: null,
  transactionStatus: 'Approved',
  reasonCode: 1100,
  recToken: 'first',
  processingDate: 1_415_379_900,
}
const signed = (fields: Record<string, unknown>) => ({
  ...fields,
  merchantSignature: signFields(secret, signedAnswerFields(fields)),
})
const receive = (body: string) => provider.receive({ bytes: Buffer.from(body), headers: {} })

test('the response to a callback is signed, so that the callback is not repeated', () => {
  const { body } = provider.acknowledge({
    reference: 'DH783023',
    status: 'succeeded',
    trust: 1,
    isLive: false,
  })
  expect(JSON.parse(body)).toEqual({
    orderReference: 'DH783023',
    status: 'accept',
    time: 1_415_379_863,
    signature: 'bd8d3443f99fb2c7a8b610ac600c80b0',
  })
})

test('a callback is read as JSON, as the name of a form field, and as a form', async () => {
  const json = JSON.stringify(signed(approved))
  const told = { kind: 'received', observation: { status: 'succeeded', amount: 154_736n, isLive: false } }
  expect(await receive(json)).toMatchObject(told)
  expect(await receive(`${encodeURIComponent(json)}=`)).toMatchObject(told)
  const form = Object.entries(signed(approved)).map(([name, value]) => [name, String(value ?? '')])
  expect(await receive(new URLSearchParams(form).toString())).toMatchObject(told)
})

test('a replay with another token and time has a valid signature, so it only triggers a query', async () => {
  const replay = { ...signed(approved), recToken: 'another', processingDate: 1_999_999_999 }
  const received = await receive(JSON.stringify(replay))
  expect(received).toMatchObject({ kind: 'received', observation: { trust: 1 } })
  expect(received.kind === 'received' && received.observation.sequence).toBeUndefined()
})

test('an approval with a contradicting reason is no success', async () => {
  expect(await receive(JSON.stringify(signed({ ...approved, reasonCode: 1101 })))).toMatchObject({
    observation: { status: 'unknown' },
  })
})

test('a callback for another account with the same secret is refused', async () => {
  const foreign = signed({ ...approved, merchantAccount: 'another_shop' })
  expect(await receive(JSON.stringify(foreign))).toEqual({ kind: 'rejected', reason: 'malformed' })
})

test('lines that do not add up become one line, and a separator in a name cannot shift signed fields', async () => {
  const opened = await provider.openCheckout(checkout)
  const fields = formOf(opened)
  expect(fields).toContainEqual(['productName[]', 'Боост, top'])
  expect(fields).toContainEqual(['productPrice[]', '1.00'])
  expect(fields).toContainEqual(['language', 'EN'])
  expect(fields).toContainEqual(['orderLifetime', '1800'])
})

test("the signature of the payer's form fits no callback, however its fields are split", async () => {
  const form = Object.fromEntries(formOf(await provider.openCheckout(checkout)))
  const parts = [
    form.merchantAccount,
    form.merchantDomainName,
    form.orderReference,
    form.orderDate,
    form.amount,
    form.currency,
    form['productName[]'],
    form['productCount[]'],
    form['productPrice[]'],
  ]
  expect(signFields(secret, parts.map(String))).toBe(form.merchantSignature)
  const names = ['amount', 'currency', 'authCode', 'cardPan', 'transactionStatus', 'reasonCode']
  const rest = Object.fromEntries(names.map((name, index) => [name, parts[index + 3]]))
  const cut = {
    merchantAccount: parts[0],
    orderReference: `${parts[1]};${parts[2]}`,
    ...rest,
    merchantSignature: form.merchantSignature,
  }
  expect(signFields(secret, signedAnswerFields(cut))).toBe(form.merchantSignature)
  expect(await receive(JSON.stringify(cut))).toEqual({ kind: 'rejected', reason: 'malformed' })
  // Our own signed response to a callback must not be accepted as a callback.
  expect(await receive(provider.acknowledge({ status: 'open', trust: 1, isLive: false }).body)).toMatchObject(
    {
      kind: 'rejected',
    },
  )
})

const checkout = {
  reference: 'a-1',
  amount: 100n,
  description: 'Боост; top',
  lines: [{ name: 'x', quantity: 1, price: 99n }],
  locale: 'en',
  returnUrl: 'https://verstat.example/r',
  callbackUrl: 'https://verstat.example/c',
  saveCard: false,
  walletId: 'w',
  expiresAt: new Date(1_415_379_863_000 + 1_800_000),
  number: '1',
  seller: null,
} as const

function formOf(opened: OpenResult) {
  if (opened.kind !== 'opened' || opened.handoff.kind !== 'form') throw new Error('no form')
  return opened.handoff.fields
}
