import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { ownSite } from '../own-site.ts'
import { DEMO_PASSWORD, tokenOf, useToken } from './account-steps.ts'
import { inLanguage, type Language } from './addresses.ts'
import { oneTimeCode } from './one-time-code.ts'

test.describe.configure({ mode: 'serial' })
ownSite(test, {
  PAYMENTS: 'sandbox,invoice',
  SELLER_NAME: 'ФОП Тестовий Т.Т.',
  SELLER_CODE: '43720363',
  SELLER_IBAN: 'UA473052990000026005026707459',
  SELLER_BANK: 'АТ «Ощадбанк»',
  SELLER_ADDRESS: 'м. Київ',
  SELLER_TAX_STATUS: 'single',
  SELLER_REFUND_RULE: 'Протягом 14 днів.',
  SELLER_REFUND_RULE_EN: 'Within 14 days.',
})

const GOOD_CARD = '4242424242424242'
/** Each works once, as a code of the authenticator does. */
let recoveryCodes: string[] = []

async function asAdmin(request: APIRequestContext, page: Page): Promise<void> {
  const token = await tokenOf(request, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const { secret } = await (
    await request.post('/v1/user/second-factor', { headers, data: { password: DEMO_PASSWORD } })
  ).json()
  const confirmed = await request.post('/v1/user/second-factor/confirm', {
    headers,
    data: { code: oneTimeCode(secret, Date.now()) },
  })
  recoveryCodes = (await confirmed.json()).recoveryCodes
  adminToken = token
  await useToken(page.context(), token)
}
let adminToken = ''

/** A plan that the demo customer chose for an order of theirs. */
async function choose(request: APIRequestContext): Promise<{ id: string; orderId: string }> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'customer')}` }
  const { items } = await (await request.get('/v1/user/subscriptions', { headers })).json()
  const free = items.find(
    (each: { status: string; subject: { kind: string }; allowed: string[] }) =>
      each.status === 'free' && each.subject.kind === 'order' && each.allowed.includes('upgrade'),
  )
  const answer = await request.post(`/v1/subscription/10/${free.id}/upgrade/order-plus`, {
    headers,
    data: {},
  })
  expect(answer.status()).toBe(200)
  return { id: (await answer.json()).transaction.id, orderId: free.subject.id }
}

async function payByCard(page: Page, request: APIRequestContext, id: string): Promise<void> {
  const data = { provider: 'sandbox' }
  const { checkout } = await (await request.post(`/v1/payment/transaction/${id}/retry`, { data })).json()
  await page.goto(checkout.url)
  await page.getByLabel('Номер тестової картки').fill(GOOD_CARD)
  await page.getByRole('button', { name: /^Сплатити 149/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Сплачено 149/, { timeout: 15_000 })
}

async function open(page: Page, id: string, language: Language = 'uk'): Promise<void> {
  await page.goto(inLanguage(`/panel/payments/${id}`, language), { waitUntil: 'networkidle' })
}

async function prove(page: Page, form: string): Promise<void> {
  const box = page.locator(form)
  await box.locator('[name=password]').fill(DEMO_PASSWORD)
  await box.locator('[name=code]').fill(recoveryCodes.shift() ?? '')
}

async function expectNoAxeFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test('a listing that was blocked in paid time opens a case, and all of the money goes back', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const { id, orderId } = await choose(request)
  await payByCard(page, request, id)
  await request.post(`/v1/order/${orderId}/status/blocked`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'moderator')}` },
    data: { reason: 'Порушення правил' },
  })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('main')).toContainText('Ми вирішуємо, чи повернути гроші')
  await asAdmin(request, page)
  await page.goto('/panel/payments?show=work', { waitUntil: 'networkidle' })
  await expectNoAxeFindings(page)
  await page
    .getByRole('link', { name: /^№ \d+/ })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText('Оголошення заблоковано в оплачений час')
  await page.getByText(/^Повернути гроші: 149/).click()
  const form = page.locator('form', { has: page.locator('[name=reason]') })
  await form.locator('[name=reason]').fill('Оголошення зняли')
  await prove(page, 'form:has([name=reason])')
  await expectNoAxeFindings(page)
  await form.getByRole('button', { name: 'Повернути' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('повернено', { exact: true }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectNoAxeFindings(page)
  await page.goto(`/payment/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Кошти повернено')
})

test('a part of the money goes back and the plan goes on, in English too', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { id } = await choose(request)
  await payByCard(page, request, id)
  await useToken(page.context(), adminToken)
  await open(page, id, 'en')
  await page.getByText(/^Return money: /).click()
  const form = page.locator('form', { has: page.locator('[name=reason]') })
  await form.locator('[name=amountMinor]').fill('49,50')
  await form.locator('[name=reason]').fill('A discount')
  await prove(page, 'form:has([name=reason])')
  await form.getByRole('button', { name: 'Return' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('returned', { exact: true }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectNoAxeFindings(page)
  await page.goto(`/payment/${id}`)
  await expect(page.getByRole('main')).toContainText('49,50')
})

test('an invoice that staff mark as paid is paid on the customer’s page at once', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const { id } = await choose(request)
  await request.post(`/v1/payment/transaction/${id}/retry`, { data: { provider: 'invoice' } })
  const customer = await page.context().newPage()
  await customer.goto(`/payment/${id}`, { waitUntil: 'networkidle' })
  await useToken(page.context(), adminToken)
  await open(page, id)
  await page.getByText(/^Позначити рахунок № \d+ сплаченим/).click()
  const form = page.locator('#receipt')
  await form.locator('[name=bankReference]').fill('п/д 17')
  await form.locator('[name=payer]').fill('ТОВ «Швейка»')
  await prove(page, '#receipt')
  await expectNoAxeFindings(page)
  await form.getByRole('button', { name: 'Зарахувати' }).click()
  await expect(page.getByText('Сплачено', { exact: true }).first()).toBeVisible()
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(/^Сплачено 149/, { timeout: 20_000 })
  await page.goto('/panel/payments/receipts?show=all', { waitUntil: 'networkidle' })
  await expect(page.getByRole('main')).toContainText('ТОВ «Швейка»')
  await expectNoAxeFindings(page)
})
