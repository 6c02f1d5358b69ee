import type { APIRequestContext, Page } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { ownSite } from '../../own-site.ts'
import { linkInMail, newAddress, newUser, tokenOf, useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES, type Language } from '../addresses.ts'
import { fillOrder, registerToOwn } from '../listings/placing-steps.ts'
import { PLACING } from '../listings/placing-words.ts'
import { expectGoodPage } from '../page-fit.ts'

const WORDS = {
  uk: {
    plans: 'Тариф і просування',
    boost: /^Рекламне місце/,
    buy: 'Купити послугу',
    runs: /діє до/,
    card: 'Номер тестової картки',
    pay: /^Сплатити \d/,
    paid: /^Сплачено \d/,
    toPay399: /^До сплати 399/,
    label: 'Реклама',
    plan: /^Топ — 399/,
    held: 'Ваш тариф',
    goPay: 'Перейти до оплати',
    afterMail: /після підтвердження адреси/,
  },
  en: {
    plans: 'Plan and promotion',
    boost: /^Ad slot/,
    buy: 'Buy the boost',
    runs: /lasts until/,
    card: 'Test card number',
    pay: /^Pay .*\d/,
    paid: /\d paid$/,
    toPay399: /399 to pay$/,
    label: 'Ad',
    plan: /^Top, .*399/,
    held: 'Your plan',
    goPay: 'Go to payment',
    afterMail: /once you have confirmed your address/,
  },
} as const
const GOOD_CARD = '4242424242424242'

// All flows come from one IP network. If the network exceeds the limit of registrations, a registration gets a 429 and
// then solves a proof-of-work challenge.
test.use({ expectedNoise: [/status of 429/] })
// The tests run one after another, because a listing that one test promotes appears on the pages of the other tests.
test.describe.configure({ mode: 'serial' })
ownSite(test)

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`a boost bought in ${language} from the order's page promotes it in its list, with a label`, async ({
    page,
    context,
    request,
  }) => {
    const token = await tokenOf(request, 'customer')
    const order = await findUnpromoted(request, token)
    await useToken(context, token)
    await page.goto(inLanguage(`/orders/${order.slug}`, language))
    await page.getByRole('main').getByRole('link', { name: words.plans }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.plans)
    await page.locator('#boosts summary').click()
    await page.getByRole('radio', { name: words.boost }).check()
    await expectGoodPage(page)
    await page.getByRole('button', { name: words.buy }).click()
    await pay(page, language)
    await page.goto(inLanguage(`/user/subscription/order/${order.subscription}`, language))
    await expect(page.getByText(words.runs)).toBeVisible()
    await expectGoodPage(page)
    await expectPromoted(page, language, order)
  })

  test(`a plan chosen with a new order in ${language} is paid next and promotes the order after approval`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const email = newAddress()
    const token = await newUser(request, email)
    await useToken(context, token)
    await page.goto(await linkInMail(request, email, '/verify/'))
    await page.setViewportSize({ width: 360, height: 780 })
    await fillOrder(page, language)
    await page.getByRole('radio', { name: words.plan }).check()
    await expectGoodPage(page)
    await page.getByRole('button', { name: PLACING[language].send }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.toPay399)
    await expectGoodPage(page)
    await pay(page, language)

    const headers = { authorization: `Bearer ${token}` }
    const { items } = await (await request.get('/v1/user/orders', { headers })).json()
    const { id, slug } = items[0]
    const staff = { authorization: `Bearer ${await tokenOf(request, 'moderator')}` }
    const approved = await request.post(`/v1/order/${id}/status/published`, { headers: staff, data: {} })
    expect(approved.status()).toBe(200)
    await expectPromoted(page, language, { slug })
    const own = await (await request.get('/v1/user/subscriptions', { headers })).json()
    await page.goto(inLanguage(`/user/subscription/order/${own.items[0].id}`, language))
    await expect(page.getByRole('columnheader').filter({ hasText: words.held })).toContainText('399')
    await expectGoodPage(page)
  })
}

test('a visitor can pay for the chosen plan after registering and confirming the e-mail', async ({
  page,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const [words, email] = [WORDS.uk, newAddress()]
  await page.goto('/advertisement')
  await page.getByRole('link', { name: 'Вибрати тариф «Топ» для замовлення' }).click()
  await expect(page).toHaveURL('/advertisement/order?plan=order-top')
  await fillOrder(page, 'uk', email, '/advertisement/order?plan=order-top')
  await expect(page.getByRole('radio', { name: words.plan })).toBeChecked()
  await page.getByRole('button', { name: PLACING.uk.save }).click()
  await registerToOwn(page, 'uk')
  await expect(page).toHaveURL(/thank-you\?order=.*&plan=order-top/)
  const thanks = page.url()
  await expect(page.getByText(words.afterMail)).toBeVisible()
  await expectGoodPage(page)
  await page.goto(await linkInMail(request, email, '/verify/'))
  // The page that the e-mail opens and the home page of the account both lead to the chosen plan.
  await expect(page.getByRole('link', { name: 'Сплатити вибраний тариф' })).toBeVisible()
  await page.goto('/user')
  await page.getByRole('link', { name: 'Перейти до оплати' }).click()
  await expect(page.getByRole('table')).toContainText('Ви вибрали')
  await page.goto(thanks)
  await page.getByRole('button', { name: words.goPay }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.toPay399)
})

type Found = { readonly slug: string; readonly subscription: string }

/** Finds a published order of the demo customer in a list that has a free slot for a promoted order. */
async function findUnpromoted(request: APIRequestContext, token: string): Promise<Found> {
  const headers = { authorization: `Bearer ${token}` }
  const { items } = await (await request.get('/v1/user/subscriptions?limit=60', { headers })).json()
  for (const { id, subject, allowed } of items) {
    if (subject.kind !== 'order' || !allowed.includes('boost')) continue
    const answer = await request.get(`/v1/order/${subject.slug}`)
    if (answer.status() !== 200) continue
    const order = await answer.json()
    if (order.status !== 'published' || order.promotion.topUntil !== null) continue
    const list = await request.post('/v1/order', { data: await filterOf(request, subject.slug) })
    const { promoted } = await list.json()
    if (promoted.length < 3) return { slug: subject.slug, subscription: id }
  }
  throw new Error('every order is promoted already')
}

async function filterOf(request: APIRequestContext, slug: string) {
  const [order, categories, regions] = await Promise.all(
    [`/v1/order/${slug}`, '/v1/category', '/v1/region'].map(async (url) => (await request.get(url)).json()),
  )
  const slugOf = (entries: { id: string; slug: string }[], id: string) =>
    entries.find((entry) => entry.id === id)?.slug ?? ''
  const { type }: { type: string } = order
  return {
    type,
    regionSlug: slugOf(regions, order.regionId),
    categorySlug: slugOf(categories, order.categoryId),
  }
}

/**
 * Checks that the list of orders shows the order with the label of an ad. The list is filtered by the order's type,
 * region and category.
 */
async function expectPromoted(page: Page, language: Language, { slug }: { readonly slug: string }) {
  const { type, regionSlug, categorySlug } = await filterOf(page.request, slug)
  const path = `/orders/type/${type}/region/${regionSlug}/category/${categorySlug}/page/1`
  const row = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/orders/${slug}"]`) })
    .filter({ hasText: WORDS[language].label })
  await expect(async () => {
    await page.goto(inLanguage(path, language))
    await expect(row.first()).toBeVisible({ timeout: patience(1_000) })
  }).toPass({ timeout: patience(10_000) })
}

async function pay(page: Page, language: Language): Promise<void> {
  const words = WORDS[language]
  await page.getByRole('button', { name: words.pay }).click()
  await page.getByLabel(words.card).fill(GOOD_CARD)
  await page.getByRole('button', { name: words.pay }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.paid, { timeout: patience(15_000) })
}
