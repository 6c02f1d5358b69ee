import type { APIRequestContext, Page } from '@playwright/test'
import { axeFindings } from '../../axe.ts'
import { expect, patience, test } from '../../fixtures.ts'
import { tokenOf, useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES, type Language } from '../addresses.ts'

const WORDS = {
  uk: {
    toPay: /^До сплати 149/,
    pay: /^Сплатити 149/,
    card: 'Номер тестової картки',
    failed: 'Оплата не пройшла',
    retry: /^Спробувати ще раз/,
    paid: /^Сплачено 149/,
    receipt: 'Роздрукувати квитанцію',
    goOn: 'Продовжити оплату',
    cancel: 'Скасувати платіж',
    cancelled: 'Платіж скасовано',
    plans: 'Тариф і просування',
    choose: /^Вибрати тариф «Помітний»/,
    dueNow: 'До сплати зараз: 149',
    until: 'Оплачено до',
    stop: 'Скасувати тариф',
    confirmStop: 'Так, скасувати тариф',
    stays: /^Усе, що дає тариф, діятиме до/,
    stopped: /^Скасовано, діє/,
    more: 'Інші дії',
    delete: 'Видалити',
    confirmDelete: 'Видалити оплачене оголошення',
    left: /Це оголошення оплачено до .*залишок.*149/,
    leave: 'Видалити обліковий запис',
    leftOfAll: /Ваші оголошення оплачено, залишок.*[1-9].*гроші самі не повернуться/,
  },
  en: {
    toPay: /149 to pay$/,
    pay: /^Pay .*149/,
    card: 'Test card number',
    failed: 'The payment did not go through',
    retry: /^Try again/,
    paid: /149 paid$/,
    receipt: 'Print the receipt',
    goOn: 'Carry on paying',
    cancel: 'Cancel payment',
    cancelled: 'Payment cancelled',
    plans: 'Plan and promotion',
    choose: /^Choose the plan “Plus”/,
    dueNow: 'To pay now: ₴149',
    until: 'Paid until',
    stop: 'Cancel the plan',
    confirmStop: 'Yes, cancel the plan',
    stays: /^Everything the plan gives stays until/,
    stopped: /^Cancelled, lasts/,
    more: 'More actions',
    delete: 'Delete',
    confirmDelete: 'Delete the paid listing',
    left: /This listing is paid for: .*149 is left, until/,
    leave: 'Delete the account',
    leftOfAll: /Your listings are paid for: .*[1-9].* is left.*the money does not come back by itself/,
  },
} as const

const DECLINED_CARD = '4000000000000002'
const GOOD_CARD = '4242424242424242'

test.describe.configure({ mode: 'default' })

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`from the free plan in ${language} a declined card changes nothing, a good card pays, and cancelling needs a confirmation`, async ({
    page,
    context,
    request,
  }) => {
    const { token, free: subscription } = await findFree(request, language)
    await useToken(context, token)
    const plan = inLanguage(`/user/subscription/order/${subscription}`, language)
    await page.goto(plan)
    await expectHeading(page, words.plans)
    await expect(page.getByRole('main')).toContainText(words.dueNow)
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: words.choose }).click()
    await expectHeading(page, words.toPay)
    const answer = await page.reload()
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    await expectHeading(page, words.toPay)
    await expectNoAxeFindings(page)

    await page.getByRole('button', { name: words.pay }).click()
    await payWith(page, language, DECLINED_CARD)
    await expectHeading(page, words.failed)
    await expectNoAxeFindings(page)
    expect(await read(request, token, subscription)).toMatchObject({ periodEnd: null })

    await page.getByRole('button', { name: words.retry }).click()
    await payWith(page, language, GOOD_CARD)
    await expectHeading(page, words.paid)
    await expect(page.getByRole('button', { name: words.receipt })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('4242')
    await expectNoAxeFindings(page)
    const bought = await read(request, token, subscription)
    expect(bought).toMatchObject({ plan: 'order-plus', status: 'active' })
    expect(bought.periodEnd).not.toBeNull()

    await page.goto(plan)
    await expect(page.getByText(words.until)).toBeVisible()
    await expectNoAxeFindings(page)
    // The confirmation button appears only after the explanation.
    await expect(page.getByRole('button', { name: words.confirmStop })).toBeHidden()
    await page.getByText(words.stop, { exact: true }).click()
    await expect(page.getByText(words.stays)).toBeVisible()
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: words.confirmStop }).click()
    await expect(page.getByText(words.stopped)).toBeVisible()

    await page.goto(inLanguage(`/orders/${bought.subject.slug}`, language))
    await page.getByText(words.more, { exact: true }).click()
    await expect(page.getByRole('button', { name: words.confirmDelete })).toBeHidden()
    await page.getByText(words.delete, { exact: true }).click()
    await expect(page.getByText(words.left)).toBeVisible()
    await expect(page.getByRole('button', { name: words.confirmDelete })).toBeVisible()
    await page.goto(inLanguage('/user/edit', language))
    await page.locator('summary').getByText(words.leave, { exact: true }).click()
    await expect(page.getByText(words.leftOfAll)).toBeVisible()
    await expectNoAxeFindings(page)
  })
}

test('a purchase can be cancelled on its page', async ({ page, request }) => {
  const { path } = await begin(request, 'uk')
  await page.goto(path)
  await page.getByRole('button', { name: WORDS.uk.cancel }).click()
  await expectHeading(page, WORDS.uk.cancelled)
  await page.reload()
  await expectHeading(page, WORDS.uk.cancelled)
  await expect(page.getByRole('button', { name: WORDS.uk.pay })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the payment page links to the checkout and shows afterwards that it is paid', async ({
    page,
    request,
  }) => {
    const { path } = await begin(request, 'uk')
    await page.goto(path)
    await page.getByRole('button', { name: WORDS.uk.pay }).click()
    await page.getByRole('link', { name: WORDS.uk.goOn }).click()
    await payWith(page, 'uk', GOOD_CARD)
    await expect(async () => {
      await page.reload()
      await expectHeading(page, WORDS.uk.paid)
    }).toPass()
  })

  test('the plan chosen in the comparison is the one to pay', async ({ page, context, request }) => {
    const { free } = await findFree(request, 'uk')
    await useToken(context, await tokenOf(request, 'customer'))
    await page.goto(`/user/subscription/order/${free}`)
    await page.getByRole('button', { name: /^Вибрати тариф «Топ»/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^До сплати 399/)
  })

  test('a visitor chooses a plan in the public comparison', async ({ page }) => {
    await page.goto('/advertisement')
    await page.getByRole('link', { name: 'Вибрати тариф «Топ» для замовлення' }).click()
    await expect(page).toHaveURL('/advertisement/order?plan=order-top')
  })
})

/**
 * Starts an upgrade of a listing of the demo customer that has the free plan. Returns the address of the payment page.
 */
async function begin(request: APIRequestContext, language: Language) {
  const { headers, free: subscription } = await findFree(request, language)
  const answer = await request.post(`/v1/subscription/10/${subscription}/upgrade/order-plus`, {
    headers,
    data: {},
  })
  expect(answer.status()).toBe(200)
  const { transaction } = await answer.json()
  return { path: inLanguage(transaction.paymentUrl, language) }
}

/** Signs in as the demo customer and finds a listing with the free plan. */
async function findFree(request: APIRequestContext, language: Language) {
  const token = await tokenOf(request, 'customer')
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
  const { items } = await (await request.get('/v1/user/subscriptions', { headers })).json()
  const [free]: readonly { readonly id: string }[] = items.filter(
    (each: { status: string; plan: string; allowed: string[] }) =>
      each.status === 'free' && each.plan === 'order-free' && each.allowed.includes('upgrade'),
  )
  return { token, headers, free: free?.id ?? '' }
}

async function read(request: APIRequestContext, token: string, subscription: string) {
  const headers = { authorization: `Bearer ${token}` }
  return (await request.get(`/v1/subscription/10/${subscription}`, { headers })).json()
}

async function payWith(page: Page, language: Language, card: string): Promise<void> {
  await page.getByLabel(WORDS[language].card).fill(card)
  await page.getByRole('button', { name: WORDS[language].pay }).click()
  await expect(page).toHaveURL(/\/payment\/[\w-]+$/)
}

/** Waits for a heading. The page must change to this heading without a reload. */
async function expectHeading(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: patience(15_000) })
}

async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
}
