import { getSubscription, getTransaction, retryTransaction, upgradeSubscription } from '@verstat/contract'
import { afterEach, expect, test } from 'vitest'
import { newBuyer, newSubscription } from '../modules/billing/billing.testing.ts'
import { brokenInvariants } from '../modules/billing/billing-invariants.testing.ts'
import { insertTestDictionaries } from '../modules/directory/directory.testing.ts'
import { eventually } from '../platform/testing/eventually.ts'
import { testSite } from '../test-site.testing.ts'

const seller = {
  name: { uk: 'ФОП Тестовий Т.Т.', en: 'Testovyi T.T.' },
  code: '43720363',
  iban: 'UA473052990000026005026707459',
  bank: 'АТ «Банк»',
  address: { uk: 'м. Київ', en: 'Kyiv' },
  taxStatus: 'single',
  refundRule: { uk: 'Протягом 14 днів.', en: 'Within 14 days.' },
} as const
let address = ''
const site = await testSite({
  prepare: insertTestDictionaries,
  payments: { providers: ['sandbox', 'invoice'], seller },
  // The sandbox sends its callbacks to the site's public URL, but in this test the site listens on another
  // port.
  fetch: (url, init) => fetch(String(url).replace('http://localhost', address), init),
})
address = await site.http.listen({ host: '127.0.0.1', port: 0 })
site.clock.now = new Date('2027-02-10T10:00:00Z')

afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

async function beginPurchase(provider: string) {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { transaction } = await site.call(
    upgradeSubscription,
    { id, planId: 'order-top' },
    { token: buyer.token },
  )
  const transactionId = transaction?.id ?? ''
  const opened = await site.call(retryTransaction, { id: transactionId, provider })
  const status = () => site.call(getTransaction, { id: transactionId })
  const plan = async () =>
    (await site.call(getSubscription, { family: '10', id }, { token: buyer.token })).plan
  return { checkout: opened.checkout, transactionId, status, plan }
}

async function pay(scenario: string) {
  const purchase = await beginPurchase('sandbox')
  if (purchase.checkout?.type !== 'redirect') throw new Error('no checkout')
  const answer = await site.http.inject({
    method: 'POST',
    url: new URL(purchase.checkout.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ action: 'pay', card: '4242 4242 4242 4242', scenario }).toString(),
  })
  expect(answer.statusCode).toBe(303)
  return { ...purchase, returnTo: new URL(String(answer.headers.location)).pathname }
}

test.each([
  'approve',
  'thrice',
  'early',
])('a purchase with the scenario %s is paid once, over real HTTP', async (scenario) => {
  const { status, plan, returnTo, transactionId } = await pay(scenario)
  const back = await site.http.inject({ method: 'POST', url: returnTo })
  expect([back.statusCode, back.headers.location]).toEqual([303, `/payment/${transactionId}`])
  site.clock.pass(3_000)
  await eventually('it is paid', async () => (await status()).status === 'paid')
  expect(await status()).toMatchObject({ isTest: true, review: false, provider: 'sandbox' })
  expect(await plan()).toBe('order-top')
})

test('a declined card leaves the plan unchanged and shows the reason', async () => {
  const { status, plan } = await pay('noFunds')
  site.clock.pass(3_000)
  await eventually('it failed', async () => (await status()).status === 'failed')
  expect(await status()).toMatchObject({ error: 'soft' })
  expect(await plan()).toBe('order-free')
})

test('an event with another amount is left to staff, and nothing is granted', async () => {
  const { status, plan } = await pay('wrongAmount')
  site.clock.pass(3_000)
  await eventually('it is for staff', async () => (await status()).review)
  expect(await plan()).toBe('order-free')
})

test('an invoice is a document in both languages for anyone who knows the purchase', async () => {
  const { checkout, transactionId } = await beginPurchase('invoice')
  if (checkout?.type !== 'document') throw new Error('no document')
  expect(checkout.qrUrl).toMatch(/^https:\/\/bank\.gov\.ua\/qr\//)
  for (const lang of ['uk', 'en']) {
    const answer = await site.http.inject({ url: `/payment/${transactionId}/invoice.pdf?lang=${lang}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('a purchase that is not paid by invoice has no invoice document', async () => {
  const { transactionId } = await beginPurchase('sandbox')
  for (const id of [transactionId, crypto.randomUUID(), 'x']) {
    expect((await site.http.inject({ url: `/payment/${id}/invoice.pdf` })).statusCode).toBe(404)
  }
})
