import {
  acceptPayment,
  assignReceipt,
  createReceipt,
  getPanelCounts,
  getPanelTransaction,
  getSubscription,
  getTransaction,
  listPanelTransactions,
  listReceipts,
  payInvoice,
  putEventAside,
  refundTransaction,
  retryTransaction,
  returnReceipt,
  settleRefund,
  upgradeSubscription,
} from '@verstat/contract'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createInvoice } from '../../../platform/payments/invoice/invoice.ts'
import type { Providers } from '../../../platform/payments/payment-provider.ts'
import type { Seller } from '../../../platform/payments/seller.ts'
import { testSite } from '../../../test-site.testing.ts'
import { newStaff, newStaffWithFactor } from '../../accounts/accounts.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { fakeProvider, newBuyer, newSubscription, observed, sendCallback } from '../billing.testing.ts'
import { brokenInvariants } from '../billing-invariants.testing.ts'

const fake = fakeProvider()
const seller: Seller = {
  name: { uk: 'ФОП Тестовий Т.Т.', en: 'Testovyi T.T.' },
  code: '43720363',
  iban: 'UA473052990000026005026707459',
  bank: 'АТ «Ощадбанк»',
  address: { uk: 'Київ', en: 'Kyiv' },
  taxStatus: 'single',
  refundRule: { uk: 'Протягом 14 днів.', en: 'Within 14 days.' },
}
const invoice = createInvoice({ now: () => site.clock.now })
const providers: Providers = {
  ...fake.providers,
  find: (id) => (id === 'invoice' ? invoice : fake.providers.find(id)),
  all: () => [invoice, fake.provider],
  offered: () => [invoice, fake.provider],
}
const site = await testSite({
  prepare: insertTestDictionaries,
  providers,
  payments: { providers: ['invoice'], seller },
})
site.clock.now = new Date('2027-02-10T10:00:00Z')
const admin = await newStaffWithFactor(site, 'admin')
const proof = () => ({ password: admin.password, code: admin.code() })
const asAdmin = { token: admin.token }
let lines = 0

/** Returns a line of a bank statement with a new bank reference. */
function line(amountMinor: number) {
  lines += 1
  return { amountMinor, receivedOn: '2027-02-10', bankReference: `п/д ${lines}`, payer: 'ТОВ «Швейка»' }
}

afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

/** Creates a purchase for 149 UAH with an invoice. */
async function invoiced() {
  const buyer = await newBuyer(site)
  const { id, orderId } = await newSubscription(site, buyer)
  const bought = await site.call(upgradeSubscription, { id, planId: 'order-plus' }, { token: buyer.token })
  const transactionId = bought.transaction?.id ?? ''
  const { number } = await site.call(retryTransaction, { id: transactionId, provider: 'invoice' })
  const statusOf = async () =>
    (await site.call(getSubscription, { family: '10', id }, { token: buyer.token })).status
  return { buyer, id, orderId, transactionId, number, statusOf }
}

function see(id: string) {
  return site.call(getPanelTransaction, { id }, asAdmin)
}

test('an invoice marked as paid grants the purchase at once, and its owner is notified', async () => {
  const { buyer, transactionId, statusOf, number } = await invoiced()
  expect((await see(transactionId)).invoice).toMatchObject({ amount: { amountMinor: 14_900 } })
  const paid = await site.call(payInvoice, { id: transactionId, ...line(14_900), ...proof() }, asAdmin)
  expect(paid).toMatchObject({ status: 'paid', review: false, invoice: null })
  expect(await site.call(getTransaction, { id: transactionId })).toMatchObject({ status: 'paid' })
  expect(await statusOf()).toBe('active')
  const subjects = (await site.mailsTo(buyer.email, 2)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringContaining(`Рахунок №\u00a0${number} сплачено`))
})

test('a statement line is entered once and never with a future date', async () => {
  const { transactionId } = await invoiced()
  const first = line(14_900)
  await site.call(createReceipt, { ...first, ...proof() }, asAdmin)
  const again = { id: transactionId, ...first, ...proof() }
  expect(await site.refusal(payInvoice, again, asAdmin)).toMatchObject({ code: 'conflict' })
  const tomorrow = { id: transactionId, ...line(14_900), receivedOn: '2027-02-12', ...proof() }
  expect(await site.refusal(payInvoice, tomorrow, asAdmin)).toMatchObject({
    fields: { receivedOn: 'date_too_late' },
  })
  expect((await see(transactionId)).status).toBe('pending')
})

test('an invoice paid in two transfers is paid with the second one', async () => {
  const { transactionId, statusOf, number } = await invoiced()
  await site.call(payInvoice, { id: transactionId, ...line(10_000), ...proof() }, asAdmin)
  expect(await see(transactionId)).toMatchObject({ review: true, cases: [{ kind: 'wrong_amount' }] })
  expect(await statusOf()).toBe('pending_payment')
  await site.call(createReceipt, { ...line(4_900), number, ...proof() }, asAdmin)
  expect(await see(transactionId)).toMatchObject({ status: 'paid', cases: [] })
  expect(await statusOf()).toBe('active')
})

test('another sum waits for staff, who accept or refund it', async () => {
  const first = await invoiced()
  await site.call(payInvoice, { id: first.transactionId, ...line(14_800), ...proof() }, asAdmin)
  const [found] = (await see(first.transactionId)).cases
  expect(found).toMatchObject({ amount: { amountMinor: 14_800 }, verdicts: ['refund', 'accept'] })
  const attemptId = found?.attemptId ?? ''
  const accept = { id: first.transactionId, attemptId, note: 'Гривня комісії', ...proof() }
  expect(await site.call(acceptPayment, accept, asAdmin)).toMatchObject({ status: 'paid', cases: [] })
  expect(await first.statusOf()).toBe('active')
  expect(await site.call(getTransaction, { id: first.transactionId })).toMatchObject({
    amount: { amountMinor: 14_900 },
    paid: { amountMinor: 14_800 },
  })

  const second = await invoiced()
  await site.call(payInvoice, { id: second.transactionId, ...line(100), ...proof() }, asAdmin)
  const [wrong] = (await see(second.transactionId)).cases
  const back = {
    id: second.transactionId,
    attemptId: wrong?.attemptId ?? '',
    amountMinor: 100,
    reason: 'Не та сума',
  }
  const requested = await site.call(refundTransaction, { ...back, ...proof() }, asAdmin)
  expect(requested.refunds).toMatchObject([{ status: 'to_transfer', way: 'transfer' }])
})

test('an overpayment is owed and refunded without ending the purchase', async () => {
  const { transactionId, statusOf } = await invoiced()
  await site.call(payInvoice, { id: transactionId, ...line(14_900), ...proof() }, asAdmin)
  const { number } = await see(transactionId)
  await site.call(createReceipt, { ...line(14_900), number, ...proof() }, asAdmin)
  const { cases } = await see(transactionId)
  expect(cases).toMatchObject([
    { kind: 'wrong_amount', amount: { amountMinor: 14_900 }, verdicts: ['refund'] },
  ])
  expect(await statusOf()).toBe('active')
})

test('a receipt without an invoice waits until staff assign or return it', async () => {
  const { transactionId, statusOf, number } = await invoiced()
  const made = await site.call(createReceipt, { ...line(14_900), ...proof() }, asAdmin)
  expect(made).toMatchObject({ status: 'open', transaction: null })
  const other = await newStaffWithFactor(site, 'admin')
  const tries = await Promise.allSettled([
    site.call(assignReceipt, { id: made.id, number, ...proof() }, asAdmin),
    site.call(
      returnReceipt,
      { id: made.id, bankReference: '5', password: other.password, code: other.code() },
      { token: other.token },
    ),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { items } = await site.call(listReceipts, { show: 'all', limit: 1 }, asAdmin)
  const isAssigned = items[0]?.status === 'assigned'
  expect([(await see(transactionId)).status, await statusOf()]).toEqual(
    isAssigned ? ['paid', 'active'] : ['pending', 'pending_payment'],
  )
  const late = { id: made.id, number, ...proof() }
  expect(await site.refusal(assignReceipt, late, asAdmin)).toMatchObject({ code: 'move_forbidden' })
  const unknown = { ...line(1), number: 999_999, ...proof() }
  expect(await site.refusal(createReceipt, unknown, asAdmin)).toMatchObject({
    fields: { number: 'unknown_reference' },
  })
})

test('an event of an unknown payment waits for staff and counts as a task', async () => {
  const count = async () => (await site.call(getPanelCounts, {}, asAdmin)).payments
  const before = await count()
  await sendCallback(site, observed('of-nobody', { amount: 4_200n }))
  expect(await count()).toBe(before + 1)
  const { unmatched } = await site.call(listReceipts, {}, asAdmin)
  expect(unmatched).toMatchObject([
    { provider: 'liqpay', reference: 'of-nobody', amount: { amountMinor: 4_200 } },
  ])
  await site.call(putEventAside, { id: unmatched[0]?.id ?? 0 }, asAdmin)
  expect(await count()).toBe(before)
})

test('the list is searched by number, address, listing and reference, and filtered', async () => {
  const { buyer, transactionId, orderId, number } = await invoiced()
  const slug = await site.database.db
    .selectFrom('orders')
    .select(['slug', 'number'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { attempts } = await see(transactionId)
  const ids = async (input: object) =>
    (await site.call(listPanelTransactions, input, asAdmin)).items.map(({ id }) => id)
  const words = [
    `№ ${number}`,
    buyer.email.toUpperCase(),
    orderId,
    transactionId,
    `https://verstat.example/orders/${slug.slug}?x=1`,
    attempts[0]?.reference ?? '',
  ]
  for (const query of words) expect([query, await ids({ query })]).toEqual([query, [transactionId]])
  expect(await ids({ query: 'nobody@example.com' })).toEqual([])
  expect((await ids({ status: 'pending', provider: 'invoice', kind: 'upgrade' }))[0]).toBe(transactionId)
  expect(await ids({ provider: 'monobank' })).toEqual([])
  expect(await ids({ from: '2027-02-11' })).toEqual([])
  expect(await ids({ show: 'work' })).not.toContain(transactionId)
  const seen: string[] = []
  for (let before: string | undefined; ; ) {
    const page = await site.call(
      listPanelTransactions,
      { limit: 2, ...(before === undefined ? {} : { before }) },
      asAdmin,
    )
    seen.push(...page.items.map(({ id }) => id))
    if (page.next === null) break
    before = page.next
  }
  expect(seen).toEqual(await ids({ limit: 100 }))
  expect(new Set(seen).size).toBe(seen.length)
})

test('neither tokens nor raw provider data reach the panel', async () => {
  const { transactionId } = await invoiced()
  await site.call(retryTransaction, { id: transactionId, provider: 'liqpay' })
  const { reference } = fake.checkouts.at(-1) ?? { reference: '' }
  await sendCallback(
    site,
    observed(reference, { card: { token: 'secret-of-a-card', brand: 'visa', tail: '4242' } }),
  )
  const seen = await see(transactionId)
  expect(seen.events).toMatchObject([
    { status: 'succeeded', result: 'applied', amount: { amountMinor: 14_900 } },
  ])
  expect(seen.attempts.map(({ card }) => card)).toContain('visa •••• 4242')
  expect(JSON.stringify(seen)).not.toContain('secret-of-a-card')
})

describe('no money moves without the password, a second factor and an unused code:', () => {
  type Proof = { readonly password: string; readonly code: string }
  const made = { id: '', number: 0, shortId: '', attemptId: '', refundId: '', receiptId: '' }

  beforeAll(async () => {
    const [whole, short] = [await invoiced(), await invoiced()]
    const shortId = short.transactionId
    await site.call(payInvoice, { id: shortId, ...line(14_800), ...proof() }, asAdmin)
    const attemptId = (await see(shortId)).cases[0]?.attemptId ?? ''
    const back = { id: shortId, attemptId, amountMinor: 100, reason: 'Не та сума' }
    const { refunds } = await site.call(refundTransaction, { ...back, ...proof() }, asAdmin)
    const receipt = await site.call(createReceipt, { ...line(14_900), ...proof() }, asAdmin)
    const ids = { id: whole.transactionId, number: whole.number, refundId: refunds[0]?.id ?? '' }
    Object.assign(made, { ...ids, shortId, attemptId, receiptId: receipt.id })
  })

  test.each([
    [
      'settleRefund',
      (given: Proof, token: string) => {
        const { shortId: id, refundId } = made
        const settled = { id, refundId, outcome: 'not_returned' as const }
        return site.refusal(settleRefund, { ...settled, ...given }, { token })
      },
    ],
    [
      'acceptPayment',
      (given: Proof, token: string) => {
        const { shortId: id, attemptId } = made
        const accepted = { id, attemptId, note: 'Гривня комісії' }
        return site.refusal(acceptPayment, { ...accepted, ...given }, { token })
      },
    ],
    [
      'payInvoice',
      (given: Proof, token: string) =>
        site.refusal(payInvoice, { id: made.id, ...line(14_900), ...given }, { token }),
    ],
    [
      'createReceipt',
      (given: Proof, token: string) =>
        site.refusal(createReceipt, { ...line(14_900), number: made.number, ...given }, { token }),
    ],
    [
      'assignReceipt',
      (given: Proof, token: string) =>
        site.refusal(assignReceipt, { id: made.receiptId, number: made.number, ...given }, { token }),
    ],
    [
      'returnReceipt',
      (given: Proof, token: string) =>
        site.refusal(returnReceipt, { id: made.receiptId, bankReference: '5', ...given }, { token }),
    ],
  ])('%s', async (_, tryIt) => {
    const state = async () => [
      await see(made.id),
      await see(made.shortId),
      await site.call(listReceipts, { show: 'all' }, asAdmin),
    ]
    const [before, bare] = [await state(), await newStaff(site, 'admin')]
    const wrong = { password: bare.password, code: '000000' }
    expect(await tryIt(wrong, bare.token)).toMatchObject({ code: 'second_factor_missing' })
    expect(await tryIt({ ...proof(), password: 'wrong' }, admin.token)).toMatchObject({
      fields: { password: 'wrong_password' },
    })
    expect(await tryIt({ ...proof(), code: '000000' }, admin.token)).toMatchObject({
      code: 'second_factor_required',
    })
    expect(await state()).toEqual(before)
  })
})
