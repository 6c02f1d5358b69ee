import {
  createReceipt,
  exportUser,
  getPurchasePayer,
  getTransaction,
  retryTransaction,
  statePurchasePayer,
  upgradeSubscription,
} from '@verstat/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { newStaffWithFactor } from '../../accounts/accounts.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { type Buyer, newBuyer, newSubscription } from '../billing.testing.ts'

const seller = {
  name: { uk: 'ФОП Тестовий Т.Т.', en: 'Testovyi T.T.' },
  code: '43720363',
  iban: 'UA473052990000026005026707459',
  bank: 'АТ «Банк»',
  address: { uk: 'м. Київ', en: 'Kyiv' },
  taxStatus: 'single',
  refundRule: { uk: 'Протягом 14 днів.', en: 'Within 14 days.' },
} as const
const site = await testSite({
  prepare: insertTestDictionaries,
  payments: { providers: ['sandbox', 'invoice'], seller },
})
site.clock.now = new Date('2027-02-10T10:00:00Z')
const admin = await newStaffWithFactor(site, 'admin')
const payer = { name: 'ТОВ «Швейка»', code: '14360570', address: 'м. Львів' }

async function invoiced(buyer: Buyer, overrides: Parameters<typeof newSubscription>[2] = {}) {
  const { id } = await newSubscription(site, buyer, overrides)
  const bought = await site.call(upgradeSubscription, { id, planId: 'order-plus' }, { token: buyer.token })
  const transactionId = bought.transaction?.id ?? ''
  const { number } = await site.call(retryTransaction, { id: transactionId, provider: 'invoice' })
  return { id: transactionId, number }
}

let lines = 0
function payIt(number: number) {
  lines += 1
  const line = { amountMinor: 14_900, receivedOn: '2027-02-10', bankReference: `д ${lines}`, payer: 'ТОВ' }
  const proof = { password: admin.password, code: admin.code() }
  return site.call(createReceipt, { ...line, number, ...proof }, { token: admin.token })
}

async function open(id: string, name: string, token?: string) {
  const headers = token === undefined ? {} : { cookie: `token=${token}` }
  const answer = await site.http.inject({ url: `/payment/${id}/${name}.pdf?lang=uk`, headers })
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload.length }
}

test('an invoice says where the money goes, and who pays only to the buyer and staff', async () => {
  const buyer = await newBuyer(site)
  const stranger = await newBuyer(site)
  const { id } = await invoiced(buyer)
  const { checkout } = await site.call(getTransaction, { id })
  expect(checkout).toMatchObject({
    recipient: { name: seller.name.uk, code: seller.code, iban: seller.iban, bank: seller.bank },
  })
  const before = await open(id, 'invoice')
  await site.call(statePurchasePayer, { id, ...payer }, { token: buyer.token })
  expect(await open(id, 'invoice')).toEqual(before)
  expect(await open(id, 'invoice', stranger.token)).toEqual(before)
  for (const token of [buyer.token, admin.token])
    expect((await open(id, 'invoice', token)).bytes).not.toBe(before.bytes)
  expect(JSON.stringify(await site.call(getTransaction, { id }))).not.toContain(payer.code)
})

test('the act of a paid purchase is for the buyer and staff, once the payer is stated; others get 404', async () => {
  const buyer = await newBuyer(site)
  const stranger = await newBuyer(site)
  const { id, number } = await invoiced(buyer)
  const own = { token: buyer.token }
  const state = async () => (await site.call(getPurchasePayer, { id }, own)).act
  expect([await state(), (await open(id, 'act', buyer.token)).status]).toEqual(['none', 404])
  await payIt(number)
  expect([await state(), (await open(id, 'act', buyer.token)).status]).toEqual(['needs_payer', 404])
  await site.call(statePurchasePayer, { id, ...payer }, own)
  expect(await state()).toBe('ready')
  for (const token of [buyer.token, admin.token])
    expect(await open(id, 'act', token)).toMatchObject({ status: 200, type: 'application/pdf' })
  for (const token of [undefined, stranger.token, 'nothing'])
    expect((await open(id, 'act', token)).status).toBe(404)
})

test('the payer of a paid purchase does not change, and is suggested for the next one', async () => {
  const buyer = await newBuyer(site)
  const own = { token: buyer.token }
  const { id, number } = await invoiced(buyer)
  await site.call(statePurchasePayer, { id, ...payer, name: 'ТОВ «Інша»' }, own)
  await site.call(statePurchasePayer, { id, ...payer }, own)
  await payIt(number)
  expect(await site.refusal(statePurchasePayer, { id, ...payer, name: 'x' }, own)).toMatchObject({
    code: 'move_forbidden',
  })
  expect(await site.call(getPurchasePayer, { id }, own)).toMatchObject({ payer, mayState: false })
  const next = await invoiced(buyer)
  expect(await site.call(getPurchasePayer, { id: next.id }, own)).toMatchObject({
    payer: null,
    suggested: payer,
    mayState: true,
  })
  expect(JSON.stringify(await site.call(exportUser, {}, own))).toContain(payer.code)
})

test('the act waits until paid time begins, with the publication', async () => {
  const buyer = await newBuyer(site)
  const { id, number } = await invoiced(buyer, { status: 'pending', published_at: null, bumped_at: null })
  await site.call(statePurchasePayer, { id, ...payer }, { token: buyer.token })
  await payIt(number)
  expect((await site.call(getPurchasePayer, { id }, { token: buyer.token })).act).toBe('later')
  expect((await open(id, 'act', buyer.token)).status).toBe(404)
})

test.each([
  [{ code: '14360571' }, { code: 'invalid_edrpou' }],
  [{ code: '3184710691' }, null],
  [{ code: '3184710692' }, { code: 'invalid_rnokpp' }],
  [{ code: '123456789' }, { code: 'invalid_format' }],
  [{ name: ' ' }, { name: 'required' }],
  [{ name: 'a\u202eb' }, { name: 'invalid_format' }],
])('of a stated payer, %o is judged by its check digits', async (change, fields) => {
  const buyer = await newBuyer(site)
  const { id } = await invoiced(buyer)
  const input = { id, ...payer, ...change }
  const own = { token: buyer.token }
  if (fields) expect(await site.refusal(statePurchasePayer, input, own)).toMatchObject({ fields })
  else expect(await site.call(statePurchasePayer, input, own)).toMatchObject({ payer: change })
})
