import type { APIRequestContext, Page } from '@playwright/test'
import { axeFindings } from '../../axe.ts'
import { expect, patience, test } from '../../fixtures.ts'
import { ownSite } from '../../own-site.ts'
import { DEMO_PASSWORD, tokenOf, useToken } from '../accounts/account-steps.ts'
import { oneTimeCode } from '../accounts/one-time-code.ts'
import { inLanguage, LANGUAGES, type Language } from '../addresses.ts'

test.describe.configure({ mode: 'serial' })
// The server refuses a form with an empty field. The browser logs the refusal to the console.
test.use({ expectedNoise: [/status of 422/] })
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

const WORDS = {
  uk: {
    considered: /Ми вирішуємо, чи повернути гроші/,
    numbered: /^№\s\d+/,
    rejected: 'Оголошення відхилено, а тариф сплачено',
    refund: /^Повернути гроші: 149/,
    return: 'Повернути',
    returned: 'повернено',
    refunded: 'Кошти повернено',
    partRefunded: 'Частину коштів повернено',
    part: /49,50/,
    newPlan: 'Новий тариф для замовлень',
    add: 'Додати',
    onSale: 'Продається',
    toStatement: 'Завантажити виписку',
    file: 'Файл виписки',
    matched: 'Збіглися: 1',
    take: 'Зарахувати вибране',
    taken: /^Зараховано: 1/,
    known: /^Уже записані: 1/,
    statePayer: 'Вказати платника',
    payerName: 'Назва компанії або ПІБ',
    payerCode: 'Код ЄДРПОУ або РНОКПП',
    wrongCode: /Такого коду ЄДРПОУ бути не може/,
    savePayer: 'Зберегти',
    act: 'Акт наданих послуг у PDF',
    save: 'Зберегти',
  },
  en: {
    considered: /deciding whether to return the money/,
    numbered: /^No\.\s\d+/,
    rejected: 'The listing was rejected in paid time',
    refund: /^Return money: /,
    return: 'Return',
    returned: 'returned',
    refunded: 'Refunded',
    partRefunded: 'Partly refunded',
    part: /49[.,]50/,
    newPlan: 'New plan for orders',
    add: 'Add',
    onSale: 'On sale',
    toStatement: 'Upload a statement',
    file: 'Statement file',
    matched: 'Matched: 1',
    take: 'Credit the chosen lines',
    taken: /^Credited: 1/,
    known: /^Already recorded: 1/,
    statePayer: 'State the payer',
    payerName: 'Company or full name',
    payerCode: 'EDRPOU or RNOKPP code',
    wrongCode: /No company has this code/,
    savePayer: 'Save',
    act: 'Act of services as a PDF',
    save: 'Save',
  },
} as const
const GOOD_CARD = '4242424242424242'
let recoveryCodes: string[] = []

async function asAdmin(request: APIRequestContext, page: Page): Promise<void> {
  if (adminToken !== '') return useToken(page.context(), adminToken)
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

type ChosenPlan = { readonly id: string; readonly orderId: string; readonly subscriptionId: string }

async function placeOrder(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'customer')}` }
  const [categories, regions] = await Promise.all(
    ['/v1/category?type=production', '/v1/region'].map(async (url) => (await request.get(url)).json()),
  )
  const leaf = categories.find(
    ({ parentId, fields }: { parentId: string | null; fields: { required: boolean }[] }) =>
      parentId !== null && !fields.some(({ required }) => required),
  )
  const data = {
    type: 'production',
    categoryId: leaf.id,
    regionId: regions[0].id,
    title: { uk: 'Пошиття двохсот робочих фартухів' },
    description: { uk: 'Потрібні двісті фартухів із щільної тканини, з двома кишенями й логотипом.' },
    quantity: 200,
    unit: 'pcs',
    budgetMode: 'request',
    materialBy: 'producer',
    offersUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    contact: { name: 'Олена Ґудзь', email: 'customer@verstat.test', show: 'none' },
  }
  const answer = await request.post('/v1/order/create', { headers, data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { order } = await answer.json()
  expect(order.status).toBe('pending')
  return order.id
}

/** Chooses a paid plan for an order of the demo customer. The order has the free plan before. */
async function choosePlan(request: APIRequestContext, orderId?: string): Promise<ChosenPlan> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'customer')}` }
  const { items } = await (await request.get('/v1/user/subscriptions?limit=60', { headers })).json()
  const free = items.find(
    (each: { status: string; subject: { kind: string; id: string }; allowed: string[] }) =>
      each.status === 'free' &&
      each.subject.kind === 'order' &&
      each.subject.id === (orderId ?? each.subject.id) &&
      each.allowed.includes('upgrade'),
  )
  const answer = await request.post(`/v1/subscription/10/${free.id}/upgrade/order-plus`, {
    headers,
    data: {},
  })
  expect(answer.status()).toBe(200)
  return { id: (await answer.json()).transaction.id, orderId: free.subject.id, subscriptionId: free.id }
}

async function payByCard(page: Page, request: APIRequestContext, id: string): Promise<void> {
  const data = { provider: 'sandbox' }
  const { checkout } = await (await request.post(`/v1/payment/transaction/${id}/retry`, { data })).json()
  await page.goto(checkout.url)
  await page.getByLabel('Номер тестової картки').fill(GOOD_CARD)
  await page.getByRole('button', { name: /^Сплатити 149/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Сплачено 149/, {
    timeout: patience(15_000),
  })
}

async function open(page: Page, id: string, language: Language = 'uk'): Promise<void> {
  await page.goto(inLanguage(`/panel/payments/${id}`, language))
}

async function fillProof(page: Page, form: string): Promise<void> {
  const box = page.locator(form)
  await box.locator('[name=password]').fill(DEMO_PASSWORD)
  await box.locator('[name=code]').fill(recoveryCodes.shift() ?? '')
}

async function expectReturned(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible({ timeout: patience(1_000) })
  }).toPass()
}

/** Checks that the ledger entries of a purchase add up to zero for each account. */
async function expectEvenLedger(request: APIRequestContext, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${adminToken}` }
  const { ledger } = await (await request.get(`/v1/panel/transaction/${id}`, { headers })).json()
  const sums: Record<string, number> = {}
  for (const { account, amount } of ledger) sums[account] = (sums[account] ?? 0) + amount.amountMinor
  expect(sums).toEqual({ 'psp:sandbox': 0, deferred_revenue: 0 })
}

async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
}

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`rejecting a listing with a paid plan opens a refund case in ${language}, which refunds everything`, async ({
    page,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const { id, orderId, subscriptionId } = await choosePlan(request, await placeOrder(request))
    await payByCard(page, request, id)
    await request.post(`/v1/order/${orderId}/status/rejected`, {
      headers: { authorization: `Bearer ${await tokenOf(request, 'moderator')}` },
      data: { reason: 'Порушення правил' },
    })
    await page.goto(inLanguage(`/payment/${id}`, language))
    await expect(page.getByRole('main')).toContainText(words.considered)
    await useToken(page.context(), await tokenOf(request, 'customer'))
    await page.goto(inLanguage(`/user/subscription/order/${subscriptionId}`, language))
    await expect(page.getByRole('main')).toContainText(words.considered)
    await expectNoAxeFindings(page)

    await asAdmin(request, page)
    await page.goto(inLanguage('/panel/payments?show=work', language))
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: words.numbered }).first().click()
    await expect(page.getByRole('main')).toContainText(words.rejected)
    await page.getByText(words.refund).click()
    const form = page.locator('form', { has: page.locator('[name=reason]') })
    await form.locator('[name=reason]').fill('Оголошення відхилено')
    await fillProof(page, 'form:has([name=reason])')
    await expectNoAxeFindings(page)
    await form.getByRole('button', { name: words.return }).click()
    await expectReturned(page, words.returned)
    await expectEvenLedger(request, id)
    await expectNoAxeFindings(page)
    await page.goto(inLanguage(`/payment/${id}`, language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.refunded)
  })

  test(`a partial refund in ${language} keeps the plan active`, async ({ page, request }) => {
    test.setTimeout(patience(120_000))
    const { id, subscriptionId } = await choosePlan(request)
    await payByCard(page, request, id)
    await asAdmin(request, page)
    await open(page, id, language)
    await page.getByText(words.refund).click()
    const form = page.locator('form', { has: page.locator('[name=reason]') })
    await form.locator('[name=amountMinor]').fill('49,50')
    await form.locator('[name=reason]').fill('A discount')
    await fillProof(page, 'form:has([name=reason])')
    await form.getByRole('button', { name: words.return }).click()
    await expectReturned(page, words.returned)
    await expectNoAxeFindings(page)
    await page.goto(inLanguage(`/payment/${id}`, language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.partRefunded)
    await expect(page.getByRole('main')).toContainText(words.part)
    const headers = { authorization: `Bearer ${await tokenOf(request, 'customer')}` }
    const { status } = await (await request.get(`/v1/subscription/10/${subscriptionId}`, { headers })).json()
    expect(status).toBe('active')
  })
}

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`a plan added in the panel in ${language} is offered until it is taken off sale`, async ({
    page,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const name = { uk: `Два місяці ${language}`, en: `Two months ${language}` }
    await asAdmin(request, page)
    await page.goto(inLanguage('/panel/plans', language))
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: words.newPlan }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.newPlan)
    for (const code of LANGUAGES) {
      await page.locator(`[name="name.${code}"]`).fill(name[code])
      await page.locator(`[name="text.${code}"]`).fill(name[code])
    }
    await page.getByRole('button', { name: words.add, exact: true }).click()
    await expect(page.locator('[name=priceMinor][aria-invalid]')).toBeVisible()
    await expectNoAxeFindings(page)
    await page.locator('[name=priceMinor]').fill('249')
    await page.locator('[name=days]').fill('60')
    await page.getByRole('button', { name: words.add, exact: true }).click()
    const inTable = page.getByRole('link', { name: name[language] })
    await expect(inTable).toBeVisible()
    const offered = async () => {
      const { plans } = await (await request.get('/v1/plan')).json()
      return plans.some((plan: { name: { uk: string } }) => plan.name.uk === name.uk)
    }
    // Visitors' answers of the API are up to two seconds old.
    await expect.poll(offered).toBe(true)
    await inTable.click()
    await page.getByRole('checkbox', { name: words.onSale, exact: true }).uncheck()
    await page.getByRole('button', { name: words.save }).click()
    await expect.poll(offered).toBe(false)
  })
}

test('an invoice marked as paid by staff updates the customer’s page at once', async ({ page, request }) => {
  test.setTimeout(patience(120_000))
  const { id } = await choosePlan(request)
  await request.post(`/v1/payment/transaction/${id}/retry`, { data: { provider: 'invoice' } })
  const customer = await page.context().newPage()
  await customer.goto(`/payment/${id}`)
  await useToken(page.context(), adminToken)
  await open(page, id)
  await page.getByText(/^Позначити рахунок №\s\d+ сплаченим/).click()
  const form = page.locator('#receipt')
  await form.locator('[name=bankReference]').fill('п/д 17')
  await form.locator('[name=payer]').fill('ТОВ «Швейка»')
  await fillProof(page, '#receipt')
  await expectNoAxeFindings(page)
  await form.getByRole('button', { name: 'Зарахувати' }).click()
  await expect(page.getByText('Сплачено', { exact: true }).first()).toBeVisible()
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(/^Сплачено 149/, {
    timeout: patience(20_000),
  })
  await page.goto('/panel/payments/receipts?show=all')
  await expect(page.getByRole('main')).toContainText('ТОВ «Швейка»')
  await expectNoAxeFindings(page)
})

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`a bank statement in ${language} pays its invoices after one confirmation, and only once`, async ({
    page,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const { id } = await choosePlan(request, await placeOrder(request))
    const data = { provider: 'invoice' }
    const answer = await request.post(`/v1/payment/transaction/${id}/retry`, { data })
    const { number, amount } = await answer.json()
    const day = new Date().toLocaleDateString('uk-UA', {
      timeZone: 'Europe/Kyiv',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    })
    const heads = 'Дата операції;Кореспондент;ЄДРПОУ кореспондента;Сума;Номер документу;Призначення платежу;'
    const row = `${day};ТОВ "ШВЕЙКА";14360570;${(amount.amountMinor / 100).toFixed(2)};${language};Рахунок № ${number};`
    const file = { name: 'vypyska.csv', mimeType: 'text/csv', buffer: Buffer.from(`${heads}\n${row}\n`) }

    await asAdmin(request, page)
    await page.goto(inLanguage('/panel/payments/receipts', language))
    await page.getByRole('link', { name: words.toStatement }).click()
    await page.getByLabel(words.file).setInputFiles(file)
    await expect(page.getByRole('heading', { name: words.matched })).toBeVisible()
    await expectNoAxeFindings(page)
    await fillProof(page, '#lines')
    await page.getByRole('button', { name: words.take }).click()
    await expect(page.getByText(words.taken)).toBeVisible()
    await page.reload()
    await page.getByLabel(words.file).setInputFiles(file)
    await expect(page.getByText(words.known)).toBeVisible()
    await expect(page.getByRole('button', { name: words.take })).toHaveCount(0)
    const { status } = await (await request.get(`/v1/payment/transaction/${id}`)).json()
    expect(status).toBe('paid')
  })

  test(`in ${language} a buyer states the payer of an invoice and gets the act once it is paid`, async ({
    page,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const orderId = await placeOrder(request)
    await request.post(`/v1/order/${orderId}/status/published`, {
      headers: { authorization: `Bearer ${await tokenOf(request, 'moderator')}` },
      data: {},
    })
    const { id } = await choosePlan(request, orderId)
    await request.post(`/v1/payment/transaction/${id}/retry`, { data: { provider: 'invoice' } })
    const customerToken = await tokenOf(request, 'customer')
    await useToken(page.context(), customerToken)
    await page.goto(inLanguage(`/payment/${id}`, language))
    await expect(page.getByText('UA47 3052 9900 0002 6005 0267 0745 9')).toBeVisible()
    await page.getByText(words.statePayer).click()
    await page.getByLabel(words.payerName).fill('ТОВ «Швейка»')
    await page.getByLabel(words.payerCode).fill('14360571')
    await page.getByRole('button', { name: words.savePayer }).click()
    await expect(page.getByText(words.wrongCode).first()).toBeVisible()
    await expectNoAxeFindings(page)
    await page.getByLabel(words.payerCode).fill('14360570')
    await page.getByRole('button', { name: words.savePayer }).click()
    await expect(page.getByRole('main')).toContainText('ТОВ «Швейка», 14360570')

    const staff = { authorization: `Bearer ${adminToken}` }
    const line = {
      amountMinor: 14_900,
      receivedOn: new Date().toISOString().slice(0, 10),
      bankReference: `act ${language}`,
      payer: 'ТОВ',
      password: DEMO_PASSWORD,
      code: recoveryCodes.shift() ?? '',
    }
    const paid = await request.post(`/v1/panel/transaction/${id}/receipt`, { headers: staff, data: line })
    expect(paid.status(), await paid.text()).toBe(200)
    const act = page.getByRole('link', { name: words.act })
    await expect(act).toBeVisible({ timeout: patience(20_000) })
    const href = (await act.getAttribute('href')) ?? ''
    const own = await request.get(href, { headers: { cookie: `token=${customerToken}` } })
    expect([own.status(), own.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await request.get(href)).status()).toBe(404)
  })
}
