import {
  createReceipt,
  editSeller,
  getPanelSeller,
  getSeller,
  getTransaction,
  listAudit,
  retryTransaction,
  type Seller,
  statePurchasePayer,
  upgradeSubscription,
} from '@verstat/contract'
import { expect, test } from 'vitest'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testSite } from '../../../test-site.testing.ts'
import { newStaff, newStaffWithFactor } from '../../accounts/accounts.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { newBuyer, newSubscription } from '../billing.testing.ts'

const site = await testSite({
  prepare: insertTestDictionaries,
  payments: { providers: ['sandbox', 'invoice'], seller: null },
})
site.clock.now = new Date('2027-02-10T10:00:00Z')
const admin = await newStaffWithFactor(site, 'admin')
const asAdmin = { token: admin.token }
const first: Seller = {
  name: { uk: 'ФОП Перший П.П.', en: 'Pershyi P.P.' },
  code: '43720363',
  iban: 'UA473052990000026005026707459',
  bank: 'АТ «Банк»',
  address: { uk: 'м. Київ', en: 'Kyiv' },
  taxStatus: 'single',
  refundRule: { uk: 'Протягом 14 днів.', en: 'Within 14 days.' },
}
const second: Seller = {
  ...first,
  name: { uk: 'ТОВ «Другий»', en: 'Druhyi LLC' },
  code: '32855961',
  iban: 'UA213223130000026007233566001',
  bank: 'АТ «Інший банк»',
}

/** Enters the seller. A code of the second factor is valid once, so the clock passes on afterwards. */
async function enter(seller: Seller) {
  const answer = await site.call(
    editSeller,
    { details: seller, password: admin.password, code: admin.code() },
    asAdmin,
  )
  site.clock.pass(30_000)
  await eventually('the process knows the seller', async () =>
    (await site.call(getSeller, {})).seller?.code === seller.code ? true : undefined,
  )
  return answer
}

async function bought() {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { transaction } = await site.call(
    upgradeSubscription,
    { id, planId: 'order-plus' },
    { token: buyer.token },
  )
  return { buyer, id: transaction?.id ?? '' }
}

async function invoiced() {
  const { buyer, id } = await bought()
  const { number } = await site.call(retryTransaction, { id, provider: 'invoice' })
  return { buyer, id, number }
}

const recipientOf = async (id: string) => {
  const { checkout, seller } = await site.call(getTransaction, { id })
  if (checkout?.type !== 'document') throw new Error('no invoice')
  return [checkout.recipient?.iban, checkout.recipient?.name, seller?.code]
}
const pdf = async (id: string, name: string, token: string) => {
  const answer = await site.http.inject({
    url: `/payment/${id}/${name}.pdf?lang=uk`,
    headers: { cookie: `token=${token}` },
  })
  return { status: answer.statusCode, bytes: answer.rawPayload.length }
}

test('invoices are offered as soon as the seller is entered, without a restart', async () => {
  const { id } = await bought()
  const methods = async () =>
    (await site.call(getTransaction, { id })).methods.map(({ provider }) => provider)
  expect(await methods()).toEqual(['sandbox'])
  expect(await site.refusal(retryTransaction, { id, provider: 'invoice' })).toMatchObject({
    fields: { provider: 'unknown_reference' },
  })
  expect(await site.call(getPanelSeller, {}, asAdmin)).toEqual({ seller: null, isConfigured: false })
  const spaced = { ...first, iban: 'ua47 3052 9900 0002 6005 0267 0745 9' }
  expect(await enter(spaced)).toEqual({ seller: first, isConfigured: false })
  expect(await methods()).toEqual(['sandbox', 'invoice'])
})

test('an invoice and its act keep the seller of their day after the seller changes', async () => {
  await enter(first)
  const { buyer, id, number } = await invoiced()
  await site.call(statePurchasePayer, { id, name: 'ТОВ «Швейка»', code: '14360570', address: '' }, buyer)
  const shown = [first.iban, first.name.uk, first.code]
  expect(await recipientOf(id)).toEqual(shown)
  const invoice = await pdf(id, 'invoice', buyer.token)
  await enter(second)
  expect(await recipientOf(id)).toEqual(shown)
  expect(await pdf(id, 'invoice', buyer.token)).toEqual(invoice)
  const later = await invoiced()
  expect(await recipientOf(later.id)).toEqual([second.iban, second.name.uk, second.code])
  const line = { amountMinor: 14_900, receivedOn: '2027-02-10', bankReference: 'д 1', payer: 'ТОВ' }
  await site.call(createReceipt, { ...line, number, password: admin.password, code: admin.code() }, asAdmin)
  site.clock.pass(30_000)
  const act = await pdf(id, 'act', buyer.token)
  expect(act.status).toBe(200)
  expect((await site.call(getTransaction, { id })).seller?.code).toBe(first.code)
  await enter({ ...second, name: { ...second.name, uk: 'ТОВ «Зовсім інша назва»' } })
  expect(await pdf(id, 'act', buyer.token)).toEqual(act)
})

test('a wrong code and a wrong account are told at once, and nothing changes without the second factor', async () => {
  await enter(first)
  const proof = { password: admin.password, code: '000000' }
  const wrong = { ...first, code: '43720364', iban: 'UA473052990000026005026707458' }
  expect(await site.refusal(editSeller, { details: wrong, ...proof }, asAdmin)).toMatchObject({
    fields: { 'details.code': 'invalid_edrpou', 'details.iban': 'invalid_iban' },
  })
  const empty = { ...first, bank: ' ', name: { uk: '', en: '' } }
  expect(await site.refusal(editSeller, { details: empty, ...proof }, asAdmin)).toMatchObject({
    fields: { 'details.bank': 'required', 'details.name.uk': 'required', 'details.name.en': 'required' },
  })
  expect(await site.refusal(editSeller, { details: second, ...proof }, asAdmin)).toMatchObject({
    code: 'second_factor_required',
  })
  const bare = await newStaff(site, 'admin')
  const bareProof = { password: bare.password, code: '1' }
  expect(
    await site.refusal(editSeller, { details: second, ...bareProof }, { token: bare.token }),
  ).toMatchObject({ code: 'second_factor_missing' })
  expect((await site.call(getPanelSeller, {}, asAdmin)).seller).toEqual(first)
})

test('each change of the seller is in the audit log with the details before and after', async () => {
  await enter(first)
  await enter(second)
  const { items } = await site.call(listAudit, { area: 'payment' }, asAdmin)
  expect(items.find(({ action }) => action === 'payment.seller_changed')).toMatchObject({
    actor: { id: admin.user.id },
    details: { before: { iban: first.iban }, after: { iban: second.iban } },
  })
})
