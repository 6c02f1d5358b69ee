import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { ownSite } from '../../own-site.ts'
import { tokenOf, useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES, type Language } from '../addresses.ts'

const WORDS = {
  uk: {
    pay: /^Сплатити \d/,
    card: 'Номер тестової картки',
    code: 'Код із повідомлення банку',
    confirm: 'Підтвердити',
    more: 'Що має статися після оплати',
    course: 'Перебіг',
    waiting: 'Чекаємо на оплату',
    paid: /^Сплачено/,
    choose: /^Вибрати тариф «Помітний»/,
    choosePro: /^Вибрати тариф «Топ»/,
    dueNow: 'До сплати зараз:',
    consent: /^Я дозволяю сайту/,
    stop: 'Скасувати тариф',
    confirmStop: 'Так, скасувати тариф',
    stopped: /^Скасовано, діє/,
    expired: 'Оплачений час минув',
    ad: 'Реклама',
    invoice: /^Рахунок для оплати/,
    openBank: 'Відкрити в застосунку банку',
  },
  en: {
    pay: /^Pay \D{0,2}\d/,
    card: 'Test card number',
    code: 'Code from the bank’s message',
    confirm: 'Confirm',
    more: 'What should happen after the payment',
    course: 'Scenario',
    waiting: 'Waiting for your payment',
    paid: /paid$/,
    choose: /^Choose the plan “Plus”/,
    choosePro: /^Choose the plan “Top”/,
    dueNow: 'To pay now:',
    consent: /^I allow/,
    stop: 'Cancel the plan',
    confirmStop: 'Yes, cancel the plan',
    stopped: /^Cancelled, lasts/,
    expired: 'The paid time is over',
    ad: 'Ad',
    invoice: /^Invoice for a bank transfer/,
    openBank: 'Open in your bank’s app',
  },
} as const

const CARD = '4242424242424242'
const CARD_TO_CONFIRM = '4000000000003220'
const DAY_MS = 86_400_000
/** The longest time until lists show a change, including lists from the page cache. */
const SEEN_WITHIN_MS = 2_000

// The tests run one after another, because they share one clock, which only moves forward.
test.describe.configure({ mode: 'serial', timeout: patience(180_000) })

ownSite(test, {
  PAYMENTS: 'sandbox,invoice',
  SELLER_NAME: 'ФОП Тестовий Т.Т.',
  SELLER_CODE: '43720363',
  SELLER_IBAN: 'UA473052990000026005026707459',
  SELLER_BANK: 'АТ «Банк»',
  SELLER_ADDRESS: 'м. Київ',
  SELLER_TAX_STATUS: 'single',
  SELLER_REFUND_RULE: 'Протягом 14 днів.',
  SELLER_REFUND_RULE_EN: 'Within 14 days.',
})

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`over time in ${language} a plan is charged automatically, upgraded pro rata, cancelled, and expires from the list`, async ({
    page,
    context,
    request,
  }) => {
    const plan = await signIn(page, context, request, language)
    const { free, path } = plan
    await page.goto(path())
    await page.getByRole('checkbox', { name: words.consent }).check()
    await page.getByRole('button', { name: words.choose }).click()
    await page.getByRole('button', { name: words.pay }).click()
    await payWith(page, language, CARD)
    await expectHeading(page, words.paid)
    const bought = await plan.read()
    expect(bought).toMatchObject({ plan: 'producer-standard', status: 'active', autoCharge: true })

    await setClock(page, new Date(Date.parse(bought.nextChargeAt) + 60_000))
    await plan.signInAgain()
    // After the clock jumps forward, the site first sends the reminder e-mail. The charge follows some hours later.
    await expect
      .poll(async () => (await plan.read()).nextChargeAt, { timeout: patience(90_000) })
      .not.toBe(bought.nextChargeAt)
    await setClock(page, new Date(Date.parse((await plan.read()).nextChargeAt) + 60_000))
    await plan.signInAgain()
    await expect
      .poll(async () => (await plan.read()).periodEnd, { timeout: patience(90_000) })
      .toBe(new Date(Date.parse(bought.periodEnd) + 30 * DAY_MS).toISOString())

    await setClock(page, new Date(Date.parse(bought.periodEnd) + 10 * DAY_MS))
    await plan.signInAgain()
    const { quotes } = await plan.quotes()
    const due = quotes.find((quote) => quote.plan === 'producer-pro')?.due.amountMinor ?? 0
    expect(due).toBeGreaterThan(79_900 - 29_900)
    expect(due).toBeLessThan(79_900)
    await page.goto(path())
    const sum = String(Math.floor(due / 100))
    await expect(page.getByRole('main')).toContainText(new RegExp(`${words.dueNow}\\D*${sum}`))
    await page.getByRole('button', { name: words.choosePro }).click()
    await expectHeading(page, words.paid)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sum)

    const list = inLanguage('/producers/page/1', language)
    const shown = async () => isAdvertised(await (await fetch(siteUrl(list))).text(), free.slug)
    await expect.poll(shown).toBe(true)
    await page.goto(path())
    await page.getByText(words.stop, { exact: true }).click()
    await page.getByRole('button', { name: words.confirmStop }).click()
    await expect(page.getByText(words.stopped)).toBeVisible()
    expect(await shown()).toBe(true)

    const { periodEnd } = await plan.read()
    await setClock(page, new Date(Date.parse(periodEnd) - DAY_MS))
    await plan.signInAgain()
    // The visitor's page enters the cache before the paid time ends.
    expect(await shown()).toBe(true)
    const endedAt = performance.now()
    await setClock(page, new Date(Date.parse(periodEnd) + 1_000))
    await expect.poll(shown, { intervals: [100] }).toBe(false)
    expect(performance.now() - endedAt).toBeLessThan(SEEN_WITHIN_MS)
    await plan.signInAgain()
    await page.goto(path())
    await expect(page.getByText(words.expired).first()).toBeVisible()
  })
}

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`payments with a card code, a late callback and an invoice work in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const plan = await signIn(page, context, request, language)
    await page.goto(await plan.begin('producer-standard'))
    await page.getByRole('button', { name: words.pay }).click()
    await payWith(page, language, CARD_TO_CONFIRM, /\/sandbox\/confirm\//)
    await page.getByLabel(words.code).fill('1111')
    await page.getByRole('button', { name: words.confirm }).click()
    await expectHeading(page, words.paid)

    await page.goto(await plan.begin('producer-pro'))
    await page.getByRole('button', { name: words.pay }).click()
    await page.getByText(words.more).click()
    await page.getByLabel(words.course).selectOption('late')
    await payWith(page, language, CARD)
    await expectHeading(page, words.waiting)
    const { now } = await (await request.get('/sandbox/clock')).json()
    await setClock(page, new Date(Date.parse(now) + 31_000))
    await expectHeading(page, words.paid)

    await page.goto(await plan.renew())
    await page.getByRole('radio', { name: words.invoice }).check()
    await page.getByRole('button', { name: words.pay }).click()
    await expectHeading(page, words.waiting)
    await expect(page.getByRole('link', { name: words.openBank })).toHaveAttribute(
      'href',
      /^https:\/\/bank\.gov\.ua\/qr\//,
    )
    const href = await page.locator('a[href*="invoice.pdf"]').getAttribute('href')
    const pdf = await request.get(href ?? '')
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

    const { periodEnd } = await plan.read()
    await setClock(page, new Date(Date.parse(periodEnd) + 1_000))
  })
}

type Read = { plan: string; status: string; autoCharge: boolean; nextChargeAt: string; periodEnd: string }

/** Signs in as the demo producer and finds a profile without a paid plan. */
async function signIn(page: Page, context: BrowserContext, request: APIRequestContext, language: Language) {
  let token = ''
  const headers = () => ({ authorization: `Bearer ${token}`, 'accept-language': language })
  const signInAgain = async () => {
    token = await tokenOf(request, 'producer')
    await page.goto('about:blank')
    await useToken(context, token)
  }
  await page.clock.setFixedTime((await (await request.get('/sandbox/clock')).json()).now)
  await signInAgain()
  const { items } = await (await request.get('/v1/user/subscriptions', { headers: headers() })).json()
  const found: { readonly id: string; readonly subject: { readonly slug: string } } = items.find(
    (each: { plan: string; status: string; allowed: string[] }) =>
      each.plan.startsWith('producer-') &&
      /^(free|expired)$/.test(each.status) &&
      each.allowed.includes('upgrade'),
  )
  const base = `/v1/subscription/10/${found.id}`
  const answer = async (call: string, method = 'get') =>
    (
      await request.fetch(call, { method, headers: headers(), ...(method === 'post' ? { data: {} } : {}) })
    ).json()
  const pageOf = ({ transaction }: { transaction: { paymentUrl: string } }) =>
    inLanguage(transaction.paymentUrl, language)
  return {
    free: { id: found.id, slug: found.subject.slug },
    path: () => inLanguage(`/user/subscription/order/${found.id}`, language),
    signInAgain,
    read: (): Promise<Read> => answer(base),
    quotes: (): Promise<{ quotes: { plan: string; due: { amountMinor: number } }[] }> =>
      answer(`${base}/quotes`),
    begin: async (id: string) => pageOf(await answer(`${base}/upgrade/${id}`, 'post')),
    renew: async () => pageOf(await answer(`${base}/renew`, 'post')),
  }
}

/** Sets the clock of the site and the clock of the browser, because both compute with the current day. */
async function setClock(page: Page, now: Date): Promise<void> {
  const answer = await page.request.post('/sandbox/clock', { data: { now: now.toISOString() } })
  expect(answer.status()).toBe(200)
  await page.clock.setFixedTime(now)
}

function siteUrl(path: string): string {
  return `${process.env.E2E_ORIGIN}${path}`
}

/** Whether the list page shows the listing in a paid slot. */
function isAdvertised(html: string, slug: string): boolean {
  return html.split(/<(?:li|article)\b/).some((part) => part.includes(slug) && /Реклама|>Ad</.test(part))
}

async function payWith(
  page: Page,
  language: Language,
  card: string,
  then: RegExp = /\/payment\/[\w-]+$/,
): Promise<void> {
  await page.getByLabel(WORDS[language].card).fill(card)
  await page.getByRole('button', { name: WORDS[language].pay }).click()
  await expect(page).toHaveURL(then)
}

/** Waits for a heading. The page must change to this heading without a reload. */
async function expectHeading(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: patience(20_000) })
}
